/** The package's own scripts, on a folder in the place of the system, with stand-ins for what they call. */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
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

const scripts = resolve(import.meta.dirname, '../deploy/debian')

/**
 * A system with a site; its backups fail from the `failing`th on, and what keeps it from starting is
 * `said`.
 */
function installed({ failing = 99, said = '' } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'fucina-deb-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const at = (...names: string[]) => join(root, ...names)
  for (const folder of ['bin', 'etc/fucina', 'run/systemd/system', 'var/lib/fucina/backups']) {
    mkdirSync(at(folder), { recursive: true })
  }
  for (const file of ['etc/fucina/settings', 'var/lib/fucina/fucina.sqlite']) {
    writeFileSync(at(file), '')
  }
  const program = (name: string, script: string) => {
    writeFileSync(at('bin', name), `#!/bin/sh\n${script}\n`)
    chmodSync(at('bin', name), 0o755)
  }
  for (const name of ['adduser', 'chown', 'deluser', 'getent']) program(name, 'exit 0')
  program('stat', 'echo root')
  writeFileSync(
    at('confmodule'),
    `db_input() { :; }\ndb_go() { :; }\ndb_purge() { :; }\ndb_get() { RET=false; }\n`,
  )
  program(
    'systemctl',
    `if [ "$1" = --quiet ]; then shift; fi
if [ "$1" = is-active ]; then exit 0; fi
echo "$1" >>${at('done')}`,
  )
  program(
    'fucina',
    `if [ "$2" = --check ]; then ${said ? `echo "${said}"; exit 1` : 'exit 0'}; fi
echo copy >>${at('done')}
[ "$(grep -c copy ${at('done')})" -lt ${failing} ] && touch "$2"`,
  )
  return {
    at,
    backups: () => readdirSync(at('var/lib/fucina/backups')),
    run(script: string, ...given: string[]) {
      const text = readFileSync(join(scripts, script), 'utf8')
        .replaceAll('/usr/bin/fucina', at('bin/fucina'))
        .replaceAll('/usr/share/debconf/confmodule', at('confmodule'))
        .replaceAll(/\/(?=var\/lib|etc\/fucina|run\/)/g, `${root}/`)
      const { status, stdout, stderr } = spawnSync('sh', ['-c', text, script, ...given], {
        encoding: 'utf8',
        env: { PATH: `${at('bin')}:${process.env.PATH}` },
      })
      const done = existsSync(at('done')) ? readFileSync(at('done'), 'utf8').trim().split('\n') : []
      return { status, stdout, stderr, done }
    },
  }
}

test('REL-03 an update stops the site once a copy can be made, and keeps the one made after it', () => {
  const site = installed()
  expect(site.run('prerm', 'upgrade', '1.2.0').done).toEqual([])
  const { status, done } = site.run('preinst', 'upgrade', '1.1.0')
  expect([status, done]).toEqual([0, ['copy', 'stop', 'copy', 'stop']])
  expect(site.backups()).toEqual([expect.stringMatching(/^before-update-from-1\.1\.0-\d+T\d+/)])
  expect(site.backups()[0]).toMatch(/\.sqlite$/)
})

test.each([
  ['no copy can be made', 1, ['copy', 'start']],
  ['the second copy fails', 2, ['copy', 'stop', 'copy', 'start']],
])('REL-03 where %s nothing is updated, and the site goes on', (_, failing, expected) => {
  const site = installed({ failing })
  const { status, stderr, done } = site.run('preinst', 'upgrade', '1.0.0')
  expect([status, done]).toEqual([1, expected])
  expect(stderr).toContain('nothing is updated')
  expect(site.backups()).toEqual([])
  expect(existsSync(site.at('run/fucina-update'))).toBe(false)
})

test('REL-03 an update that gives up while it unpacks starts the former version', () => {
  const site = installed()
  expect(site.run('postrm', 'abort-upgrade', '1.0.0').done).toEqual(['daemon-reload', 'start'])
})

test('REL-03 where a wrong setting keeps the data from being copied, no update without a copy is offered', () => {
  const site = installed({ failing: 1, said: 'wrong settings: PORT' })
  const { status, stderr } = site.run('preinst', 'upgrade', '1.1.0')
  expect(status).toBe(1)
  expect(stderr).toContain('nothing is updated; the site is as it was. Mend the settings')
  expect(stderr).not.toContain('FUCINA_COPY')
})

test('REL-65 REL-64 what keeps it from starting is said at the end of the installation', () => {
  const saidAtEnd = (said: string) => installed({ said }).run('postinst', 'configure').stderr
  expect(saidAtEnd('wrong settings: PORT')).toBe(
    'fucina: it does not start with wrong settings: PORT\n',
  )
  const newer = 'the database was made by a newer version of Fucina'
  expect(saidAtEnd(newer)).toMatch(`fucina: it does not start: ${newer} (fucina restore FILE: `)
  expect(installed().run('postinst', 'configure').stderr).toBe('')
})

test('REL-02 purged, all goes but backups', () => {
  const site = installed()
  writeFileSync(site.at('var/lib/fucina/backups/x.sqlite'), 'x')
  expect(site.run('postrm', 'purge').status).toBe(0)
  expect([readdirSync(site.at('var/lib/fucina')), site.backups()]).toEqual([
    ['backups'],
    ['x.sqlite'],
  ])
  expect(existsSync(site.at('etc/fucina'))).toBe(false)
})
