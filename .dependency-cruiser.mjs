/**
 * Who may import whom (CONTRIBUTING.md, "The house"). `npm run check -- imports` and
 * tests/architecture.test.ts read this file; a new edge between folders is one line here.
 */

/**
 * What each folder of `app` may import besides itself, `ui`, `platform` and `db`, from the bottom
 * up: a folder names only folders above it in this list, so no arrow runs back.
 */
export const edges = {
  records: [],
  urgency: [],
  security: ['records'],
  notices: ['records'],
  notebooks: ['records'],
  learning: ['records'],
  guides: ['records', 'learning'],
  tools: ['records', 'guides'],
  'prompt-sets': ['records'],
  professions: ['records', 'prompt-sets'],
  ai: ['records', 'security'],
  sharing: ['records', 'learning', 'professions'],
  saved: ['records', 'guides', 'ai'],
  accounts: ['records', 'learning', 'guides', 'saved', 'sharing', 'security'],
  help: ['records', 'accounts', 'security', 'urgency'],
  operations: ['records', 'ai', 'accounts', 'help'],
  finder: ['records', 'urgency', 'guides', 'tools', 'professions', 'prompt-sets'],
  workshop: ['records', 'urgency', 'professions', 'prompt-sets', 'saved', 'ai'],
  letter: ['records', 'urgency', 'saved', 'ai', 'prompt-sets', 'workshop'],
  onboarding: ['professions', 'prompt-sets', 'workshop'],
  reading: ['accounts', 'security'],
  groups: ['records', 'notebooks', 'learning', 'guides', 'prompt-sets', 'accounts', 'security'],
  dashboard: ['records', 'learning', 'guides', 'saved', 'accounts', 'security', 'groups'],
  home: [
    ...['learning', 'guides', 'finder', 'professions', 'prompt-sets', 'accounts', 'dashboard'],
  ],
  shell: ['notices', 'learning', 'accounts', 'security', 'operations', 'groups', 'reading'],
  legal: [
    'records',
    'learning',
    'saved',
    'ai',
    'accounts',
    'security',
    'groups',
    'reading',
    'shell',
  ],
  administration: [
    ...['records', 'notices', 'learning', 'guides', 'tools', 'professions', 'prompt-sets'],
    ...['ai', 'accounts', 'security', 'help', 'operations', 'groups', 'reading', 'shell', 'legal'],
  ],
  lifecycle: [
    'records',
    'learning',
    'guides',
    'ai',
    'saved',
    'accounts',
    'security',
    'groups',
    'reading',
    'shell',
    'operations',
    'administration',
  ],
}

/** The screens that edit a noun stand above all nouns: nobody imports them. */
const adminEdges = {
  ...edges,
  'prompt-sets': ['records', 'professions', 'workshop'],
}

/** The pure noun files: a noun's types and rules, without a database or React. */
const nouns = [
  'operations/(check|health/uptime-days)',
  'ai/(conversation|failed-texts|faults|model-end|money|quota)',
  'finder/finder',
  'learning/(steps|scenes/scene|ease/ease)',
  'guides/(guide|chapter-content|progress/achievements)',
  'groups/group',
  'help/help-place',
  'urgency/(emergency-numbers|urgency|urgent-notes)',
  'notebooks/(notebook|quiz)',
  'notices/notice',
  'accounts/(account|account-texts|password-field|role-labels|address/address-change|invitation/invitation|stats|users|settings/settings-texts|session/(device|session-limits)|sign-in/(return-path|who-has-passwords))',
  'security/(desk/desk|desk/desk-code|second-proof/second-proof)',
  'professions/(profession|profession-choices)',
  'prompt-sets/(prompt-set|composition|gaps)',
  'reading/(look|reading|reading-words)',
  'saved/(saved|version-address|versions)',
  'tools/tool',
  'workshop/(workshop-page|state/sheet-draft)',
]

/** Parts of a screen that other folders show. */
const screenParts = [
  'accounts/password-field',
  'accounts/sign-in/shared-device',
  'ai/budget-bar',
  'help/places',
  'reading/(reading-link|use-reading-panel)',
  'saved/saved-section',
  'saved/version-bar',
  'shell/cookies/cookie-preferences',
  'workshop/answer/answer-given-back',
  'workshop/folds/template-list',
  'workshop/sheet/sheet-link',
]

/** A room that stands on another one's sheet and answer uses their parts as its own. */
const rooms = { letter: ['^app/workshop/(guard|state|answer|sheet)/'] }

