/** 'Registro': who did what in the administration, through the whole server. */
import { expect, test } from 'vitest'
import { shownWords } from '../harness/page-text.ts'
import { browserLike, fucinaForFile, person, signedIn } from '../harness/server.ts'

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

test('WHO-21 nobody but administrators gets the register, as a page, as data or as a file', async () => {
  const { visitor } = await asAdmin('Maria Registrata')
  await visitor.get('/admin/figures/csv?periodo=2025')
  const customer = (await signedIn(server())).visitor
  for (const one of [browserLike(server()), customer]) {
    for (const answer of [
      await one.get(path),
      await one.data(path),
      await one.get(`${path}/csv`),
    ]) {
      expect(answer.status).not.toBe(200)
      expect(await answer.text()).not.toContain('Registrata')
    }
  }
  // No method changes anything of it.
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    expect((await visitor.send(path, { method })).status, method).toBeGreaterThanOrEqual(400)
  }
})

test('WHO-27 the file has what the address asks for, and taking it is the newest row', async () => {
  const { visitor } = await asAdmin('Maria Filata')
  await visitor.get('/admin/figures/csv?periodo=2025')
  const answer = await visitor.get(`${path}/csv?q=filata`)
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('Content-Disposition')).toMatch(/fucina-registro-\d{4}-\d\d-\d\d\.csv/)
  expect(answer.headers.get('Cache-Control')).toContain('no-store')
  const lines = (await answer.text()).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(';Maria Filata;Admin;ha scaricato i numeri;Numeri, 2025;;')
  const text = shownWords(await (await visitor.get(`${path}?q=filata`)).text())
  expect(text).toMatch(/ha scaricato il registro: ?1 riga .* ha scaricato i numeri: ?Numeri, 2025/)
})
