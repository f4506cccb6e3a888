import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inheritedEnvironment } from '../tests/harness/run.ts'

const root = resolve(import.meta.dirname, '..')
const operators = ['admin', 'backup', 'doctor', 'move-to-postgres', 'restore']
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** What `git pull` leaves: the program of a version whose packages are not there yet. */
function pulled(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fucina-run-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'))
  mkdirSync(join(folder, 'ops'))
  for (const name of readdirSync(import.meta.dirname)) {
    if (name.endsWith('.mjs')) cpSync(join(root, 'ops', name), join(folder, 'ops', name))
  }
  return folder
}

test('HLD-21 a command of operators installs nothing: it says what to run', () => {
  const folder = pulled()
  for (const name of [...operators, 'build']) {
    const { status, stdout, stderr } = spawnSync('node', scripts[name].split(' ').slice(1), {
      cwd: folder,
      encoding: 'utf8',
      env: inheritedEnvironment(),
    })
    expect([name, status, stdout]).toEqual([name, 1, ''])
    expect(stderr).toMatch(/^The packages are not those .* Run npm ci && npm run build first\.\n$/)
  }
  expect(readdirSync(folder).sort()).toEqual(['ops', 'package-lock.json'])
})

test.for(operators)('HLD-21 %s --help says what it does, and does nothing', (name) => {
  const DATA_DIR = join(pulled(), 'data')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...scripts[name].split(' ').slice(1), '--help'],
    { cwd: root, encoding: 'utf8', env: { ...inheritedEnvironment(), DATA_DIR } },
  )
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(new RegExp(`^Usage: npm run ${name}`))
  expect(stdout).toContain('Exit codes:\n  0  ')
  expect(existsSync(DATA_DIR)).toBe(false)
})

test.for(['', '{', '{}'])('HLD-21 an installation that was cut off is none: %j', (noted) => {
  const folder = pulled()
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), noted)
  const { status, stderr } = spawnSync('node', scripts.backup.split(' ').slice(1), {
    cwd: folder,
    encoding: 'utf8',
    env: inheritedEnvironment(),
  })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^The packages are not those .*\n$/)])
})
