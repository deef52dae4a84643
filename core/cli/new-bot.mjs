/** `npm run new-bot -- id`: a folder in core/bots with a small bot that plays at once, and its line in the registry. */
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const template = fileURLToPath(new URL('template', import.meta.url));
const bots = fileURLToPath(new URL('../bots', import.meta.url));
const registry = join(bots, 'index.ts');

function refusal(id) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id ?? ''))
    return 'A bot is called by small letters, digits and hyphens: npm run new-bot -- two-harbours';
  if (existsSync(join(bots, id)) || id === 'template') return `There is a bot called ${id} already.`;
  return undefined;
}

/** The game's name until its maker gives it a better one: Two Harbours for two-harbours. */
const titleOf = (id) =>
  id.replace(/(^|-)([a-z])/g, (_, gap, letter) => `${gap && ' '}${letter.toUpperCase()}`);

function make(id) {
  const folder = join(bots, id);
  cpSync(template, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.(ts|ftl|md)$/.test(name)) continue;
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8')
      .replaceAll("'template'", `'${id}'`)
      .replaceAll('Template', titleOf(id))
      .replace("'../../bots/game.ts'", "'../game.ts'");
    writeFileSync(path, text);
  }
  const lines = readFileSync(registry, 'utf8').split('\n');
  const last = lines.findLastIndex((line) => /^import '\.\/.*\/game\.ts';$/.test(line));
  writeFileSync(registry, lines.toSpliced(last + 1, 0, `import './${id}/game.ts';`).join('\n'));
}

const [id] = process.argv.slice(2);
const why = refusal(id);
if (why) {
  console.error(why);
  process.exitCode = 1;
} else {
  make(id);
  console.log(`core/bots/${id} is there, and plays. See "Add a bot" in the README for what to change first.`);
}
