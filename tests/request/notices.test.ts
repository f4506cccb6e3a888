/** A notice to everybody, without script. */
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { noticeNoun } from '../../app/notices/notice-noun.ts'
import { romanDay } from '../../app/platform/roman-day.ts'
import { readable } from '../harness/page-text.ts'
import { storeRecord } from '../harness/records.ts'
import { browserLike, fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'

const list = '/admin/notices'
const hook = fileURLToPath(new URL('../harness/next-day.mjs', import.meta.url))
const server = fucinaForFile({ env: { NODE_OPTIONS: `--import=${hook}` } })

const read = async (visitor: Visitor, path: string) =>
  readable(await (await visitor.get(path)).text())
const anyone = (path: string) => read(browserLike(server()), path)

/** The part of a page above its content; '' where there is none. */
const above = (html: string) => /<aside class="notices.*?<\/aside>/s.exec(html)?.[0] ?? ''

test('WHO-01 WHO-03 a notice is written, published, read above every page, and taken back', async () => {
  const { visitor: admin } = await signedIn(server(), { role: 'admin' })
  const { visitor: customer } = await signedIn(server())
  const text = 'Domenica dalle 8 alle 9 il sito è fermo.'
  const created = await admin.post(`${list}/new`, { text, kind: 'attention' })
  expect(created.status).toBe(303)
  const address = /\/admin\/notices\/[\w-]+/.exec(created.headers.get('Location') ?? '')?.[0] ?? ''
  expect(await read(admin, list)).toContain('Attenzione')
  expect(above(await read(admin, '/guides'))).toBe('')

  await admin.post(address, { intent: 'publish' })
  for (const [one, path] of [
    [browserLike(server()), '/'],
    [browserLike(server()), '/nonesiste'],
    [customer, '/guides/chatgpt-basics'],
  ] as const) {
    let html = ''
    const seen = async () => {
      html = await read(one, path)
      return above(html)
    }
    // Cached pages take a second.
    await expect.poll(seen, { message: path }).toContain(`<b>Attenzione:</b>`)
    expect(above(html), path).toContain(text)
    expect(html.indexOf(text), path).toBeLessThan(html.indexOf('<main'))
  }
  for (const path of ['/admin', list, address]) {
    expect(above(await read(admin, path)), path).toBe('')
  }

  await admin.post(address, { intent: 'unpublish' })
  expect(above(await read(customer, '/guides'))).toBe('')
  await expect.poll(() => anyone('/').then(above)).toBe('')
})

test('WHO-03 a cached page loses a notice when its day is over', async () => {
  const today = romanDay(new Date())
  const notice = noticeNoun.schema.parse({ text: 'Solo oggi.', from: today, until: today })
  await storeRecord(server().db(), noticeNoun, 'oggi', notice)
  const pages = ['/', '/privacy', '/aiuto?x']
  for (const path of pages) {
    await expect.poll(() => anyone(path)).toContain('Solo oggi.')
  }
  server().process.kill('SIGUSR2')
  for (const path of pages) {
    await expect.poll(() => anyone(path)).not.toContain('Solo oggi.')
  }
})
