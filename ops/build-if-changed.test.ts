import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const noisy = `
import { mkdirSync, writeFileSync } from 'node:fs'
import { hashOfSources, stamp } from './build-if-changed.mjs'
for (let line = 0; line < 300; line += 1) console.log('a line of the build ' + line)
console.error('a warning of the build')
if (process.env.BREAKS) process.exitCode = 1
else {
  mkdirSync('build/server', { recursive: true })
  writeFileSync('build/server/index.js', '')
  writeFileSync(stamp, hashOfSources())
}
`

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fucina-build-'))
  mkdirSync(join(folder, 'ops'))
  for (const name of ['build-if-changed.mjs', 'pinned-node.mjs']) {
    cpSync(join(import.meta.dirname, name), join(folder, 'ops', name))
  }
  writeFileSync(join(folder, 'ops/build.ts'), noisy)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function build(env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['ops/build-if-changed.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: folder, ...env },
  })
  return { status, said: stdout + stderr }
}

test('LET-99 the build says what it does and how long it takes; its own lines only where it fails', () => {
  const broken = build({ BREAKS: '1' })
  expect(broken.status).not.toBe(0)
  for (const line of [
    'a line of the build 0\n',
    'a line of the build 299',
    'a warning',
    'failed',
  ]) {
    expect(broken.said).toContain(line)
  }
  const about = 'Building the pages: this takes about a minute…\n'
  expect(build()).toEqual({ status: 0, said: about })
  expect(build()).toEqual({ status: 0, said: '' })
})
