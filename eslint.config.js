import { configs as lit } from 'eslint-plugin-lit';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

/** Replays, undo and other devices must come to the same game: see the README. */
const pure = (...more) => ({
  'no-restricted-syntax': [
    'error',
    {
      selector: "MemberExpression[object.name='Math'][property.name='random']",
      message: 'Draw with rng.ts.',
    },
    { selector: "Identifier[name='Date']", message: 'Rules know no clock.' },
    { selector: ':function[async=true]', message: 'Rules wait for nothing.' },
    ...more,
  ],
});
/** A folder a bot, and the one that new bots begin as. */
const bot = 'core/{bots/*,cli/template}';
const noTry = { selector: 'TryStatement', message: 'Only the runner catches.' };

export default tseslint.config(
  { ignores: ['dist', 'node_modules', '.cache', 'coverage'] },
  {
    files: ['**/*.ts'],
    extends: [...tseslint.configs.strictTypeChecked, lit['flat/recommended'], wc['flat/best-practice']],
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.json', 'core/cli/tsconfig.json', 'sw/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // `any` of the bots: a registry cannot know the state of each.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-misused-spread': 'off', // characters of a string, on purpose
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Tag = file = class; a part without a tag of its own would be in nobody's way.
      'wc/guard-super-call': 'off',
    },
  },
  { files: [`${bot}/**/*.ts`, 'core/engine/**/*.ts'], ignores: [`${bot}/test/**`], rules: pure(noTry) },
  { files: ['core/engine/{play,session,file}.ts'], rules: pure() },
  { files: ['core/engine/play.ts'], rules: { '@typescript-eslint/only-throw-error': 'off' } }, // a question stops the script
  // Loops over numbers stay within them.
  {
    files: ['core/voice/listen/*.ts', 'core/sight/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  // A screen is drawn when its game is there.
  { files: ['components/**/*.ts'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
  {
    files: ['test/**/*.ts', `${bot}/test/**/*.ts`],
    rules: {
      '@typescript-eslint/no-floating-promises': 'off', // expect() is typed as a promise
      '@typescript-eslint/no-unused-expressions': 'off', // expect(…).to.be.true
      '@typescript-eslint/no-non-null-assertion': 'off', // a test may fail on undefined
      'no-restricted-imports': [
        'error',
        {
          name: '@open-wc/testing',
          importNames: ['waitUntil'],
          message: 'It gives up after a second: take the one of test/tools.',
        },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.strict],
  },
);
