/** Firefox over WebDriver BiDi, which it speaks by itself. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, pressActs, typeActs } from './drive.ts'
import { endProgram, openSocket, startProgram } from './wire.ts'

export async function openFirefox(path: string): Promise<Browser> {
  const home = mkdtempSync(join(tmpdir(), 'fucina-firefox-'))
  const { program, match } = await startProgram(
    path,
    ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port=0'],
    /BiDi listening on (ws:\/\/\S+)/,
    { env: { ...process.env, HOME: home } },
  )
  const errors: string[] = []
  const { send, close } = await openSocket(`${match[1]}/session`, (_, params) => {
    if (params.level === 'error') errors.push(String(params.text))
  })
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await send('browsingContext.getTree')
  const context: string = contexts[0].context
  return {
    errors,
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async run(source) {
      const answer = await send('script.evaluate', {
        expression: `Promise.resolve(${source}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      })
      if (answer.type !== 'success') throw new Error(answer.exceptionDetails.text)
      return JSON.parse(answer.result.value)
    },
    press: (x, y) => send('input.performActions', { context, actions: pressActs(x, y) }),
    type: (text) => send('input.performActions', { context, actions: typeActs(text) }),
    resize: (width, height) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),
    async print() {
      const { data } = await send('browsingContext.print', { context })
      return Buffer.from(data, 'base64')
    },
    async close() {
      close()
      await endProgram(program)
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
