/** 'Aiuto' and who helps, without script. */
import { expect, test } from 'vitest'
import { stuckPoints } from '../../app/help/stuck.server.ts'
import { readable } from '../harness/page-text.ts'
import { browserLike, fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'

const list = '/admin/help'
const server = fucinaForFile({ env: { CONTACT_EMAIL: 'ciao@esempio.example' } })

const administrator = async () => (await signedIn(server(), { role: 'admin' })).visitor

const read = async (visitor: Visitor, path: string) =>
  readable(await (await visitor.get(path)).text())
const anyone = (path: string) => read(browserLike(server()), path)

/** What stands where no place is published. */
const noPlaces = 'Chiedi in biblioteca o allo sportello del tuo Comune. Indirizzi e orari'

const library = {
  name: 'Biblioteca di prova',
  hours: 'Martedì, dalle 15 alle 18',
  phone: '035 012 3456',
  address: 'Via della Prova 1',
  note: 'Suona il campanello.',
}

const idIn = (answer: Response) =>
  /help\/([\w-]+)/.exec(answer.headers.get('Location') ?? '')?.[1] ?? ''

const create = async (visitor: Visitor, fields: Record<string, string> = library) => {
  const answer = await visitor.post(`${list}/new`, fields)
  expect(answer.status).toBe(303)
  return idIn(answer)
}

const versionIn = (html: string) => /name="version"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? ''

test('LRN-30 REC-26 TOG-38 help is open to everybody and reached from every frame; whoever may edit has «Modifica» on it', async () => {
  const { visitor } = await signedIn(server())
  const admin = await administrator()
  for (const [one, path] of [
    [browserLike(server()), '/prompts'],
    [visitor, '/dashboard'],
  ] as const) {
    const html = await read(one, path)
    for (const menu of [/<ul class="menu">.*?<\/ul>/s, /<ul class="drawer">.*?<\/ul>/s]) {
      expect(menu.exec(html)?.[0], path).toContain('"/aiuto"')
    }
    const footer = /<footer.*<\/footer>/s.exec(html)?.[0]
    for (const to of ['/aiuto', '/insieme']) expect(footer, path).toContain(`"${to}"`)
  }
  expect(await read(admin, '/aiuto')).toMatch(/class="edit-link" href="\/admin\/help"/)
  expect(await read(visitor, '/aiuto')).not.toContain('class="edit-link"')
})

test('LRN-31 each link leads somewhere, to a part that is there, with and without an account', async () => {
  const { visitor } = await signedIn(server())
  const own = await read(visitor, '/aiuto')
  for (const { id, link } of stuckPoints(true)) {
    expect(own, id).toContain(`href="${link.to}"`)
    const [path = '', part] = link.to.split('#')
    const answer = await visitor.get(path)
    expect(answer.status, id).toBe(200)
    if (part) expect(await answer.text(), id).toContain(`id="${part}"`)
  }
  for (const { id, link } of stuckPoints(false)) {
    const opened = await browserLike(server()).get(link.to, { follow: true })
    expect(opened.status, id).toBe(200)
  }
})

test('LRN-32 LRN-33 without script a place is written, published, read by everybody, and taken back', async () => {
  const admin = await administrator()
  for (const text of [noPlaces, 'Per iscritto']) expect(await anyone('/aiuto')).toContain(text)
  const id = await create(admin)
  const form = await read(admin, `${list}/${id}`)
  for (const text of Object.values(library)) expect(form).toContain(text)
  expect(await read(admin, list)).toContain('Bozza')
  expect(await read(admin, '/aiuto')).not.toContain(library.name)
  const answer = await admin.post(`${list}/${id}`, { intent: 'publish' })
  expect(await read(admin, answer.headers.get('Location') ?? '')).toContain(
    'Scheda salvata. È pubblicata: la vedono tutti così.',
  )
  for (const html of [
    await read(admin, '/aiuto'),
    await anyone('/aiuto?x'),
    await anyone('/aiuto/persona'),
  ]) {
    for (const text of [...Object.values(library), 'Dove trovi una persona', 'Per iscritto']) {
      expect(html).toContain(text)
    }
    expect(html).toContain('href="tel:0350123456"')
    expect(html).not.toContain(noPlaces)
    expect(html).toContain('href="mailto:ciao@esempio.example"')
  }
  await admin.post(`${list}/${id}`, { intent: 'unpublish' })
  expect(await read(admin, '/aiuto')).not.toContain(library.name)
})

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0]

test('REC-21 from a search into a record and back, also after a save', async () => {
  const admin = await administrator()
  const id = await create(admin, { name: 'Sportello da cercare' })
  const search = `${list}?q=cercare&ordine=modifica`
  const link = `href="${search.replace('&', '&amp;')}"`
  const html = await read(admin, search)
  const into = new RegExp(`href="(${list}/${id}\\?elenco=[^"]*)"`).exec(html)?.[1] ?? ''
  expect(into).toContain('elenco=q%3Dcercare')
  expect(await read(admin, into)).toContain(link)
  const version = versionIn(await read(admin, into))
  const saved = await admin.post(into, { name: 'Sportello da cercare', hours: 'Ieri', version })
  const after = await read(admin, saved.headers.get('Location') ?? '')
  expect(after).toContain('Scheda salvata.')
  expect(after).toContain(link)
  const versions = /href="([^"]*\/versioni\?[^"]*)"/.exec(after)?.[1] ?? ''
  expect(await read(admin, versions)).toContain(`href="${into}"`)
  const gone = await admin.post(into, { intent: 'delete', id })
  expect(gone.headers.get('Location')).toBe(`${search}&esito=delete&id=${id}`)
})

test('LRN-36 after paying: five steps in order, 112, the police’s site, and the money', async () => {
  const html = await anyone('/aiuto/truffa')
  const steps = [
    'Blocca la carta e il conto',
    'Scrivi che cosa è successo',
    'Cambia le password',
    'Fai la denuncia',
    'Dillo a qualcuno e guarda il conto',
  ].map((step) => html.indexOf(step))
  expect(Math.min(...steps)).toBeGreaterThan(0)
  expect(steps).toEqual(steps.toSorted((one, other) => one - other))
  // The two that block a card stand under the finger too, beside the words that print.
  const cards = ['800151616', '800003322']
  const numbers = ['112', ...cards, ...cards].map((number) => `href="tel:${number}"`)
  expect(html.match(/href="tel:[^"]*"/g)).toEqual(numbers)
  expect(html).toContain('href="https://www.commissariatodips.it"')
  expect(html).toContain('Posso riavere i soldi?')
})

test('LRN-37 the card has no form and no named field: nothing of it can be sent', async () => {
  const main = mainOf(await anyone('/aiuto/biglietto')) ?? ''
  const fields = main.match(/<input[^>]*>/g) ?? []
  expect(fields.length).toBeGreaterThan(5)
  for (const field of fields) {
    expect(field).not.toMatch(/\sname=/)
    expect(field).toContain('autoComplete="off"')
  }
  expect(main).not.toContain('<form')
  expect(main).toContain('112')
  expect(main).toContain('commissariatodips.it')
})
