/**
 * The process, from its start to its end. Run with Node directly (`node server.ts`) after
 * `npm run build`.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'

/** The built application: its entry is app/entry.server.tsx. */
type Build = ServerBuild & { entry: { module: typeof import('./app/entry.server.tsx') } }

const builtServer = new URL('./build/server/index.js', import.meta.url)
const backup = fileURLToPath(new URL('./ops/backup.ts', import.meta.url))
const builtFiles = fileURLToPath(new URL('./build/client/', import.meta.url))

async function start() {
  // React takes its development build, three times slower, where nobody says otherwise.
  process.env.NODE_ENV ||= 'production'
  // Reads the settings, opens the log and the database: app/platform/process.server.ts.
  const build: Build = await import(builtServer.href)
  const { application } = build.entry.module

  application.redirectConsole(application.log)
  const server = application.createServer(build, builtFiles)
  process.on('SIGTERM', server.stop)
  process.on('SIGINT', server.stop)
  await application.claimDatabase()
  // Before the database is ready: meanwhile /readyz says no (docs/operations/running.md).
  await server.listen()
  process.send?.('listening')
  await application.prepareDatabase()
  application.startBackgroundWork(backup)
  await server.warm()
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

if (!existsSync(builtServer)) fail('There is no build: run npm ci && npm run build first.')
try {
  await start()
} catch (error) {
  // What the operator can mend is one line, without a stack.
  if (error instanceof Error && 'isForOperator' in error) fail(error.message)
  throw error
}
