/** A reporter of `node --test`: a line for each test that takes seconds, for the list at the end of `npm test`. */
import { relative } from 'node:path';

export default async function* slowTests(source) {
  for await (const { type, data } of source) {
    const isTest = type === 'test:pass' || type === 'test:fail';
    if (!isTest || data.details.type === 'suite' || !data.file) continue;
    if (data.details.duration_ms < 1000) continue;
    const seconds = (data.details.duration_ms / 1000).toFixed(1);
    yield `took: ${seconds} ${relative(process.cwd(), data.file)}: ${data.name}\n`;
  }
}
