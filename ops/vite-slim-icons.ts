import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const slim = resolve(import.meta.dirname, '../app/ui/create-icon.ts')

/**
 * In the built product every icon of lucide-react is drawn by app/ui/create-icon.ts: lucide's own
 * way has a context and switches nobody uses here, 1 KB on every page.
 */
export function slimIcons(): Plugin {
  return {
    name: 'fucina-slim-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isOfIcon = importer?.includes('/lucide-react/dist/esm/icons/')
      return isOfIcon && source.endsWith('/createLucideIcon.mjs') ? slim : undefined
    },
  }
}
