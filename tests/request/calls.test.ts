/** 'Chiedi a una persona' over HTTP, as browsers without script send forms. */
import { expect, test } from 'vitest'
import { readable } from '../harness/page-text.ts'
import { browserLike, fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'

const server = fucinaForFile()

const read = async (visitor: Visitor, path: string) =>
  readable(await (await visitor.get(path)).text())

const ask = (visitor: Visitor, fields: Record<string, string> = {}) =>
  visitor.post('/aiuto/persona', { intent: 'create', da: '/prompts', ...fields })

/** The six digits on the page of whoever asked. */
async function codeOf(visitor: Visitor): Promise<string> {
  const html = await read(visitor, '/aiuto/persona')
  return (/call-code">([\d ]+)</.exec(html)?.[1] ?? '').replace(' ', '')
}

const helper = async (role: 'facilitator' | 'desk' | 'admin' = 'facilitator') =>
  (await signedIn(server(), { role })).visitor

const open = async (visitor: Visitor, gettone: string) => {
  const answer = await visitor.post('/aiuto/gettone', { intent: 'try', gettone })
  return { status: answer.status, html: readable(await answer.text()) }
}

test('TOG-30 every page leads there with itself, and never with what its address asks', async () => {
  const { visitor } = await signedIn(server())
  for (const [one, path, from] of [
    [browserLike(server()), '/', '%2F'],
    [browserLike(server()), '/prompts?testo=La+mia+lettera', '%2Fprompts'],
    [browserLike(server()), '/login?token=segreto', '%2Flogin'],
    [visitor, '/saved-searches?q=parola', '%2Fsaved-searches'],
    [visitor, '/guides/chatgpt-basics', '%2Fguides%2Fchatgpt-basics'],
  ] as const) {
    const html = await read(one, path)
    expect(/<footer.*<\/footer>/s.exec(html)?.[0], path).toContain(
      `href="/aiuto/persona?da=${from}"`,
    )
  }
  expect(await read(visitor, '/aiuto')).toContain('Chiedi a una persona')
})

test('TOG-30 TOG-31 TOG-33 without account: six numbers on the page, and what a helper sees', async () => {
  const visitor = browserLike(server())
  expect(await read(visitor, '/aiuto/persona?da=/palestra/sms-sul-pacco')).toContain(
    'La palestra: Un SMS sul pacco',
  )
  const made = await ask(visitor, { da: '/palestra/sms-sul-pacco?punti=0.2' })
  expect([made.status, made.headers.get('Location')]).toEqual([303, '/aiuto/persona'])
  expect(made.headers.get('Set-Cookie')).toMatch(/fucina_gettone=[\w-]{36}; .*HttpOnly/)
  const code = await codeOf(visitor)
  expect(code).toMatch(/^\d{6}$/)
  // Nobody else's browser shows it.
  expect(await codeOf(browserLike(server()))).toBe('')
  for (const role of ['facilitator', 'desk', 'admin'] as const) {
    const { status, html } = await open(await helper(role), code)
    expect(status).toBe(200)
    expect(html).toContain('href="/palestra/sms-sul-pacco"')
    expect(html).toContain('testo normale, pagina color carta')
    expect(html).toContain('Non ha scelto di farti vedere un testo')
  }
  const ended = await visitor.post('/aiuto/persona', { intent: 'delete' })
  expect(ended.status).toBe(303)
  expect((await open(await helper(), code)).status).toBe(404)
  expect(await codeOf(visitor)).toBe('')
})

test('TOG-31 how somebody reads goes along', async () => {
  const { visitor, user } = await signedIn(server())
  await server()
    .db()
    .updateTable('users')
    .set({ reading: 'largest.dark.simple' })
    .where('id', '=', user.id)
    .execute()
  await ask(visitor)
  const { html } = await open(await helper(), await codeOf(visitor))
  expect(html).toContain('testo più grande, pagina scura, modalità semplice')
})

test('TOG-32 a text goes along with its tick alone, as it is and as text', async () => {
  const testo = 'Prima riga\r\n<b>meridiana</b> riga'
  const silent = browserLike(server())
  await ask(silent, { testo })
  const without = await open(await helper(), await codeOf(silent))
  expect(without.html).not.toContain('meridiana')
  const telling = browserLike(server())
  await ask(telling, { testo, mostra: 'on' })
  const told = await open(await helper(), await codeOf(telling))
  expect(told.html).toContain('Prima riga\n&lt;b&gt;meridiana&lt;/b&gt; riga')
  const long = await ask(browserLike(server()), { testo: 'a'.repeat(20_001), mostra: 'on' })
  expect(long.status).toBe(400)
})

test('TOG-32 without script a saved response stands beside its tick, for its owner alone', async () => {
  const { visitor } = await signedIn(server())
  const saved = await visitor.postJson('/saved-searches/new', {
    ...{ idempotencyKey: '3f0c3b0e-7a65-4ef6-9d0c-0b8d6a2f7d11', title: 'Titolo segreto' },
    ...{ prompt: 'Richiesta', response: 'La mia risposta salvata', tags: [], category: null },
    imageId: null,
  })
  const { id } = (await saved.json()) as { id: string }
  const page = `/saved-searches/${id}`
  const html = await read(visitor, `/aiuto/persona?da=${page}`)
  expect(html).toContain('La mia risposta salvata')
  expect(html).toContain('Una risposta salvata')
  const another = (await signedIn(server())).visitor
  for (const one of [browserLike(server()), another]) {
    expect(await read(one, `/aiuto/persona?da=${page}`)).not.toContain('La mia risposta salvata')
  }
  await ask(visitor, { da: page })
  const seen = await open(await helper(), await codeOf(visitor))
  expect(seen.html).toContain('Una risposta salvata')
  expect(seen.html).not.toMatch(/segreto|La mia risposta|saved-searches\//)
})

test('TOG-31 a page of another site, or one that we do not know, is not told', async () => {
  for (const da of ['https://altrove.example/', '//altrove.example', '/niente', '/admin/users']) {
    const visitor = browserLike(server())
    await ask(visitor, { da })
    const { html } = await open(await helper(), await codeOf(visitor))
    expect(html, da).toContain('Non si sa')
    expect(html, da).not.toContain('altrove')
  }
})

test('TOG-31 TOG-33 a helper finds the field where they work, ends a call, and is told of wrong numbers', async () => {
  expect(await read(await helper(), '/gruppi')).toContain('name="gettone"')
  expect(await read(await helper('desk'), '/admin/users')).toContain('name="gettone"')
  const visitor = browserLike(server())
  await ask(visitor)
  const code = await codeOf(visitor)
  const marta = await helper()
  const { html } = await open(marta, `${code.slice(0, 3)} ${code.slice(3)}`)
  const id = /name="id" value="([\w-]+)"/.exec(html)?.[1] ?? ''
  await marta.post('/aiuto/gettone', { intent: 'delete', id })
  const gone = await open(marta, code)
  expect(gone.status).toBe(404)
  expect(gone.html).toContain('Nessun gettone ha questi numeri')
  expect(gone.html).toContain(`value="${code}"`)
  expect((await open(marta, 'ciao')).status).toBe(400)
})

test('TOG-33 at a shared computer the next person meets no call of an account', async () => {
  const { visitor } = await signedIn(server())
  await ask(visitor)
  expect(await codeOf(visitor)).toMatch(/^\d{6}$/)
  await visitor.post('/logout', {})
  expect(await codeOf(visitor)).toBe('')
})

test('TOG-35 the file of one’s data holds it, the account’s end takes it, and two pages tell of it', async () => {
  const { visitor, user } = await signedIn(server())
  await ask(visitor, { testo: 'Parole di prova', mostra: 'on' })
  const code = await codeOf(visitor)
  const file = await (await visitor.get('/dashboard/impostazioni/dati')).json()
  expect(file).toMatchObject({
    gettoniDiAiuto: [{ numero: code, pagina: '/prompts', testo: 'Parole di prova' }],
  })
  await server().db().deleteFrom('users').where('id', '=', user.id).execute()
  expect((await open(await helper(), code)).status).toBe(404)
  expect(await read(browserLike(server()), '/privacy')).toContain('il gettone di aiuto')
  expect(await read(browserLike(server()), '/cookies')).toContain('fucina_gettone')
})
