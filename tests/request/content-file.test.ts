/** Records of every noun as files, by the administrators' screen. */
import { expect, test } from 'vitest'
import { contentKinds } from '../../app/administration/content/export-content.server.ts'
import { sceneNoun } from '../../app/learning/scenes/scene-noun.ts'
import { readable } from '../harness/page-text.ts'
import { planForm } from '../harness/plan-form.ts'
import { recordOf } from '../harness/records.ts'
import { fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'

const server = fucinaForFile()
const screen = '/admin/content'

// biome-ignore lint/suspicious/noExplicitAny: a test changes what it likes in a file
type Loose = any

const administrator = async () => (await signedIn(server(), { role: 'admin' })).visitor

const pageText = async (answer: Response) => readable(await answer.text())

async function download(visitor: Visitor, kind = ''): Promise<Loose> {
  return (await visitor.get(`${screen}/esporta${kind && `?tipo=${kind}`}`)).json()
}

/** Chooses a file and asks what it would do. */
function check(visitor: Visitor, content: BlobPart) {
  const form = new FormData()
  form.set('intent', 'check')
  form.set('file', new Blob([content], { type: 'application/json' }), 'contenuti.json')
  return visitor.post(screen, form)
}

/** Says yes on the page that the question stands on, as a browser would. */
const confirm = (visitor: Visitor, page: string) => visitor.post(screen, planForm(page))

test('LRN-92 each list leads to its file, which is named after the kind and the day', async () => {
  const visitor = await administrator()
  for (const [list, kind, name] of [
    ['/admin/guides', 'guides', 'guide'],
    ['/admin/tools', 'tools', 'strumenti'],
    ['/admin/professions', 'professions', 'professioni'],
    ['/admin/prompts', 'promptSets', 'set-di-prompt'],
    ['/admin/scenes', 'scenes', 'scene'],
    ['/admin/help', 'helpPlaces', 'schede'],
  ] as const) {
    const page = await pageText(await visitor.get(list))
    expect(page).toContain(`href="${screen}/esporta?tipo=${kind}"`)
    // 'Importa Dataset' stands in the list of sets, and leads on to the file.
    if (kind !== 'promptSets') expect(page).toContain(`href="${screen}?da=${kind}"`)
    const answer = await visitor.get(`${screen}/esporta?tipo=${kind}`)
    expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('Content-Disposition')).toMatch(
      new RegExp(`^attachment; filename="fucina-${name}-\\d{4}-\\d\\d-\\d\\d\\.json"$`),
    )
    const file = (await answer.json()) as Loose
    expect(file.kinds).toEqual([kind])
    expect(Array.isArray(file[kind])).toBe(true)
  }
  expect((await download(visitor)).kinds).toEqual(contentKinds)
  const chosen = `${screen}/esporta?tipo=scenes&id=sms-sul-pacco,non-esiste`
  const few = (await (await visitor.get(chosen)).json()) as Loose
  expect(few.scenes.map(({ id }: Loose) => id)).toEqual(['sms-sul-pacco'])
  expect((await visitor.get(`${screen}/esporta?tipo=lezioni`)).status).toBe(404)
})

test('LRN-93 a file is looked at first, then imported; the state stays', async () => {
  const visitor = await administrator()
  const file = await download(visitor, 'scenes')
  const [scene, second] = file.scenes
  scene.title = 'Titolo dal file'
  second.channel = 'fax'
  file.city = 'Brescia'
  file.scenes.push({ ...scene, id: 'nuova-scena', title: 'Nuova dal file' })
  const asked = await check(visitor, JSON.stringify(file))
  expect(asked.status).toBe(200)
  const html = await asked.text()
  const page = readable(html)
  for (const text of [
    'Non ho ancora cambiato niente.',
    'Il file viene da Brescia: controlla indirizzi e nomi.',
    'Nel file: 1 nuova, 1 che cambia, 15 già uguali, 1 da lasciare fuori.',
    'Cambia: Titolo.',
    'Nel suo campo «Come arriva»: Scegli come arriva il messaggio.',
    'Importa 2 voci',
  ]) {
    expect(page).toContain(text)
  }
  const stored = (id: string) => recordOf(server().db(), sceneNoun, id)
  expect((await stored(scene.id)).working.title).not.toBe('Titolo dal file')
  const done = await confirm(visitor, html)
  expect(done.headers.get('Location')).toBe(`${screen}?esito=import&conti=1-1-15-1-0`)
  const said = await pageText(await visitor.get(done.headers.get('Location') ?? ''))
  expect(said).toContain('Importazione finita: 1 nuova, 1 cambiata, 15 già uguali.')
  expect(said).toContain('Le nuove sono bozze: guardale, poi pubblicale.')
  expect(said).toContain('Le cambiate aspettano come bozze')
  const changed = await stored(scene.id)
  expect(changed.working.title).toBe('Titolo dal file')
  expect(changed.content?.title).not.toBe('Titolo dal file')
  const { content, working } = await stored('nuova-scena')
  expect([content, working.title]).toEqual([null, 'Nuova dal file'])
  const dashboard = await pageText(await visitor.get('/admin/dashboard'))
  expect(dashboard).toContain('ha importato contenuti da un file')
})

test('LRN-93 HLD-01 a wrong file is refused in plain words, one too large before it is read', async () => {
  const visitor = await administrator()
  for (const [content, text] of [
    ['{', 'Il file non si legge'],
    [
      `{"format":"fucina-content","version":1,"tools":${'['.repeat(1e6)}${']'.repeat(1e6)}}`,
      'non si legge',
    ],
    ['{"name":"altro"}', 'Questo file non viene da «Scarica come file»'],
    ['{"format":"fucina-content","version":9}', 'Prima fai aggiornare questo sito'],
    [new Uint8Array([0x7b, 0xff, 0xfe]), 'I caratteri del file sono rovinati'],
    ['', 'Scegli il file da importare.'],
  ] as const) {
    const answer = await check(visitor, content)
    expect(answer.status).toBe(400)
    expect(await pageText(answer)).toContain(text)
  }
  for (const megabytes of [20, 8.5]) {
    const answer = await check(visitor, new Uint8Array(megabytes * 1024 * 1024))
    expect(answer.status).toBe(413)
    expect(await pageText(answer)).toMatch(/(Il file|immagine) è troppo grande: il limite è 8 MB\./)
  }
  const forged = await visitor.post(screen, { intent: 'import', packed: 'x', plan: 'y' })
  expect(forged.status).toBe(400)
  expect(await pageText(forged)).toContain('scegli di nuovo il file')
})
