import { build, type Plugin } from 'vite'

const query = '?script'

/**
 * `import text from './x.ts?script'`: the file with all it imports as the text of one small
 * script, to be put into a page.
 */
export function inlineScript(target: string[]): Plugin {
  return {
    name: 'fucina-inline-script',
    async load(id) {
      if (!id.endsWith(query)) return
      const input = id.slice(0, -query.length)
      const built = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          target,
          write: false,
          minify: true,
          modulePreload: false,
          rolldownOptions: { input, output: { format: 'iife' } },
        },
      })
      const chunks = [built].flat().flatMap((part) => ('output' in part ? part.output : []))
      const [script] = chunks.filter((chunk) => chunk.type === 'chunk')
      if (!script || chunks.length > 1) throw new Error(`${input} is not one script`)
      for (const module of script.moduleIds) this.addWatchFile(module)
      return `export default ${JSON.stringify(script.code.trim())}`
    },
  }
}
