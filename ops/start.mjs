/**
 * `npm start`: installs what is missing, builds what has changed, serves, and says where.
 * Runs on any Node from 20; the server itself runs on the project's own Node. A supervisor or
 * container runs `node server.ts` directly instead (docs/operations/running.md).
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildIfChanged } from './build-if-changed.mjs'
import { installIfChanged } from './install-if-changed.mjs'
import { pinnedNode, serverArguments } from './pinned-node.mjs'

const root = resolve(import.meta.dirname, '..')
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'))
const pollMilliseconds = 50
const isWindows = process.platform === 'win32'

/** Where the browser finds the server, from the same settings the server reads. */
function addresses() {
  const { HOST = '127.0.0.1', PORT = '3000', PUBLIC_URL } = process.env
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[HOST] ?? HOST
  return {
    isKnown: PORT !== '0',
    readiness: `http://${host}:${PORT || '3000'}/readyz`,
    public: PUBLIC_URL || `http://localhost:${PORT || '3000'}`,
  }
}

/** Another server may answer on the port: only ours counts, once it says that it listens. */
async function sayWhenReady(server) {
  const { isKnown, readiness, public: address } = addresses()
  if (!isKnown) return
  const isListening = await Promise.race([
    once(server, 'message').then(() => true),
    once(server, 'exit').then(() => false),
  ])
  while (isListening && server.exitCode === null && server.signalCode === null) {
    const answer = await fetch(readiness).catch(() => undefined)
    if (answer?.ok) {
      console.log(`\nFucina ${version} is ready: open ${address}   (Ctrl+C stops it)\n`)
      return
    }
    await wait(pollMilliseconds)
  }
}

/** Runs the server until it ends; a signal is handed on once, so that it can stop cleanly. */
function serve() {
  const server = spawn(pinnedNode(), serverArguments, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
    // A group of its own: Ctrl+C would otherwise reach the server twice, from the terminal and us.
    detached: !isWindows,
  })
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    })
  }
  server.once('error', (error) => {
    console.error(`Fucina could not start: ${error.message}`)
    process.exitCode = 1
  })
  server.once('exit', (code) => {
    process.exitCode = code ?? 1
  })
  return server
}

try {
  installIfChanged()
  buildIfChanged()
  await sayWhenReady(serve())
} catch (error) {
  console.error(`Fucina could not start: ${error.message}`)
  process.exitCode = 1
}
