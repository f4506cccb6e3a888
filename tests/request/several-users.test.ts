/** Several people at a time, and all of them as a file. */
import { afterAll, describe, expect, test } from 'vitest'
import { shownWords } from '../harness/page-text.ts'
import type { Person } from '../harness/people.ts'
import { fucinaForFile, openSession, person, signedIn, type Visitor } from '../harness/server.ts'
import { type MailStandIn, startMail } from '../stand-ins/mail.ts'

let mail: MailStandIn
const server = fucinaForFile(async () => {
  mail = await startMail()
  return { env: mail.env }
})
afterAll(() => mail?.stop())

const list = '/admin/users'

/** Sends the form of the chosen, with one field `id` for each. */
async function send(visitor: Visitor, intent: string, ids: readonly string[], reason = 'misuse') {
  const fields: [string, string][] = [
    ['intent', intent],
    ['motivo', reason],
    ...ids.map((id): [string, string] => ['id', id]),
  ]
  const response = await visitor.send(`${list}?ordine=nome`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const location = response.headers.get('Location')
  const shown = location ? await visitor.get(location) : response
  const html = await shown.text()
  return { status: response.status, location, html, text: shownWords(html) }
}

const isActive = async ({ id }: Pick<Person, 'id'>) => {
  const rows = server().db().selectFrom('users').select('isActive').where('id', '=', id)
  return (await rows.executeTakeFirstOrThrow()).isActive
}

const rowsOf = (ids: readonly string[]) =>
  server()
    .db()
    .selectFrom('register')
    .select(['act', 'personId', 'actorId', 'reason'])
    .where('personId', 'in', ids)
    .orderBy('at')
    .execute()

const sessionsOf = ({ id }: Pick<Person, 'id'>) =>
  server().db().selectFrom('sessions').select('id').where('userId', '=', id).execute()

describe('several people', () => {
  test('WHO-74 are suspended for one reason, each with a row and a mail; who refuses or was so already is counted', async () => {
    const { visitor, user: admin } = await signedIn(server(), { role: 'admin' })
    const people = [await person(server()), await person(server())]
    const before = await person(server(), { isActive: false })
    for (const { id } of people) await openSession(server(), id)
    const ids = [...people, before, admin, { id: 'nessuno' }].map(({ id }) => id)
    const done = await send(visitor, 'suspend', ids)
    expect(done.text).toContain('2 account sospesi. Uno lo era già. Di 2 non è stato possibile.')
    expect(done.text).toContain('Annulla')
    for (const one of people) {
      expect(await isActive(one)).toBe(false)
      expect(await sessionsOf(one)).toEqual([])
      await mail.waitFor(one.email)
      expect(mail.last(one.email)?.text).toContain('Motivo: Uso contro le regole.')
    }
    expect(await isActive(admin)).toBe(true)
    const row = { act: 'userSuspended', actorId: admin.id, reason: 'Uso contro le regole' }
    expect(await rowsOf(ids)).toEqual(people.map(({ id }) => ({ ...row, personId: id })))
    expect(mail.last(before.email)).toBeUndefined()
  })

  test('WHO-75 ‘Annulla’ brings back exactly those it changed, and can itself be taken back', async () => {
    const { visitor } = await signedIn(server(), { role: 'admin' })
    const people = [await person(server()), await person(server())]
    const before = await person(server(), { isActive: false })
    const done = await send(
      visitor,
      'suspend',
      [...people, before].map(({ id }) => id),
    )
    const undo = /<form[^>]*>(?:(?!<\/form>).)*Annulla.*?<\/form>/s.exec(done.html)?.[0] ?? ''
    const named = [...undo.matchAll(/name="id" value="([^"]+)"/g)].map(([, id]) => id)
    expect(named.toSorted()).toEqual(people.map(({ id }) => id).toSorted())
    expect(undo).toContain('value="reactivate"')
    const back = await visitor.send(list, {
      method: 'POST',
      body: new URLSearchParams([
        ...[...undo.matchAll(/name="(id|parole)" value="([^"]+)"/g)].map(
          ([, name = '', value = '']): [string, string] => [name, value],
        ),
        ['intent', 'reactivate'],
      ]),
    })
    expect(back.status).toBe(303)
    for (const one of people) expect(await isActive(one)).toBe(true)
    expect(await isActive(before)).toBe(false)
    const [first] = people
    expect((await rowsOf([first?.id ?? ''])).map(({ reason }) => reason)).toEqual([
      'Uso contro le regole',
      'Annullato',
    ])
    const said = shownWords(await (await visitor.get(back.headers.get('Location') ?? '')).text())
    expect(said).toContain('2 account riattivati.')
  })

  test('WHO-74 sessions of several end; that cannot be taken back', async () => {
    const { visitor } = await signedIn(server(), { role: 'desk' })
    const people = [await person(server()), await person(server())]
    for (const { id } of people) await openSession(server(), id)
    const done = await send(
      visitor,
      'end-sessions',
      people.map(({ id }) => id),
      'device',
    )
    expect(done.text).toContain('2 persone devono entrare di nuovo.')
    expect(done.text).not.toContain('Annulla')
    for (const one of people) expect(await sessionsOf(one)).toEqual([])
  })

  test('WHO-74 a reason is asked of the desk always, of an administrator for several; a hundred at most', async () => {
    const { visitor: desk } = await signedIn(server(), { role: 'desk' })
    const { visitor: admin } = await signedIn(server(), { role: 'admin' })
    const people = [await person(server()), await person(server())]
    const ids = people.map(({ id }) => id)
    const [one = ''] = ids
    for (const refused of [
      await send(desk, 'suspend', [one], ''),
      await send(desk, 'suspend', ids, 'altro'),
      await send(admin, 'suspend', ids, ''),
    ]) {
      expect(refused.status).toBe(400)
      expect(refused.text).toContain('Scegli un motivo')
    }
    const bare = await desk.post(list, { intent: 'suspend', id: one })
    expect(bare.status).toBe(400)
    const many = Array.from({ length: 101 }, (_, number) => `nessuno-${number}`)
    const tooMany = await send(admin, 'suspend', [...ids, ...many])
    expect([tooMany.status, tooMany.text.includes('Scegli al massimo 100 persone.')]).toEqual([
      400,
      true,
    ])
    expect(await rowsOf(ids)).toEqual([])
    const quick = await admin.post(list, { intent: 'suspend', id: one })
    expect(quick.status).toBe(303)
    expect(await rowsOf([one])).toMatchObject([{ act: 'userSuspended', reason: null }])
  })

  test('WHO-74 WHO-71 the desk changes nobody who has a role, whom it chooses beside', async () => {
    const { visitor } = await signedIn(server(), { role: 'desk' })
    const customer = await person(server())
    const editor = await person(server(), { role: 'editor' })
    const done = await send(visitor, 'suspend', [customer.id, editor.id])
    expect(done.text).toContain('1 account sospeso. Di 1 non è stato possibile.')
    expect(await isActive(editor)).toBe(true)
    expect((await send(visitor, 'suspend', [editor.id])).status).toBe(404)
    expect(done.text).not.toContain(editor.email)
  })
})

