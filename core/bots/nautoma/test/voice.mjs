import { headline } from '../../../../test/e2e/table.mjs';
import { sayUntil, sitDown } from '../../../../test/voice-stage/table.mjs';

export default {
  async 'a week by voice alone'(page, address) {
    await sitDown(page, address, 'nautoma');
    await sayUntil(page, 'de', async () => (await headline(page)).startsWith('Woche 2'));
  },
};
