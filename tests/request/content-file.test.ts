/** Records of every noun as files, by the administrators' screen. */
import { expect, test } from 'vitest'
import { contentKinds } from '../../app/administration/content/export-content.server.ts'
import { readable } from '../harness/page-text.ts'
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

test('LRN-92 each list leads to its file, which is named after the kind and the day', async () => {
  const visitor = await administrator()
  for (const [list, kind, name] of [
    ['/admin/guides', 'guides', 'guide'],
    ['/admin/prompts', 'promptSets', 'set-di-prompt'],
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

test('LRN-93 HLD-01 a wrong file is refused in plain words, one too large before it is read', async () => {
  const visitor = await administrator()
  const answer = await check(visitor, '{')
  expect([answer.status, await pageText(answer)]).toEqual([
    400,
    expect.stringContaining('Il file non si legge'),
  ])
  const large = await check(visitor, new Uint8Array(8.5 * 1024 * 1024))
  expect(large.status).toBe(413)
  expect(await pageText(large)).toMatch(/(Il file|immagine) è troppo grande: il limite è 8 MB\./)
  const forged = await visitor.post(screen, { intent: 'import', packed: 'x', plan: 'y' })
  expect(forged.status).toBe(400)
  expect(await pageText(forged)).toContain('scegli di nuovo il file')
})
