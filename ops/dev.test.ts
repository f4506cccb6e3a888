import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../tests/harness/launch.ts'
import { inheritedEnvironment } from '../tests/harness/run.ts'

test('the development server shows pages', { timeout: 90_000 }, async () => {
  const port = await freePort()
  const server = spawn(process.execPath, [resolve(import.meta.dirname, 'dev.ts')], {
    env: { ...inheritedEnvironment(), PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
  }
  server.stdout.on('data', collect)
  server.stderr.on('data', collect)
  onTestFinished(async () => {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  })
  const page = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  await expect
    .poll(
      () =>
        page('/').then(
          ({ ok }) => ok,
          () => output,
        ),
      { timeout: 80_000 },
    )
    .toBe(true)
  for (const path of ['/login', '/prompts', '/app/entry.client.tsx']) {
    expect([path, (await page(path)).status]).toEqual([path, 200])
  }
  expect(output).not.toContain('rror: ')
})
