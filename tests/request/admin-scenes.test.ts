import { expect, test } from 'vitest'
import { readable } from '../harness/page-text.ts'
import { fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'
import { sceneFields } from './scene-fields.ts'

const server = fucinaForFile()

const list = '/admin/scenes'

const administrator = async () => (await signedIn(server(), { role: 'admin' })).visitor

const findRow = (id: string) =>
  server().db().selectFrom('scenes').selectAll().where('id', '=', id).executeTakeFirst()

const readVersion = async (id: string) => (await findRow(id))?.updatedAt.toISOString() ?? ''

/** The words of a page, as a reader meets them. */
const pageText = async (answer: Response) => readable(await answer.text())

const read = async (visitor: Visitor, path: string) => pageText(await visitor.get(path))

const locationOf = (answer: Response) => answer.headers.get('Location') ?? ''

/** Makes a scene with this title. @returns its address */
async function made(visitor: Visitor, title: string): Promise<string> {
  const answer = await visitor.post(`${list}/new`, { ...sceneFields, title })
  expect(answer.status).toBe(303)
  return locationOf(answer).replace(/\?.*/, '')
}

test('LRN-20 without script a scene is written, and its form is filled with it', async () => {
  const visitor = await administrator()
  const answer = await visitor.post(`${list}/new`, sceneFields)
  expect(locationOf(answer)).toBe(`${list}/un-premio-mai-chiesto?esito=create`)
  expect(await findRow('un-premio-mai-chiesto')).toMatchObject({
    channel: 'mail',
    senderSign: { title: 'Non lo conosci' },
    lines: [
      { text: 'Hai vinto.', sign: null },
      { text: 'Scrivi qui i tuoi dati.', sign: null },
    ],
    isTrue: false,
    isPublished: false,
    actions: ['Cancella la mail.'],
  })
  const page = await read(visitor, locationOf(answer))
  expect(page).toContain('Scena salvata. È una bozza: quando è pronta, premi «Pubblica».')
  for (const text of ['value="Concorso Estate"', 'Scrivi qui i tuoi dati.', 'Non perdi niente.']) {
    expect(page).toContain(text)
  }
  const listed = await read(visitor, list)
  expect(listed).toContain(sceneFields.title)
  expect(listed).toContain('1 segno')
})

test('LRN-20 what is missing is told, and what was typed stays', async () => {
  const visitor = await administrator()
  const { isTrue: _, ...fields } = { ...sceneFields, title: 'Resta qui', verdict: ' ' }
  const answer = await visitor.post(`${list}/new`, fields)
  expect(answer.status).toBe(400)
  const page = await pageText(answer)
  expect(page).toContain('Scegli se il messaggio è vero o è una truffa.')
  expect(page).toContain('Scrivi perché è vero, o perché è una truffa.')
  expect(page).toContain('value="Resta qui"')
  expect(page).toContain('Scrivi qui i tuoi dati.')
  expect(await findRow('resta-qui')).toBeUndefined()
})

test('LRN-20 without script pieces are added, moved and removed', async () => {
  const visitor = await administrator()
  const press = async (intent: unknown) => {
    const answer = await visitor.post(`${list}/new`, {
      ...sceneFields,
      __intent__: JSON.stringify(intent),
    })
    expect(answer.status).toBe(200)
    return pageText(answer)
  }
  const insert = { name: 'lines', defaultValue: { text: '', sign: { title: '', meaning: '' } } }
  expect(await press({ type: 'insert', payload: insert })).toContain('Pezzo 3')
  const moved = await press({ type: 'reorder', payload: { name: 'lines', from: 1, to: 0 } })
  expect(moved.indexOf('Scrivi qui i tuoi dati.')).toBeLessThan(moved.indexOf('Hai vinto.'))
  const removed = await press({ type: 'remove', payload: { name: 'lines', index: 0 } })
  expect(removed).not.toContain('Hai vinto.')
})

test('LRN-20 of two administrators on one scene the second is told, loses nothing, and may replace', async () => {
  const visitor = await administrator()
  const path = await made(visitor, 'In due')
  const version = await readVersion('in-due')
  const save = (title: string, more = {}) =>
    visitor.post(path, { ...sceneFields, title, version, ...more })
  expect(locationOf(await save('Prima'))).toBe(`${path}?esito=save`)
  const refused = await save('Seconda')
  expect(refused.status).toBe(409)
  const page = await pageText(refused)
  expect(page).toContain("Un'altra persona ha salvato questa scena mentre la modificavi.")
  expect(page).toContain('value="Seconda"')
  expect((await findRow('in-due'))?.title).toBe('Prima')
  expect((await save('Seconda', { overwrite: await readVersion('in-due') })).status).toBe(303)
  expect((await findRow('in-due'))?.title).toBe('Seconda')
  expect(await read(visitor, '/admin/test?scheda=cestino')).toContain('«Prima»')
})

test('LRN-21 a scene is published by a button of its own, and taken back', async () => {
  const visitor = await administrator()
  const path = await made(visitor, 'Da pubblicare')
  const press = async (intent: string) => {
    const answer = await visitor.post(path, { intent })
    expect(locationOf(answer)).toBe(`${path}?esito=${intent}`)
    return read(visitor, locationOf(answer))
  }
  expect(await press('publish')).toContain('Scena pubblicata.')
  expect((await findRow('da-pubblicare'))?.isPublished).toBe(true)
  expect(await press('unpublish')).toContain('Scena tornata in bozza.')
  expect((await findRow('da-pubblicare'))?.isPublished).toBe(false)
})

test('LRN-21 without script a scene moves in the order, and the list says where it is', async () => {
  const visitor = await administrator()
  await made(visitor, 'Penultima')
  await made(visitor, 'Ultima')
  const answer = await visitor.post(list, { intent: 'move-up', id: 'ultima' })
  expect(locationOf(answer)).toBe(`${list}?esito=move-up&id=ultima`)
  const page = await read(visitor, list)
  expect(page.indexOf('>Ultima<')).toBeLessThan(page.indexOf('>Penultima<'))
})

test('LRN-22 without script a deletion asks, can be taken back at once, and later from the trash', async () => {
  const visitor = await administrator()
  await made(visitor, 'Da buttare')
  const asking = await read(visitor, `${list}?chiedi=delete&id=da-buttare`)
  expect(asking).toContain('Vuoi eliminare questa scena?')
  expect(await findRow('da-buttare')).toBeDefined()

  const remove = async () => {
    const answer = await visitor.post(list, { intent: 'delete', id: 'da-buttare' })
    expect(await findRow('da-buttare')).toBeUndefined()
    return new URL(locationOf(answer), server().url)
  }
  const deleted = await remove()
  const said = await read(visitor, deleted.pathname + deleted.search)
  expect(said).toContain('Annulla: rimetti la scena')
  const id = deleted.searchParams.get('id') ?? ''
  const undone = await visitor.post(list, { intent: 'undo', id })
  expect(locationOf(undone)).toBe(`${list}?esito=undo&id=da-buttare`)
  expect(await findRow('da-buttare')).toMatchObject({ title: 'Da buttare' })
  expect((await visitor.post(list, { intent: 'undo', id })).status).toBe(404)

  const again = (await remove()).searchParams.get('id') ?? ''
  const trash = await read(visitor, '/admin/test?scheda=cestino')
  expect(trash).toContain('Scena: 2 pezzi')
  const restored = await visitor.post('/admin/test?scheda=cestino', {
    intent: 'restore',
    id: again,
  })
  expect(restored.status).toBe(303)
  expect(await read(visitor, locationOf(restored))).toContain('Scena ripristinata.')
  expect(await findRow('da-buttare')).toMatchObject({ title: 'Da buttare' })
})

test('LRN-23 a reset names what changes before, and brings the built-in scenes back', async () => {
  const visitor = await administrator()
  await made(visitor, 'Di troppo')
  await visitor.post(list, { intent: 'delete', id: 'sms-sul-pacco' })
  const asking = await read(visitor, `${list}?chiedi=reset`)
  expect(asking).toContain('Vuoi riportare le scene a quelle incluse?')
  expect(asking).toContain('«Di troppo»')
  expect(asking).toContain('Un SMS sul pacco')
  const answer = await visitor.post(list, { intent: 'reset' })
  expect(await read(visitor, locationOf(answer))).toContain('Le scene sono quelle incluse.')
  expect(await findRow('di-troppo')).toBeUndefined()
  expect(await findRow('sms-sul-pacco')).toBeDefined()
})
