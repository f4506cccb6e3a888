import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    // Drawings and the font are files of their own, so that a page's HTML and CSS stay small.
    assetsInlineLimit: 0,
  },
})
