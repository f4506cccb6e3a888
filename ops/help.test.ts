import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { inheritedEnvironment } from '../tests/harness/run.ts'
import { commands } from './help.mjs'

const root = resolve(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const all = Object.entries(scripts as Record<string, string>)

test('HLD-21 every command has its words', () => {
  expect(Object.keys(commands).sort()).toEqual(all.map(([name]) => name).sort())
})

describe('HLD-21 --help', { timeout: 60_000 }, () => {
  test.each(all)('%s says what it does, and does nothing', (name, script) => {
    const directory = mkdtempSync(join(tmpdir(), 'fucina-help-'))
    onTestFinished(() => rmSync(directory, { recursive: true }))
    const data = join(directory, 'data')
    const [program = '', ...parts] = script.split(' ')
    expect(program).toBe('node')
    for (const option of name === 'backup' ? ['--help', '-h'] : ['--help']) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [...parts, option], {
        cwd: root,
        encoding: 'utf8',
        env: { ...inheritedEnvironment(), DATA_DIR: data },
      })
      expect(stderr).toBe('')
      expect(status).toBe(0)
      const isOwn = name === 'start' || name === 'test'
      expect(stdout).toMatch(new RegExp(`^Usage: npm ${isOwn ? name : `run ${name}`}`))
      expect(stdout).toContain('Exit codes:\n  0  ')
      expect(stdout.split('\n').length).toBeLessThan(25)
    }
    expect(existsSync(data)).toBe(false)
  })

  test('a program that is run by itself answers too', () => {
    const { status, stdout } = spawnSync(process.execPath, ['ops/restore.ts', '--help'], {
      cwd: root,
      encoding: 'utf8',
    })
    expect([status, stdout.split('\n')[0]]).toEqual([0, `Usage: ${commands.restore.usage}`])
  })
})
