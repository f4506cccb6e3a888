/** The alerts of deploy/, judged by Prometheus' own tool. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const isHere = !spawnSync('promtool', ['--version']).error
const here = test.skipIf(!isHere)

/** promtool finds rules beside their tests. */
function promtool(...args: string[]) {
  const cwd = mkdtempSync(join(tmpdir(), 'fucina-rules-'))
  onTestFinished(() => rmSync(cwd, { recursive: true }))
  cpSync(join(root, 'deploy/prometheus-rules.yml'), join(cwd, 'prometheus-rules.yml'))
  cpSync(join(root, 'tests/prometheus-rules.test.yml'), join(cwd, 'prometheus-rules.test.yml'))
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

here('REL-18 the rules of deploy/ are rules (skipped without promtool)', () => {
  expect(promtool('check', 'rules', 'prometheus-rules.yml')).toEqual({
    status: 0,
    said: expect.stringMatching(/SUCCESS: \d+ rules found/),
  })
})

here('REL-18 each alert comes when it is meant, and not before (skipped without promtool)', () => {
  expect(promtool('test', 'rules', 'prometheus-rules.test.yml')).toEqual({
    status: 0,
    said: expect.stringContaining('SUCCESS'),
  })
})
