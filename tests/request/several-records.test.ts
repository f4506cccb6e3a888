import { expect, test } from 'vitest'
import { guideNoun, type StoredGuide } from '../../app/guides/guide-noun.ts'
import { findRow } from '../../app/records/store/read.server.ts'
import { toolNoun } from '../../app/tools/tool-noun.ts'
import { recordOf, storeRecord } from '../harness/records.ts'
import { fucinaForFile, signedIn } from '../harness/server.ts'

const server = fucinaForFile()

const administrator = async () => (await signedIn(server(), { role: 'admin' })).visitor

const guide = (fields: Partial<StoredGuide>) =>
  guideNoun.draft.parse({
    title: 'Prova',
    description: 'Due parole.',
    toolId: '1',
    duration: 30,
    ...fields,
  })

/** Fields of a form that names several records, as a browser sends them. */
function asking(intent: string, ids: readonly string[]) {
  const form = new URLSearchParams({ intent })
  for (const id of ids) form.append('id', id)
  return form
}

const isPublished = async (id: string, noun: typeof guideNoun | typeof toolNoun = guideNoun) =>
  (await recordOf(server().db(), noun as typeof guideNoun, id)).content !== null

test('REC-41 several are withdrawn, published, deleted and brought back, and counted', async () => {
  const visitor = await administrator()
  const db = server().db()
  const ids = ['prima', 'seconda', 'terza']
  for (const [at, id] of ids.entries()) {
    await storeRecord(db, guideNoun, id, guide({ title: id }), at < 2 ? 'published' : 'draft')
  }
  const withdrawn = await visitor.post('/admin/guides', asking('unpublish', ids))
  expect(withdrawn.headers.get('location')).toBe(
    `/admin/guides?esito=unpublish&id=${encodeURIComponent('prima,seconda')}&conti=2-1`,
  )
  const said = await (await visitor.get(withdrawn.headers.get('location') ?? '')).text()
  expect(said).toContain('2 guide ritirate; 1 non era pubblicata.')
  const published = await visitor.post('/admin/guides', asking('publish', ['prima', 'seconda']))
  expect(published.status).toBe(303)
  expect(await Promise.all(ids.map((id) => isPublished(id)))).toEqual([true, true, false])

  const deleted = await visitor.post('/admin/guides', { intent: 'delete', id: ids.join() })
  const place = deleted.headers.get('location') ?? ''
  const list = await (await visitor.get(place)).text()
  expect(list).toContain('3 guide eliminate. Per 30 giorni si possono riportare.')
  expect(list).toContain('href="/admin/test?scheda=cestino"')
  expect(list).toContain('Annulla')
  expect(await findRow(db, guideNoun, 'prima')).toBeUndefined()
  await visitor.post('/admin/guides', asking('restore', ids))
  expect(await Promise.all(ids.map((id) => isPublished(id)))).toEqual([true, true, false])
})

test('REC-38 what is refused, or asks first, is named and linked, and the rest is done', async () => {
  const visitor = await administrator()
  const db = server().db()
  const chapter = { title: 'Primo', content: '• Un titoletto senza voci', duration: 5 }
  const hidden = guide({ title: 'Riga nascosta', chapters: [chapter] as never })
  await storeRecord(db, guideNoun, 'riga-nascosta', hidden, 'draft')
  await storeRecord(db, guideNoun, 'a-meta', guide({ title: 'A metà', description: '' }), 'draft')
  await storeRecord(db, guideNoun, 'intera', guide({ title: 'Intera' }), 'draft')
  const ids = ['riga-nascosta', 'a-meta', 'intera']
  const answer = await visitor.post('/admin/guides', asking('publish', ids))
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).toContain('1 guida pubblicata.')
  expect(html).toMatch(/href="\/admin\/guides\/riga-nascosta[^"]*"[^>]*>Riga nascosta</)
  expect(html).toMatch(/href="\/admin\/guides\/a-meta[^"]*"[^>]*>A metà</)
  expect(html).toContain('Chi impara non vede 1 riga di questa guida.')
  expect(await Promise.all(ids.map((id) => isPublished(id)))).toEqual([false, false, true])
  const alone = await visitor.post('/admin/guides', asking('publish', ['a-meta']))
  expect(alone.status).toBe(400)
  expect(await alone.text()).toMatch(/href="\/admin\/guides\/a-meta[^"]*"[^>]*>A metà</)
})

test('REC-38 before a tool is withdrawn its published guides are named, in the editor and in the list', async () => {
  const visitor = await administrator()
  for (const address of ['/admin/tools', '/admin/tools/1']) {
    const refused = await visitor.post(address, { intent: 'unpublish', id: '1' })
    expect(refused.status, address).toBe(409)
    expect(await refused.text()).toMatch(
      /guide? pubblicat[ae] insegna.*senza il collegamento alla sua scheda/s,
    )
    expect(await isPublished('1', toolNoun)).toBe(true)
  }
  const done = await visitor.post('/admin/tools/1', { intent: 'unpublish', leaving: 'si' })
  expect(done.status).toBe(303)
  expect(await isPublished('1', toolNoun)).toBe(false)
})
