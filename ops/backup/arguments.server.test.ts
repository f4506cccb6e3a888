import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { engine, testPlace } from '../../tests/harness/database.ts'
import { startOperator } from '../../tests/harness/operator.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Programs of that name that note how they were called, and go on as the real ones. */
function noting(directory: string, names: string[]): { PATH: string; noted: () => string } {
  const folder = join(directory, 'programs')
  mkdirSync(folder)
  const log = join(directory, 'called')
  for (const name of names) {
    const real = execFileSync('which', [name], { encoding: 'utf8' }).trim()
    writeFileSync(join(folder, name), `#!/bin/sh\necho "$0 $*" >>${log}\nexec ${real} "$@"\n`)
    chmodSync(join(folder, name), 0o755)
  }
  return { PATH: `${folder}:${process.env.PATH}`, noted: () => readFileSync(log, 'utf8') }
}

test.runIf(engine === 'postgres')(
  'REL-23 no password stands among the arguments of a program',
  async () => {
    const [place, empty] = [await testPlace('seeded'), await testPlace('empty')]
    const { PATH, noted } = noting(place.directory, ['pg_dump', 'psql'])
    // The cluster of the tests asks nobody for one: any will do.
    const withPassword = (url: string | undefined) => {
      const address = new URL(url ?? '')
      address.password = 'parola-segreta'
      return address.href
    }
    const file = join(place.directory, 'copia')
    const made = await startOperator({ ...place, url: withPassword(place.url) }, 'backup', [file], {
      PATH,
    }).ended
    expect([made.code, made.errors]).toEqual([0, ''])
    const back = { ...empty, url: withPassword(empty.url) }
    const restored = await startOperator(back, 'restore', [file], { PATH }).ended
    expect([restored.code, restored.errors]).toEqual([0, ''])
    expect(noted()).toMatch(/pg_dump .*--dbname=postgres/)
    expect(noted()).toMatch(/psql .*postgres/)
    expect(noted() + made.output + restored.output).not.toContain('parola-segreta')
  },
)
