import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { buildTarget } from './ops/browser-floor.ts'
import { development } from './ops/vite-development.ts'
import { inlineScript } from './ops/vite-inline-script.ts'
import { slimIcons } from './ops/vite-slim-icons.ts'

/** In one file React and the router compress 3 KB better, and stay cached when our code changes. */
const framework = {
  name: 'framework',
  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
}

/** The frame around every screen and what most screens share: small files compress badly. */
const frame = {
  name: 'frame',
  test: /[\\/]app[\\/](root\.tsx|shell[\\/]|platform[\\/](live[\\/]use-live|nonce)|ui[\\/](font|brand|button|field|tag|note|card|picture|load|create-icon|something|reload|use-hydrated|spinner|status|snackbar|format-date|plain-page|phone-menu|content-id|error-summary))/,
}

/** Small parts of several screens, each group before the larger one that would take it along. */
const copying = {
  name: 'copying',
  test: /[\\/]app[\\/]ui[\\/]copy-button|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]copy\.m?js/,
}
const doors = {
  name: 'doors',
  test: /[\\/]app[\\/](ui[\\/](prompt-path|arch)|workshop[\\/]workshop-page|prompt-sets[\\/]prompt-set)\.tsx?$|icons[\\/]flame\.m?js/,
}

/** The workshop's sheet: what /prompts needs at once, and the wizard once somebody writes. */
const sheet = {
  name: 'sheet',
  test: /[\\/]app[\\/](prompt-sets[\\/](composition|gaps)|workshop[\\/](answer|sheet)[\\/](allowance|answer-(part-later|place)|browser-storages|draft|generation|prompt-(bar|box|text)|sign-in-path|use-(alive|draft|generation|markdown)|work|work-begun|workshop-state))\.tsx?$/,
}

const groups = [framework, frame, copying, doors, sheet]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), inlineScript(buildTarget), slimIcons(), development()],
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
