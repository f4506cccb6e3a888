/** 'Registro': who did what in the administration, through the whole server. */
import { expect, test } from 'vitest'
import { shownWords } from '../harness/page-text.ts'
import { fucinaForFile, person, signedIn } from '../harness/server.ts'

const server = fucinaForFile()
const path = '/admin/registro'

const asAdmin = (name: string) => signedIn(server(), { role: 'admin', name })

test('WHO-20 WHO-25 an act done on a screen stands in the register with name, role and kind of device', async () => {
  const { visitor } = await asAdmin('Maria Registrata')
  const user = await person(server(), { name: 'Anna Sospesa' })
  const done = await visitor.post('/admin/users', { intent: 'suspend', id: user.id })
  expect(done.status).toBe(303)
  const html = await (await visitor.get(`${path}?q=sospesa`)).text()
  const text = shownWords(html)
  expect(text).toMatch(
    /oggi \d\d:\d\d:\d\d Maria Registrata ?Admin ha sospeso l'account di ?Anna Sospesa/,
  )
  expect(text).toContain('Chi ha fatto che cosa, per 24 mesi.')
  expect(text).toContain('1 riga')
  expect(html).toContain(`href="/admin/users/${user.id}"`)
  expect(html).not.toContain('127.0.0.1')
  const nothing = shownWords(await (await visitor.get(`${path}?q=inesistente`)).text())
  expect(nothing).toContain('Nessuna riga trovata')
})

test('WHO-27 who showed too long ago who they are is asked before the register goes into a file', async () => {
  const { visitor, user } = await asAdmin('Piero Registrato')
  expect((await visitor.get(`${path}/csv`)).status).toBe(200)
  await server()
    .db()
    .updateTable('sessions')
    .set({ provenAt: new Date(Date.now() - 11 * 60_000) })
    .where('userId', '=', user.id)
    .execute()
  const led = await visitor.get(`${path}/csv`)
  expect(led.headers.get('Location')).toMatch(/^\/login\/conferma\?da=/)
})
