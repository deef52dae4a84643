/** Borders between the folders; the README's layout says what each is for. */
const ours = '^(core|components|print|sw|test)/';
/** A folder a bot, and the one that new bots begin as. */
const bot = '^core/(?:bots/[^/]+|cli/template)/';
const border = (name, from, allowed, { typesOnly } = {}) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: `${bot}test/` },
  to: {
    path: ours,
    pathNot: allowed,
    ...(typesOnly ? { dependencyTypesNot: ['type-only'] } : {}),
  },
});

const ftl = '\\.ftl$';

module.exports = {
  forbidden: [
    border('engine-stands-alone', '^core/engine/', ['^core/engine/']),
    border('bots-use-engine-and-look', '^core/(bots/[^/]+|cli/template)/', [
      '^core/(engine|look)/',
      '^core/$1/',
      '^core/bots/game\\.ts$',
    ]),
    border('registry-uses-bots', '^core/bots/(index|game)', ['^core/(engine|look|bots)/']),
    border('look-stands-alone', '^core/look/', ['^core/look/'], { typesOnly: true }),
    border('look-uses-types-of-the-engine', '^core/look/', ['^core/(look|engine)/']),
    border('store-uses-engine-and-look', '^core/store/', ['^core/(store|engine|look)/']),
    border('voice-uses-engine-and-look', '^core/voice/', ['^core/(voice|engine|look)/']),
    border('sight-uses-engine-and-look', '^core/sight/', ['^core/(sight|engine|look)/']),
    border('print-knows-bots-by-the-registry', '^print/', [
      '^print/',
      '^core/(engine|look|sight)/',
      '^core/bots/index',
      ftl,
    ]),
    border('components-know-bots-by-the-registry', '^components/', [
      '^(components|print|sw)/',
      '^core/(?!(bots|cli)/)',
      '^core/bots/index',
    ]),
    border('worker-stands-alone', '^sw/[^/]+\\.ts$', ['^sw/']),
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      from: { path: '^(core|components|print)/|^sw/[^/]+\\.ts$', pathNot: `${bot}test/` },
      to: { path: '^test/|/test/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:'] },
    },
  ],
  options: {
    includeOnly: ours,
    exclude: { path: '^(dist|node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.js', '.mjs', '.json', '.ftl'] },
  },
};
