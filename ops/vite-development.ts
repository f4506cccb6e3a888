import type { ServerResponse } from 'node:http'
import { isRunnableDevEnvironment, type Plugin } from 'vite'

const policy = 'content-security-policy'

/** Vite shows changed styles by inline <style> elements, without a nonce. */
const withInlineStyles = (value: unknown) =>
  typeof value === 'string'
    ? value.replace(/style-src 'self'[^;]*/, "style-src 'self' 'unsafe-inline'")
    : value

function allowInlineStyles(response: ServerResponse) {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) =>
    setHeader(
      name,
      name.toLowerCase() === policy ? (withInlineStyles(value) as typeof value) : value,
    )
}

/**
 * What only the development server needs: styles that change while one looks, and the work
 * beside requests, which server.ts starts in production.
 */
export function development(): Plugin {
  return {
    name: 'fucina-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((_request, response, next) => {
        allowInlineStyles(response)
        next()
      })
      server.httpServer?.once('listening', async () => {
        const { ssr } = server.environments
        if (!ssr || !isRunnableDevEnvironment(ssr)) return
        const lifecycle = await ssr.runner.import('/app/lifecycle/lifecycle.server.ts')
        await lifecycle.prepareDatabase()
        lifecycle.startBackgroundWork(null)
      })
    },
  }
}
