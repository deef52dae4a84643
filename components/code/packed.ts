import { Refusal } from '../../core/engine/refusal.ts';

/** A game of hundreds of turns takes a tenth of it; what is longer is not looked at. */
const longestCode = 16_000;
/** What a code may become: a few bytes can be made to swell without end. */
const largestText = 400_000;

/** Text as letters that may stand in an address. */
export async function packed(text: string): Promise<string> {
  const bytes = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const all = new Uint8Array(await new Response(bytes).arrayBuffer());
  return btoa(Array.from(all, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** What was packed; a code that is damaged or swells too far is refused. */
export async function unpacked(code: string): Promise<string> {
  if (code.length > longestCode) throw new Refusal('code-large');
  if (!/^[\w-]+$/.test(code)) throw new Refusal('code-damaged');
  try {
    return await textOf(bytesOf(code));
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('code-damaged');
  }
}

const bytesOf = (code: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

async function textOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const parts = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (let size = 0; ;) {
    const { done, value } = await parts.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > largestText) {
      await parts.cancel();
      throw new Refusal('code-large');
    }
    text += decoder.decode(value, { stream: true });
  }
}
