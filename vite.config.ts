import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
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
  test: /[\\/]app[\\/](root\.tsx|shell[\\/]|platform[\\/](use-live|nonce)|ui[\\/](font|brand|button|field|tag|note|card|picture|load|create-icon|something|reload|use-hydrated|spinner|status|snackbar|format-date|plain-page|error-summary))/,
}

const target = 'es2022'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), inlineScript(target), slimIcons(), development()],
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [framework, frame] } } } },
    },
  },
  // The whole icon set takes 45 MB of memory at run time; bundled, only the icons in use remain.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    target,
    // Drawings and the font are files of their own, so that a page's HTML and CSS stay small.
    assetsInlineLimit: 0,
  },
})
