import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultServerConditions, defineConfig } from 'vite'
import { buildTarget } from './ops/browser-floor.ts'
import { development } from './ops/vite-development.ts'

/**
 * A file that pages share: what at least two of them load at once, `of` these parts of paths `but`
 * those. It takes along what its modules import, their icons too, unless a group before it did;
 * those that import nothing of the others come first.
 */
type Group = {
  name: string | ((module: string) => string | undefined)
  of: string[]
  but?: string[]
  minShareCount?: number
}

/**
 * Icons that several nouns draw stand on every page. One that is missing here leads from a noun's
 * page to another noun's file, and `npm run check` says that the page is over its budget.
 */
const icons = [
  ...[
    'arrow-left',
    'arrow-right',
    'bell-ring',
    'camera',
    'chevron-right',
    'circle-check',
    'download',
    'external-link',
    'eye',
    'eye-off',
    'file-text',
    'fingerprint-pattern',
    'flame',
    'key-round',
    'log-out',
    'mail',
    'map-pin',
    'message-square-text',
    'pencil',
  ],
  ...['play', 'plus', 'rotate-ccw', 'search', 'settings', 'shield-check', 'sparkles', 'square'],
  ...['trash', 'triangle-alert', 'wrench'],
].map((name) => `/icons/${name}.`)

/** Drawn where somebody is on the way through a guide. */
const progress = ['/ui/progress.', '/ui/funicular.']

/** Not in learners' files: screens of `admin/`, and schemas, whose validator comes with forms. */
const administration = ['/admin/', '-schema.ts', '-noun.ts']

/** What comes with the forms' validator. */
const validated = [
  ...['/records/form/', '/records/editor/record-editor', '/records/pictures/', '/records/noun.ts'],
  '-schema.ts',
]

/** Many small files compress badly, and each is a request. */
const scripts: Group[] = [
  {
    // The framework, the root with all that it imports, and what several nouns share.
    name: 'frame',
    minShareCount: 1,
    of: [
      ...['react', 'react-dom', 'react-router', 'scheduler'].map(
        (name) => `/node_modules/${name}/`,
      ),
      ...['/app/root.tsx', '/app/prompt-path.ts', '/app/shell/', '/app/ui/', '/app/learning/ease/'],
      ...['/app/group-paths.ts', '/app/sign-in-paths.ts', '/app/answer-kind.ts'],
      ...['/professions/profession.ts', '/professions/softened.ts', '/prompt-sets/prompt-set.ts'],
      ...['done-note', 'focused-note', 'intents', 'outcome', 'question', 'use-outcome'].map(
        (part) => `/records/acts/${part}.`,
      ),
      ...[
        '/platform/well-formed.ts',
        '/platform/seen.ts',
        '/platform/parse-url.ts',
        '/http/is-failure.ts',
      ],
      ...icons,
    ],
    but: ['/ui/markdown/', ...progress],
  },
  { name: 'progress', of: progress },
  {
    name: nounOf,
    of: ['/app/professions/', '/app/help/', '/learning/scenes/', '/learning/lessons/'],
    but: administration,
  },
  {
    name: 'accounts',
    of: ['/app/accounts/', '/app/security/'],
    but: [
      ...administration,
      '/accounts/users.ts',
      '/accounts/role-labels.ts',
      '/second-proof/',
      '/desk/',
      '/accounts/sign-in/',
    ],
  },
  { name: 'sign-in', of: ['/accounts/sign-in/'], but: ['/accounts/sign-in/desk-code'] },
  {
    // The dialog that asks once more comes when it is asked for.
    name: 'second-proof',
    of: ['/security/second-proof/', '/accounts/second-proof/'],
    but: ['/prove-again-form.'],
  },
  // Whom to call first: in the finder and in the workshop.
  { name: 'urgency', of: ['/app/urgency/'] },
  {
    name: 'saved',
    of: ['/app/saved/', '/ui/markdown/', '/prompt-sets/gaps.ts'],
    but: administration,
  },
  { name: 'learning', of: ['/app/guides/', '/app/tools/'], but: administration },
  {
    name: 'workshop',
    of: ['/app/workshop/', '/app/prompt-sets/'],
    but: [...administration, '/prompt-sets/template-ids.ts'],
  },
  { name: 'letter', of: ['/app/letter/'], but: administration },
  {
    name: 'groups',
    of: ['/app/groups/', '/app/notebooks/'],
    but: administration,
  },
  {
    name: 'admin',
    of: ['/app/records/', '/administration/frame/', '/accounts/role-labels.ts', '/lucide-react/'],
    but: validated,
  },
  { name: 'form', of: [...validated, '/@conform-to/', '/zod/'] },
  { name: 'scenes-admin', of: ['/learning/admin/', '/scene-noun.ts'] },
  { name: administrationOf, of: ['-noun.ts', '/admin/', '/accounts/users.ts'] },
]

const groups = [
  {
    // A noun's sheets are one file, fetched by the pages that name one of them, not by all that
    // share the script beside it. Those of its administration are another.
    name: nounOf,
    debugName: 'sheets',
    test: /\.css$/,
  },
  ...scripts.map(({ name, of, but = [], minShareCount = 2 }) => ({
    name,
    debugName: of[0] ?? '',
    minShareCount,
    // What is loaded later, by `import()`, stays apart.
    tags: ['$initial' as const],
    test: (module: string) => isOf(module, of) && !isOf(module, but),
  })),
  // What the workshop's later parts share, so that the page itself does not load it.
  {
    name: 'guard',
    test: (module: string) => isOf(module, ['/workshop/guard/', '/answer/own-data.']),
  },
]

function isOf(module: string, parts: string[]) {
  const path = module.replaceAll('\\', '/')
  return parts.some((part) => path.includes(part))
}

function nounOf(module: string) {
  const [, noun, admin] =
    /[\\/]app[\\/](?:(?:learning|administration)[\\/])?([^\\/]+)(?:[\\/](admin))?[\\/]/.exec(
      module,
    ) ?? []
  return admin ? `${noun}-${admin}` : noun
}

function administrationOf(module: string) {
  return `${nounOf(module)?.replace(/-admin$/, '')}-admin`
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), development()],
  // The page 'Come funziona qui' says on which day the program was built.
  define: { 'import.meta.env.BUILT_ON': JSON.stringify(new Date().toISOString().slice(0, 10)) },
  environments: {
    client: {
      build: { target: buildTarget, rolldownOptions: { output: { codeSplitting: { groups } } } },
    },
    // React Router drops `node`, as we don't use its own server: libraries would be taken for
    // browsers, and passwords hashed in script on the main thread.
    ssr: {
      resolve: { conditions: [...defaultServerConditions] },
      // Written for old browsers, each private field is a look-up in a weak map.
      build: { target: 'node22' },
    },
  },
  ssr: {
    noExternal: [
      // The whole icon set takes 45 MB of memory at run time; bundled, only the icons in use remain.
      'lucide-react',
      // Of hundreds of small files a few large ones: the server starts in two thirds of the time.
      ...['kysely', 'zod', 'jose', 'better-call', /better-auth/, /^@noble\//, /^@conform-to\//],
    ],
  },
  build: {
    cssTarget: buildTarget,
    // Drawings and the font are files of their own, so that a page's HTML and CSS stay small.
    assetsInlineLimit: 0,
  },
})
