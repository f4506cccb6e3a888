import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { buildTarget } from './ops/browser-floor.ts'
import { development } from './ops/vite-development.ts'

/**
 * Pages share a few files: many small ones compress badly, and each is a request. A group takes
 * along what its modules import, so those that import nothing of the others come first; schemas
 * stay with the forms, whose validator no learner loads. 'learning' leaves eight icons to 'admin':
 * only administrators see them; and five to 'workshop', where alone they stand. 'guard' is what
 * parts of the workshop share that come later, so that the page itself does not load it. The icons
 * of 'scenes' stand on no other page, 'facades' only on the home page and in the administration.
 * 'frame' is all that lessons and guides share, so it holds the form at the end of both.
 */
const groups = [
  {
    // A noun's sheets are one file, fetched by the pages that name one of them, not by all that
    // share the script beside it. Those of its administration are another.
    name: nounOf,
    debugName: 'sheets',
    test: /\.css$/,
  },
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
  },
  {
    name: 'frame',
    test: /[\\/]app[\\/](root\.tsx|(prompt-path|paths)\.ts|shell[\\/]|reading[\\/](open-reading|reading-link)|learning[\\/]ease[\\/]|platform[\\/](live[\\/]use-live|nonce|parse-url)|ui[\\/](?!relative-time|password-field|card\.|dialog\.|(print-button|send-text|text-acts)\.|markdown[\\/](parse|bounded|print)|reading[\\/](?!read-aloud\.tsx))|professions[\\/](profession|softened)\.ts|prompt-sets[\\/]prompt-set\.ts|records[\\/]acts[\\/](intents|outcome|question|use-outcome))|icons[\\/](arrow-left|arrow-right|eye|eye-off|minus|pencil|plus|search|star|wrench)\./,
  },
  {
    name: 'facades',
    test: /[\\/]app[\\/]professions[\\/](profession-icon|facade-card)|icons[\\/](building-complex|chef-hat|graduation-cap|scale|shopping-bag|stethoscope)\./,
    minShareCount: 2,
  },
  {
    name: 'scenes',
    test: /[\\/]app[\\/]learning[\\/]scenes[\\/](?!.*-schema)|icons[\\/](at-sign|banknote|megaphone|mic|phone-call|shield-x|shuffle|sticky-note|thumbs-up|user|message-circle-question-mark)\./,
    minShareCount: 2,
  },
  {
    name: 'lessons',
    test: /[\\/]app[\\/]learning[\\/]lessons[\\/](?!.*-schema)/,
    minShareCount: 2,
  },
  {
    name: 'people',
    test: /[\\/]app[\\/](people[\\/](?!.*(-schema|users\.|admin[\\/]))|ui[\\/](password-field|card)\.)/,
    minShareCount: 2,
  },
  {
    name: 'learning',
    test: /[\\/]app[\\/](guides|tools|saved)[\\/](?!.*(-schema|admin[\\/]))|records[\\/]acts[\\/](done|focused)-note|prompt-sets[\\/]gaps|ui[\\/](print-button|send-text|text-acts)\.|lucide-react(?!.*icons[\\/](arrow-down|badge-check|bot|file-search|history|link-2|refresh-cw|upload|bookmark|chevron-right|image-plus|phone|undo-2)\.)/,
    minShareCount: 2,
  },
  {
    name: 'workshop',
    test: /[\\/]app[\\/](workshop|prompt-sets)[\\/](?!.*(-schema|answer[\\/](ask|ignore-second-half|read-answer|question)\.|urgency|sign[\\/](?!sign\.)|finished|correct-text|own-data|guard[\\/](?!open-gaps|placeholder)|card|admin[\\/]|gaps\.ts))/,
    minShareCount: 2,
  },
  {
    name: 'guard',
    test: /[\\/]app[\\/]workshop[\\/](guard[\\/](hide|find|seen-text|guarded-field|hints-note)|answer[\\/]own-data)\.|icons[\\/]undo-2\./,
  },
  {
    name: 'admin',
    test: /[\\/]app[\\/](records[\\/](acts|draft|exchange|former|list|frame|trash)|administration[\\/](frame|facts))[\\/]|[\\/]admin[\\/](guide|tool|profession|set|user)-acts\.|people[\\/]users\.|ui[\\/]relative-time\.|app[\\/]admin-paths\.|lucide-react/,
    minShareCount: 2,
  },
  {
    name: 'form',
    test: /[\\/]app[\\/]records[\\/]form[\\/]|-schema\.ts|@conform-to|[\\/]zod[\\/]/,
    minShareCount: 2,
  },
  {
    name: 'scenes-admin',
    test: /[\\/]app[\\/]learning[\\/]admin[\\/]/,
    minShareCount: 2,
  },
]

function nounOf(module: string) {
  const [, noun, admin] =
    /[\\/]app[\\/](?:(?:learning|administration)[\\/])?([^\\/]+)(?:[\\/](admin))?[\\/]/.exec(
      module,
    ) ?? []
  return admin ? `${noun}-${admin}` : noun
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), development()],
  // The page 'Come funziona qui' says on which day the program was built.
  define: { 'import.meta.env.BUILT_ON': JSON.stringify(new Date().toISOString().slice(0, 10)) },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
    },
  },
  // The whole icon set takes 45 MB of memory at run time; bundled, only the icons in use remain.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    target: buildTarget,
    // Drawings and the font are files of their own, so that a page's HTML and CSS stay small.
    assetsInlineLimit: 0,
  },
})
