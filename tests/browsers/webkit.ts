/** WebKitGTK over WebDriver, on a screen that nobody sees. */
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../harness/launch.ts'
import { type Browser, pressActs, typeActs } from './drive.ts'
import { endProgram, startProgram } from './wire.ts'

const windowProgram = () =>
  globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').find((path) => existsSync(path))

export async function openWebkit(paths: { driver: string; screen: string }): Promise<Browser> {
  const home = mkdtempSync(join(tmpdir(), 'fucina-webkit-'))
  const screen = await startProgram(
    paths.screen,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    /^(\d+)\n/m,
  )
  const port = await freePort()
  const driver = await startProgram(
    '/bin/sh',
    ['-c', `echo started; exec "${paths.driver}" --host=127.0.0.1 --port=${port}`],
    /started/,
    {
      env: {
        ...process.env,
        DISPLAY: `:${screen.match[1]}`,
        HOME: home,
        GDK_BACKEND: 'x11',
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        NO_AT_BRIDGE: '1',
        ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
      },
    },
  )
  const errors: string[] = []
  // biome-ignore lint/suspicious/noExplicitAny: a protocol of many shapes
  async function send(path: string, body: object = {}, method = 'POST'): Promise<any> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`)
    return value
  }
  async function untilListening() {
    for (let tries = 0; ; tries += 1) {
      try {
        return await send('/status', {}, 'GET')
      } catch (error) {
        if (tries > 100) throw error
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
  }
  await untilListening()
  const binary = windowProgram()
  const { sessionId } = await send('/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': binary ? { binary, args: ['--automation'] } : {},
      },
    },
  })
  const at = `/session/${sessionId}`
  return {
    errors,
    open: (url) => send(`${at}/url`, { url }),
    run: (source) => send(`${at}/execute/sync`, { script: `return ${source}`, args: [] }),
    press: (x, y) => send(`${at}/actions`, { actions: pressActs(x, y) }),
    type: (text) => send(`${at}/actions`, { actions: typeActs(text) }),
    resize: (width, height) => send(`${at}/window/rect`, { x: 0, y: 0, width, height }),
    async close() {
      await send(at, {}, 'DELETE')
      await endProgram(driver.program)
      await endProgram(screen.program)
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
