/** Chrome over its DevTools protocol. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from './drive.ts'
import { endProgram, openSocket, startProgram } from './wire.ts'

export async function openChrome(path: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'fucina-chrome-'))
  const { program, match } = await startProgram(
    path,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      // Half a minute after the first cookie this Chrome's network dies of writing it down.
      '--incognito',
      'about:blank',
    ],
    /ws:\/\/127\.0\.0\.1:(\d+)/,
  )
  const opened = await fetch(`http://127.0.0.1:${match[1]}/json/new`, { method: 'PUT' })
  const page = (await opened.json()) as { webSocketDebuggerUrl: string }
  const errors: string[] = []
  let loaded = () => {}
  const { send, close } = await openSocket(page.webSocketDebuggerUrl, (method, params) => {
    if (method === 'Page.loadEventFired') loaded()
    if (method === 'Runtime.exceptionThrown') errors.push(JSON.stringify(params))
    if (method === 'Runtime.consoleAPICalled' && params.type === 'error') {
      errors.push(JSON.stringify(params.args))
    }
  })
  await send('Page.enable')
  await send('Runtime.enable')
  const mouse = (type: string, x: number, y: number) =>
    send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
  return {
    errors,
    async open(url) {
      const isLoaded = new Promise<void>((resolve) => {
        loaded = resolve
      })
      await send('Page.navigate', { url })
      await isLoaded
    },
    async run(expression) {
      const { result, exceptionDetails } = await send('Runtime.evaluate', {
        expression,
        returnByValue: true,
        awaitPromise: true,
      })
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails))
      return result.value
    },
    async press(x, y) {
      await mouse('mouseMoved', x, y)
      await mouse('mousePressed', x, y)
      await mouse('mouseReleased', x, y)
    },
    type: (text) => send('Input.insertText', { text }),
    resize: (width, height) =>
      send('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        deviceScaleFactor: 1,
        mobile: false,
      }),
    async print() {
      const { data } = await send('Page.printToPDF')
      return Buffer.from(data, 'base64')
    },
    async close() {
      close()
      await endProgram(program)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
