/** The drills themselves work: a small one, on the engine under test. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { engine } from '../harness/server.ts'

const root = resolve(import.meta.dirname, '../..')

/** Runs the command to its end, as a run of its own. */
async function drill(...args: string[]) {
  const { FUCINA_TEST_RUN: _, ...env } = process.env
  const child = spawn(process.execPath, ['bench/drills/run.ts', ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      output += part.toString()
    })
  }
  const [code] = (await once(child, 'close')) as [number]
  return { code, output }
}

test('HLD-22 WORK-17 a small crash holds what it promises and writes its section', {
  timeout: 120_000,
}, async () => {
  const directory = mkdtempSync(join(tmpdir(), 'fucina-drill-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const out = join(directory, 'DRILLS.md')
  const { code, output } = await drill('crash', '--engine', engine, '--size', '2', '--out', out)
  expect(output).not.toContain('**missed**')
  expect(code).toBe(0)
  expect(readFileSync(out, 'utf8')).toMatch(new RegExp(`^## crash, ${engine}$`, 'm'))
})
