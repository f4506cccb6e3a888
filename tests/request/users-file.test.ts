/** The people of the list, and the register, as files. */
import { expect, test } from 'vitest'
import { shownWords } from '../harness/page-text.ts'
import { fucinaForFile, person, signedIn } from '../harness/server.ts'

const server = fucinaForFile()

const list = '/admin/users'

test('WHO-27 the file holds the people of the view, without formulas, and leaves a row', async () => {
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

test('WHO-27 who showed too long ago who they are is asked first, of the register too, and then finds the file', async () => {
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
  for (const path of [`${list}/esporta`, `${list}?scarica=si`, '/admin/registro/csv']) {
    const led = await visitor.get(path)
    expect(led.headers.get('Location')).toMatch(/^\/login\/conferma\?da=/)
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