/** What the parts of one folder may import of each other, from the bottom up. */
const siblings = {
  administration: {
    trash: [],
    versions: [],
    content: [],
    register: [],
    manual: [],
    dashboard: ['content', 'register'],
    figures: ['dashboard'],
    database: ['trash', 'content'],
    frame: [],
  },
  // From what stands on the sheet to the answer, and on to the screens that show both.
  workshop: {
    guard: [],
    wishes: [],
    state: ['guard'],
    brackets: ['guard', 'state'],
    answer: ['guard', 'wishes', 'state', 'brackets'],
    sheet: ['guard', 'state', 'brackets', 'answer'],
    folds: ['state', 'sheet'],
  },
}

const folders = Object.keys(edges)
const anyFolder = `^app/(${folders.join('|')})/`
const admin = '^app/([^/]+/admin|administration)/'
const border = [
  '[.]server[.]ts$',
  '-schema[.]ts$',
  '-noun[.]ts$',
  '-card[.]tsx$',
  '-form[.]tsx$',
  '[.]css$',
  '^app/records/',
  `^app/(${nouns.join('|')})[.]ts$`,
  `^app/(${screenParts.join('|')})[.]tsx$`,
]
/** Every folder may say where a page is. */
const paths = '^app/(paths|group-paths|sign-in-paths|prompt-path)[.]ts$'
/** Every button may ask whether it is for whoever looks. */
const roles = '^app/platform/roles[.]ts$'
const test = '[.]test[.]tsx?$'
const route = '[.]route[.]tsx?$'
const server = '[.]server[.]tsx?$'
const drawer = '(^|/)(utils?|lib|helpers?|common|misc|shared)([.]|/)'
const serverPackages =
  '(^|/)node_modules/(kysely|pg|better-auth|openai|nodemailer|pino|prom-client|sharp|sirv|@remix-run/node-fetch-server|@react-router/node)/'

/** Rules for the files of one folder, or of its `admin/`, where they differ. */
function rulesOf(name, from, allowed, part = '') {
  const others = folders.filter((other) => ![name, ...allowed].includes(other))
  return {
    name: `edges-of-${name}${part}`,
    comment: `${name} may import only: ${allowed.join(', ') || 'ui, platform, db'}`,
    severity: 'error',
    from,
    // What a noun is: its published content is read by it.
    to: { path: `^app/(${others.join('|')})/`, pathNot: '-noun[.]ts$' },
  }
}

const folderRules = folders.flatMap((name) => [
  rulesOf(name, { path: `^app/${name}/`, pathNot: [test, `^app/${name}/admin/`] }, edges[name]),
  rulesOf(name, { path: `^app/${name}/admin/`, pathNot: test }, adminEdges[name], '-admin'),
  {
    name: `border-of-${name}`,
    comment:
      'across a border only *.server.ts, *-schema.ts, *-card.tsx, *-form.tsx, their sheets, a noun file or a listed part of a screen',
    severity: 'error',
    from: { path: `^app/${name}/`, pathNot: test },
    to: { path: anyFolder, pathNot: [`^app/${name}/`, ...border, ...(rooms[name] ?? [])] },
  },
])

const siblingRules = Object.entries(siblings).flatMap(([folder, parts]) =>
  Object.entries(parts).map(([name, allowed]) => ({
    name: `siblings-of-${folder}-${name}`,
    comment: `${folder}/${name} may import only: ${allowed.join(', ') || 'itself'}`,
    severity: 'error',
    // On the server the demo answers in a service's place, and asks as little as a service.
    from: {
      path: `^app/${folder}/${name}/`,
      pathNot: [test, ...(folder === 'workshop' ? [server] : [])],
    },
    to: {
      path: `^app/${folder}/[^/]+/`,
      pathNot: `^app/${folder}/(${[name, ...allowed].join('|')})/`,
    },
  })),
)

