import { zlibSync } from 'fflate';

/** What the PDF library asks of pako, from a smaller one: `vite.config.ts` puts it in its place. */
export default { deflate: (bytes: Uint8Array): Uint8Array => zlibSync(bytes) };
