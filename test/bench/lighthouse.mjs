/** What Lighthouse says of home and of a table. It comes from npm when it is run: it is no part of this project. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumArgs, findChromium } from '../tools/chromium.mjs';
import { serve } from './visits.mjs';

const run = promisify(execFile);
const version = 'lighthouse@13';
const categories = ['performance', 'accessibility', 'best-practices'];

/** A trial turn is a table that needs no game. */
const addresses = (bot) => ({ home: '', table: `#/try/${bot}` });

/** The scores of 100, and what cost points. */
export async function lighthouse(folder, bot) {
  const server = await serve(folder);
  const rows = [];
  for (const [where, route] of Object.entries(addresses(bot))) {
    const { stdout } = await run(
      'npx',
      [
        '--yes',
        version,
        `${server.address}${route}`,
        '--quiet',
        '--output=json',
        `--only-categories=${categories.join()}`,
        `--chrome-flags=--headless=new ${chromiumArgs.join(' ')}`,
      ],
      { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 1e8 },
    );
    const report = JSON.parse(stdout);
    for (const category of categories) {
      const { score, auditRefs } = report.categories[category];
      const lost = auditRefs.filter(({ id, weight }) => weight > 0 && (report.audits[id].score ?? 1) < 1);
      rows.push({
        where,
        category,
        score: Math.round(score * 100),
        lost: lost.map(({ id }) => id).join(', '),
      });
    }
  }
  server.close();
  return rows;
}
