import { expect, test } from 'vitest'
import { shownWords } from '../harness/page-text.ts'
import { fucinaForFile, person, signedIn, type Visitor } from '../harness/server.ts'

const list = '/admin/users'
const server = fucinaForFile()

async function screen(visitor: Visitor, path: string) {
  const response = await visitor.get(path)
  const html = await response.text()
  return { status: response.status, html, text: shownWords(html) }
}

async function send(visitor: Visitor, path: string, fields: Record<string, string>) {
  const response = await visitor.post(path, fields)
  const html = await response.text()
  const location = response.headers.get('Location')
  return { status: response.status, location, html, text: shownWords(html) }
}

const act = (visitor: Visitor, intent: string, id: string) => send(visitor, list, { intent, id })

const userOf = (id: string) =>
  server().db().selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const admin = () => signedIn(server(), { role: 'admin', name: 'Chiara Municipio' })

/** The row of a person in the table. */
const rowOf = ({ html }: { html: string }, email: string) =>
  shownWords(
    html
      .replaceAll(/<wbr\/>|<!-- -->/g, '')
      .split('<tr')
      .find((row) => row.includes(email)) ?? '',
  )

test('ADMU-01 ADMU-02 ADMU-03 ADM-14 the table says who people are and how they stand', async () => {
  const { visitor } = await admin()
  const user = await person(server(), {
    name: 'Filomena Rara',
    createdAt: new Date(Date.now() - 3 * 86_400_000 - 1000),
  })
  await server()
    .db()
    .updateTable('users')
    .set({ lastLoginAt: new Date(Date.now() - 5 * 60_000 - 1000) })
    .where('id', '=', user.id)
    .execute()
  const shown = await screen(visitor, `${list}?q=lomena+r`)
  expect(shown.status).toBe(200)
  const listed = rowOf(shown, user.email)
  for (const part of ['Filomena Rara', 'Cliente', 'Attivo', '0 completate · 0 iniziate']) {
    expect(listed).toContain(part)
  }
  for (const part of ['3 giorni fa', '5 minuti fa', 'Rendi Admin']) expect(listed).toContain(part)
  await act(visitor, 'suspend', user.id)
  await act(visitor, 'give-role', user.id)
  const row = rowOf(await screen(visitor, `${list}?q=filomena`), user.email)
  expect(row).toMatch(/ Admin .*Sospeso.*Riattiva.*Rimuovi Admin/)
})

test('ADMU-03 ADMU-06 SESS-02 SESS-08 a new role holds at once, in the person’s open session; the last administrator keeps theirs', async () => {
  const { visitor } = await admin()
  const { visitor: there, user } = await signedIn(server(), { emailVerified: true })
  expect((await there.get(list)).headers.get('Location')).toBe('/dashboard')
  await act(visitor, 'give-role', user.id)
  expect((await there.get(list)).status).toBe(200)
  await act(visitor, 'take-role', user.id)
  expect((await there.get(list)).headers.get('Location')).toBe('/dashboard')
  expect(await userOf(user.id)).toMatchObject({ role: 'customer', isActive: true })
  const { visitor: last, user: own } = await admin()
  await server()
    .db()
    .updateTable('users')
    .set({ role: 'customer' })
    .where('id', '!=', own.id)
    .execute()
  const refused = await act(last, 'take-role', own.id)
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('Deve restare almeno un amministratore attivo.')
  expect((await act(last, 'suspend', own.id)).text).toContain('Non puoi sospendere il tuo account.')
  expect((await screen(last, list)).text).toContain('non puoi sospendere il tuo account')
})

test('ADMU-04 the settings of a person: saved, seen on his dashboard, faults at their fields', async () => {
  const { visitor } = await admin()
  const { visitor: there, user } = await signedIn(server(), { name: 'Maria Rossi' })
  const path = `${list}/${user.id}`
  const shown = await screen(visitor, path)
  expect(shown.html).toContain('value="Maria Rossi"')
  const wish = { name: 'Maria Rossi', city: 'Treviglio', techLevel: 'advanced' }
  const faulty = await send(visitor, path, { ...wish, name: ' ', city: 'x'.repeat(101) })
  expect(faulty.status).toBe(400)
  expect(faulty.text).toContain('Il nome è obbligatorio')
  expect(faulty.text).toContain('La città può avere al massimo 100 caratteri.')
  expect(faulty.html).toContain(`value="${'x'.repeat(101)}"`)
  const saved = await send(visitor, path, { ...wish, role: 'admin', isActive: 'false' })
  expect(saved.status).toBe(303)
  expect((await screen(visitor, saved.location ?? '')).text).toContain('Impostazioni salvate.')
  expect((await screen(there, '/dashboard')).text).toContain('Treviglio')
  expect(await userOf(user.id)).toMatchObject({
    city: 'Treviglio',
    techLevel: 'advanced',
    role: 'customer',
    isActive: true,
  })
  expect((await screen(visitor, `${list}/nessuno`)).status).toBe(404)
})