export default {
  forbidden: [
    {
      name: 'ui-imports-only-ui',
      severity: 'error',
      from: { path: '^app/ui/' },
      to: { path: '^(app|db|ops|tests|bench|server[.]ts)', pathNot: ['^app/ui/', paths, roles] },
    },
    {
      name: 'platform-imports-only-platform-and-db',
      severity: 'error',
      from: { path: '^app/platform/', pathNot: test },
      to: { path: '^(app|ops|tests|bench|server[.]ts)', pathNot: ['^app/platform/', paths] },
    },
    {
      name: 'db-imports-nothing-of-app',
      severity: 'error',
      from: { path: '^db/', pathNot: test },
      to: { path: '^(app|ops|tests|bench)/' },
    },
    {
      name: 'content-is-data',
      comment: 'db/content imports types, its own data, and the city that it speaks of',
      severity: 'error',
      from: { path: '^db/content/', pathNot: test },
      to: { pathNot: '^db/(content/|city\\.ts$)', dependencyTypesNot: ['type-only'] },
    },
    ...folderRules,
    ...siblingRules,
    {
      name: 'home-stays-light',
      comment:
        'the home page shows words of guides, lessons and saved responses that the server wrote',
      severity: 'error',
      from: { path: '^app/home/', pathNot: [server, test] },
      to: { path: '^app/(learning|guides|saved)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'admin-for-administrators',
      comment: "a noun's admin/ is mounted in app/routes.ts and imported by nobody outside it",
      severity: 'error',
      from: { path: '^app/([^/]+)/', pathNot: [test, '^app/[^/]+/admin/'] },
      to: { path: '^app/[^/]+/admin/' },
    },
    {
      name: 'no-imported-routes',
      comment: 'routes are mounted in app/routes.ts and imported by nobody',
      severity: 'error',
      from: { pathNot: test },
      to: { path: route, pathNot: '[+]types/' },
    },
    {
      name: 'database-only-on-the-server',
      comment: 'only *.server.ts touches the database and the libraries of the server',
      severity: 'error',
      from: { path: '^app/', pathNot: [server, test] },
      to: { path: ['^db/', serverPackages], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'browser-without-server-code',
      comment: 'only routes, whose server half the build strips, may import *.server.ts',
      severity: 'error',
      from: { path: '^app/', pathNot: [server, test, route, '-schema[.]ts$', '^app/root[.]tsx$'] },
      to: { path: server, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'zod-stays-on-the-server',
      comment:
        'zod only in *-schema.ts, *-noun.ts and *.server.ts, so that it never reaches a learner',
      severity: 'error',
      from: { path: '^app/', pathNot: [server, test, '-(schema|noun)[.]ts$'] },
      to: { path: '(^|/)node_modules/zod/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'schemas-stay-on-the-server',
      comment:
        '*-schema.ts and *-noun.ts are imported by server code, by the server half of routes, and by the admin area',
      severity: 'error',
      from: {
        path: '^app/',
        pathNot: [
          ...[server, test, route, '-(schema|noun)[.]ts$', admin],
          '^app/records/(form/|noun[.]ts$)',
        ],
      },
      to: { path: '-(schema|noun)[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'conform-in-admin',
      comment: 'the forms with nested lists, and Zod in the browser, are for administrators only',
      severity: 'error',
      from: { path: '^app/', pathNot: [admin, '^app/records/', test] },
      to: { path: '(^|/)node_modules/@conform-to/' },
    },
    {
      name: 'session-at-the-edge',
      comment:
        'only routes, the lifecycle and the session read what the process has one of; functions take it',
      severity: 'error',
      from: {
        path: anyFolder,
        pathNot: [
          test,
          route,
          '^app/lifecycle/',
          '^app/accounts/(sign-in/(auth|sign-in-screen)|session/session)[.]server',
        ],
      },
      to: { path: '^app/platform/process[.]server[.]ts$' },
    },
    {
      name: 'product-without-tools',
      comment: 'the product imports neither its tests nor its command-line tools',
      severity: 'error',
      from: { path: '^(app|db)/', pathNot: test },
      to: { path: '^(ops|tests|bench)/|[.]test[.]tsx?$|^server[.]ts$' },
    },
    {
      name: 'product-without-dev-packages',
      severity: 'error',
      from: { path: '^(app|db)/|^server[.]ts$', pathNot: [test, '^app/routes[.]ts$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-drawers',
      comment: 'a folder or file is named after what it is, not utils, lib, helpers, common, misc',
      severity: 'error',
      from: {},
      to: { path: drawer, pathNot: '(^|/)node_modules/' },
    },
    {
      name: 'no-index',
      comment: 'no index.ts that re-exports: import the file itself',
      severity: 'error',
      from: {},
      to: { path: '(^|/)index[.]tsx?$', pathNot: ['(^|/)node_modules/', '^build/'] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unknown-imports',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['[+]types/', '^build/', '[?](url|script)$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|data|[.]react-router|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
