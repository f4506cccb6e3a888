import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testPlace } from '../../../tests/harness/database.ts'
import { opened } from '../../../tests/harness/rows.ts'
import { OperatorError } from '../../platform/settings/operator-error.server.ts'
import { requireNoLostSite } from './require-no-lost-site.server.ts'

const said = (work: Promise<void>) =>
  work.then(
    () => 'goes on',
    (error: unknown) => (error instanceof OperatorError ? error.message : error),
  )

test('REL-20 an empty database beside backups of a site stops the start, a filled one and a new site do not', async () => {
  const [empty, filled] = [await testPlace('empty'), await testPlace('seeded')]
  const BACKUP_DIR = empty.directory
  const of = (place: typeof empty) =>
    opened(place, (db) => said(requireNoLostSite(db, { BACKUP_DIR })))
  for (const name of ['secret', 'una-mia-copia.sqlite']) writeFileSync(join(BACKUP_DIR, name), 'x')
  expect(await of(empty)).toBe('goes on')
  for (const day of ['27', '28']) {
    writeFileSync(join(BACKUP_DIR, `fucina-2026-11-${day}T03-30-00-000.pgdump`), 'x')
  }
  expect(await of(filled)).toBe('goes on')
  const last = join(BACKUP_DIR, 'fucina-2026-11-28T03-30-00-000.pgdump')
  expect(await of(empty)).toContain(`restore -- ${last}; if this is a new site, name another`)
  const nowhere = { BACKUP_DIR: join(BACKUP_DIR, 'nowhere') }
  expect(await opened(empty, (db) => said(requireNoLostSite(db, nowhere)))).toBe('goes on')
})