describe('the people as a file', () => {
  test('WHO-76 holds the people of the view, without formulas, and leaves a row', async () => {
    const { visitor, user: admin } = await signedIn(server(), { role: 'admin' })
    await person(server(), { name: '=1+1;"foglio"', email: 'formula@foglio.it' })
    await person(server(), { name: '@foglio', isActive: false, email: '-foglio@foglio.it' })
    await person(server(), { name: 'Altra Persona' })
    const response = await visitor.get(`${list}/esporta?q=foglio`)
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(response.headers.get('Content-Disposition')).toMatch(/fucina-utenti-\d{4}-\d\d-\d\d/)
    const [head, ...lines] = (await response.text()).trim().split('\r\n')
    expect(head).toBe(
      'Nome;Email;Ruolo;Stato;Guide completate;Guide iniziate;Registrazione;Ultimo accesso',
    )
    expect(lines).toHaveLength(2)
    expect(lines.join()).toContain(`"'=1+1;""foglio""";formula@foglio.it;Cliente;Attivo;0;0;`)
    expect(lines.join()).toContain("'@foglio;'-foglio@foglio.it;Cliente;Sospeso;0;0;")
    const active = await (await visitor.get(`${list}/esporta?q=foglio&stato=sospesi`)).text()
    expect(active).not.toContain('1+1')
    expect(active).toContain('@foglio')
    const rows = await server()
      .db()
      .selectFrom('register')
      .select(['act', 'title'])
      .where('actorId', '=', admin.id)
      .orderBy('at')
      .execute()
    expect(rows).toEqual([
      { act: 'peopleExported', title: '2 utenti' },
      { act: 'peopleExported', title: '1 utente' },
    ])
  })

  test('WHO-76 has every page of the list, each person once', async () => {
    const { visitor } = await signedIn(server(), { role: 'admin' })
    for (let number = 0; number < 45; number += 1) {
      await person(server(), { name: `Pagina ${number}`, email: `pagina${number}@molte.it` })
    }
    const all = (await (await visitor.get(`${list}/esporta`)).text()).trim().split('\r\n').slice(1)
    const { count } = await server()
      .db()
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(all).toHaveLength(Number(count))
    expect(new Set(all.map((line) => line.split(';')[1])).size).toBe(Number(count))
  })

  test('WHO-76 who showed too long ago who they are is asked first, and then finds the file', async () => {
    const { visitor, user } = await signedIn(server(), { role: 'admin' })
    const grow = (minutes: number) =>
      server()
        .db()
        .updateTable('sessions')
        .set({ provenAt: new Date(Date.now() - minutes * 60_000) })
        .where('userId', '=', user.id)
        .execute()
    const shown = async () => (await visitor.get(`${list}?q=foglio`)).text()
    expect(await shown()).toMatch(/href="\/admin\/users\/esporta\?q=foglio"/)
    await grow(11)
    expect(await shown()).toMatch(/href="\/admin\/users\?q=foglio&amp;scarica=si"/)
    for (const path of [`${list}/esporta`, `${list}?scarica=si`]) {
      const led = await visitor.get(path)
      expect(led.headers.get('Location')).toMatch(/^\/login\/conferma\?atto=/)
    }
    await grow(1)
    const ready = await (await visitor.get(`${list}?q=foglio&scarica=si`)).text()
    expect(shownWords(ready)).toContain('Nel registro resta scritto')
    expect(ready).toMatch(/href="\/admin\/users\/esporta\?q=foglio"/)
    const { visitor: desk } = await signedIn(server(), { role: 'desk' })
    const seen = await (await desk.get(`${list}?scarica=si`)).text()
    expect(seen).not.toContain('CSV')
    expect((await desk.get(`${list}/esporta`)).status).toBe(403)
  })
})
