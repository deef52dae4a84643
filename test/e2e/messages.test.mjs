import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FluentResource } from '@fluent/bundle';
import { loadConfigFromFile } from 'vite';

const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts');
const ftl = config.plugins.find(({ name }) => name === 'ftl');
const files = execFileSync('git', ['ls-files', '*.ftl'], { encoding: 'utf8' }).trim().split('\n');

test('messages are built shorter than they are written, and say the same', () => {
  for (const file of files) {
    const written = readFileSync(file, 'utf8');
    const built = JSON.parse(ftl.transform(written, file).replace('export default ', ''));
    assert.ok(built.length < written.length, file);
    assert.deepEqual(new FluentResource(built).body, new FluentResource(written).body, file);
  }
});
