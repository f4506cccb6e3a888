/** Records of every noun as files, by the administrators' screen. */
import { expect, test } from 'vitest'
import { contentKinds } from '../../app/administration/content/export-content.server.ts'
import { readable } from '../harness/page-text.ts'
import { fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'

const server = fucinaForFile()
const screen = '/admin/content'

const administrator = async () => (await signedIn(server(), { role: 'admin' })).visitor

const pageText = async (answer: Response) => readable(await answer.text())

/** Chooses a file and asks what it would do. */
function check(visitor: Visitor, content: BlobPart) {
  const form = new FormData()
  form.set('intent', 'check')
  form.set('file', new Blob([content], { type: 'application/json' }), 'contenuti.json')
  return visitor.post(screen, form)
}

test('LRN-92 each list leads to the file of all content, which is named after the day', async () => {
  const visitor = await administrator()
  for (const list of ['/admin/guides', '/admin/prompts']) {
    expect(await pageText(await visitor.get(list))).toContain(`href="${screen}"`)
  }
  expect(await pageText(await visitor.get(screen))).toContain(`href="${screen}/esporta"`)
  const answer = await visitor.get(`${screen}/esporta`)
  expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
  expect(answer.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="fucina-contenuti-\d{4}-\d\d-\d\d\.json"$/,
  )
  expect(((await answer.json()) as { kinds: unknown }).kinds).toEqual(contentKinds)
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
