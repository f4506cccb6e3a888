import { expect, test } from 'vitest'
import { shownWords } from '../harness/page-text.ts'
import {
  browserLike,
  fucinaForFile,
  openSession,
  person,
  signedIn,
  startFucina,
  type Visitor,
} from '../harness/server.ts'
import { askNews } from './news.ts'

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

const act = (visitor: Visitor, intent: string, id: string, search = '') =>
  send(visitor, list + search, { intent, id: id })

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
  for (const query of ['lomena r', user.email.slice(2, 12)]) {
    const shown = await screen(visitor, `${list}?q=${encodeURIComponent(query)}`)
    expect(shown.status).toBe(200)
    const row = rowOf(shown, user.email)
    for (const part of ['Filomena Rara', 'Cliente', 'Attivo', '0 completate · 0 iniziate']) {
      expect(row).toContain(part)
    }
    expect(row).toContain('3 giorni fa')
    expect(row).toContain('5 minuti fa')
    expect(row).toContain('Impostazioni')
    expect(row).toContain('Sospendi')
    expect(row).toContain('Rendi Admin')
    expect(shown.text).toContain('1 utente')
  }
  await act(visitor, 'suspend', user.id)
  await act(visitor, 'give-role', user.id)
  const row = rowOf(await screen(visitor, `${list}?q=filomena`), user.email)
  expect(row).toMatch(/ Admin .*Sospeso.*Riattiva.*Rimuovi Admin/)
  expect((await screen(visitor, `${list}?q=nessunodiquesti`)).text).toContain(
    'Nessun utente trovato',
  )
})

test('ADMU-03 a new role holds at once, in the person’s open session', async () => {
  const { visitor } = await admin()
  const { visitor: there, user } = await signedIn(server(), { emailVerified: true })
  expect((await there.get(list)).headers.get('Location')).toBe('/dashboard')
  await act(visitor, 'give-role', user.id)
  expect((await there.get(list)).status).toBe(200)
  await act(visitor, 'take-role', user.id)
  expect((await there.get(list)).headers.get('Location')).toBe('/dashboard')
  expect(await userOf(user.id)).toMatchObject({ role: 'customer', isActive: true })
})

test('ADMU-06 what is refused says why, by screen and by call; the own role can be given up', async () => {
  const alone = await startFucina()
  const { visitor, user } = await signedIn(alone, { role: 'admin' })
  await alone
    .db()
    .updateTable('users')
    .set({ role: 'customer' })
    .where('id', '!=', user.id)
    .execute()
  const last = 'Deve restare almeno un amministratore attivo.'
  const own = 'Non puoi sospendere il tuo account.'
  const refusedRole = await act(visitor, 'take-role', user.id)
  expect(refusedRole.status).toBe(409)
  expect(refusedRole.text).toContain(last)
  const refusedState = await act(visitor, 'suspend', user.id)
  expect(refusedState.status).toBe(409)
  expect(refusedState.text).toContain(own)
  expect((await screen(visitor, list)).text).toContain('non puoi sospendere il tuo account')
  const other = await person(alone, { role: 'admin' })
  const left = await act(visitor, 'take-role', user.id)
  expect([left.status, left.location]).toEqual([303, '/dashboard'])
  expect((await visitor.get(list)).headers.get('Location')).toBe('/dashboard')
  const stays = browserLike(alone)
  stays.cookies.set(...(await openSession(alone, other.id)))
  expect((await act(stays, 'suspend', other.id)).text).toContain(own)
})

test('ADMU-04 the settings of a person: saved, seen on his dashboard, faults at their fields', async () => {
  const { visitor } = await admin()
  const { visitor: there, user } = await signedIn(server(), { name: 'Maria Rossi' })
  const path = `${list}/${user.id}`
  const shown = await screen(visitor, path)
  expect(shown.html).toContain('value="Maria Rossi"')
  const version = /name="version"[^>]*value="([^"]+)"/.exec(shown.html)?.[1] ?? ''
  const wish = { version, name: 'Maria Rossi', city: 'Treviglio', techLevel: 'advanced' }
  const faulty = await send(visitor, path, { ...wish, name: ' ', city: 'x'.repeat(101) })
  expect(faulty.status).toBe(400)
  expect(faulty.text).toContain('Il nome è obbligatorio')
  expect(faulty.text).toContain('La città può avere al massimo 100 caratteri.')
  expect(faulty.html).toContain(`value="${'x'.repeat(101)}"`)
  const { shown: former } = await askNews(there)
  const saved = await send(visitor, path, { ...wish, role: 'admin', isActive: 'false' })
  expect(saved.status).toBe(303)
  expect((await askNews(there)).shown).not.toBe(former)
  expect((await screen(visitor, saved.location ?? '')).text).toContain('Impostazioni salvate.')
  expect((await screen(there, '/dashboard')).text).toContain('Treviglio')
  expect(await userOf(user.id)).toMatchObject({
    city: 'Treviglio',
    techLevel: 'advanced',
    role: 'customer',
    isActive: true,
  })
  const outdated = await send(visitor, path, { ...wish, city: 'Seriate' })
  expect(outdated.status).toBe(409)
  expect(outdated.text).toContain('Qualcun altro ha cambiato queste impostazioni')
  expect(outdated.html).toContain('value="Seriate"')
  const now = String((await userOf(user.id)).updatedAt.getTime())
  expect((await send(visitor, path, { ...wish, city: 'Seriate', version: now })).status).toBe(303)
  expect((await userOf(user.id)).city).toBe('Seriate')
  expect((await screen(visitor, `${list}/nessuno`)).status).toBe(404)
})

test('ERR-38 ERR-39 a failure is said in its own words; role and state stay as they are', async () => {
  const broken = await startFucina({ env: { LOG_LEVEL: 'fatal' } })
  const { visitor } = await signedIn(broken, { role: 'admin' })
  const user = await person(broken)
  const rename = (from: string, to: string) =>
    broken.db().schema.alterTable(from).renameTo(to).execute()
  await rename('register', 'elsewhere')
  for (const [intent, text] of [
    ['give-role', "Errore nell'aggiornamento del ruolo utente"],
    ['suspend', "Errore nell'aggiornamento dello stato utente"],
  ] as const) {
    const failed = await act(visitor, intent, user.id)
    expect(failed.status).toBe(500)
    expect(failed.text).toContain(text)
    expect(rowOf(failed, user.email)).toMatch(/Cliente.*Attivo.*Sospendi.*Rendi Admin/)
  }
  await rename('elsewhere', 'register')
  await rename('chapterCompletions', 'elsewhere')
  const list500 = await screen(visitor, list)
  expect(list500.status).toBe(500)
  expect(list500.text).toContain('Errore nel caricamento degli utenti')
})
