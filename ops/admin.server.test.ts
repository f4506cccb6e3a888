import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { activeAdministrators } from '../app/accounts/administrators.server.ts'
import { verifyPassword } from '../app/accounts/sign-in/password-hash.server.ts'
import { createPasswordUser } from '../app/accounts/user-record.server.ts'
import type { Database } from '../app/platform/db/database.server.ts'
import { testPlace, testSession, testUser } from '../tests/harness/database.ts'
import { operator } from '../tests/harness/operator.ts'
import { opened } from '../tests/harness/rows.ts'

vi.setConfig({ testTimeout: 60_000 })

const ada = { name: 'Ada', email: 'ada@esempio.it', password: 'scelta da lei' }

const readAccount = (db: Database, email: string) =>
  db
    .selectFrom('users as u')
    .innerJoin('accounts as a', 'a.userId', 'u.id')
    .select(['u.id', 'u.role', 'u.isActive', 'a.password'])
    .where('u.email', '=', email)
    .executeTakeFirstOrThrow()

const passwordIn = (output: string) => /^Password: (\S{16}) \(shown only now\)$/m.exec(output)?.[1]

/** The addresses of the mails in the outbox. */
async function sentTo({ directory }: { directory: string }): Promise<string[]> {
  const outbox = join(directory, 'outbox')
  const mails = await Promise.all(
    (await readdir(outbox)).map((file) => readFile(join(outbox, file), 'utf8')),
  )
  return mails.map((mail) => /^To: (.+)\r?$/m.exec(mail)?.[1]?.trim() ?? '')
}

const isPassword = async (hash: string | null, password = '') =>
  verifyPassword({ hash: hash ?? '', password })

test('PERM-02 the operator makes an administrator, whose password is told once', async () => {
  const place = await testPlace('migrated')
  const { code, output } = await operator(place, 'admin', 'Capo@Esempio.it')
  expect(code).toBe(0)
  expect(output).toContain('capo@esempio.it is a new administrator.')
  const account = await opened(place, (db) => readAccount(db, 'capo@esempio.it'))
  const rows = await opened(place, (db) => db.selectFrom('register').selectAll().execute())
  expect(rows).toMatchObject([{ act: 'roleGiven', place: 'comando', personId: account.id }])
  expect(account).toMatchObject({ role: 'admin', isActive: true })
  expect(await isPassword(account.password, passwordIn(output))).toBe(true)

  const again = await operator(place, 'admin', 'capo@esempio.it')
  expect(again.output).toContain('was an administrator already')
  const later = await opened(place, (db) => readAccount(db, 'capo@esempio.it'))
  expect(await isPassword(later.password, passwordIn(output))).toBe(false)
  expect(await isPassword(later.password, passwordIn(again.output))).toBe(true)
})

test('WHO-19 the role of who is made counts, and the others are told; a short password makes it wait', async () => {
  const place = await testPlace('migrated')
  await opened(place, async (db) => {
    await testUser(db, { role: 'admin', email: 'capo@esempio.it' })
    await createPasswordUser(db, { ...ada, password: 'breve' }, { city: 'Bergamo' })
    await createPasswordUser(db, { ...ada, email: 'bea@esempio.it' }, { city: 'Bergamo' })
  })
  const counts = (email: string) =>
    opened(place, async (db) =>
      (await activeAdministrators(db)).some((person) => person.email === email),
    )
  const kept = await operator(place, 'admin', ada.email, '--keep-password')
  expect(kept.output).toBe(
    'ada@esempio.it is an administrator now.\nThe role waits: the password is shorter than 12 characters.\n',
  )
  expect(await counts(ada.email)).toBe(false)
  const { output: listed } = await operator(place, 'admin', '--list')
  expect(listed).toMatch(/^ada@esempio.it {2}Ada, never signed in.*the role waits.*\ncapo@/)
  expect(listed).not.toContain('bea@')
  await operator(place, 'admin', ada.email)
  expect(await counts(ada.email)).toBe(true)
  const { output } = await operator(place, 'admin', 'bea@esempio.it', '--keep-password')
  expect(output).toBe('bea@esempio.it is an administrator now.\n')
  expect(await counts('bea@esempio.it')).toBe(true)
  expect((await sentTo(place)).filter((to) => to === 'capo@esempio.it')).toHaveLength(3)
})

test('WHO-19 AUTH-14 who was suspended is let in again, and signs in anew with the password they had', async () => {
  const place = await testPlace('migrated')
  await opened(place, async (db) => {
    const id = await createPasswordUser(db, ada, { city: 'Bergamo' })
    await db.updateTable('users').set({ isActive: false }).where('id', '=', id).execute()
    await testSession(db, id)
  })
  await operator(place, 'admin', ada.email, '--keep-password')
  const { isActive, sessions } = await opened(place, async (db) => ({
    ...(await readAccount(db, ada.email)),
    sessions: await db.selectFrom('sessions').select('id').execute(),
  }))
  expect({ isActive, sessions }).toEqual({ isActive: true, sessions: [] })
})

test('WHO-42 the operator takes away a lost second code, of the last administrator too', async () => {
  const place = await testPlace('migrated')
  const { email } = await opened(place, async (db) => {
    const user = await testUser(db, { role: 'admin', secondProofId: 'uno' })
    const userId = user.id
    const now = new Date()
    await testSession(db, userId)
    await db
      .insertInto('totpKeys')
      .values({ userId, key: 'sigillata', createdAt: now, confirmedAt: now, lastStep: 1 })
      .execute()
    await db.insertInto('recoveryCodes').values({ userId, hash: 'impronta' }).execute()
    return user
  })
  const reset = (address: string) => operator(place, 'admin', address, '--reset-second-proof')
  const { code, output } = await reset(email.toUpperCase())
  expect([code, output]).toEqual([0, expect.stringContaining('with the password alone')])
  await opened(place, async (db) => {
    for (const table of ['totpKeys', 'recoveryCodes', 'sessions'] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
    }
    const users = await db.selectFrom('users').select(['role', 'secondProofId']).execute()
    expect(users).toEqual([{ role: 'admin', secondProofId: null }])
  })
  expect(await sentTo(place)).toEqual([email])
  const nobody = await reset('chi@esempio.it')
  expect(nobody.code).not.toBe(0)
  expect(nobody.errors).toContain('Nobody is registered')
})
