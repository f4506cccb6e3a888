import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { crowdAnswer } from './crowd.server.ts'

const page = { accept: 'text/html', type: 'application/x-www-form-urlencoded' }

test('HLD-04 a crowd is told with a page that sends the same again, passwords excepted', async () => {
  const sent = new URLSearchParams([
    ['email', 'ada@esempio.it'],
    ['password', 'campanile'],
    ['note', '"due"\n<righe>'],
  ])
  const asked = { ...page, method: 'POST', url: '/login?da=%2Ftools&"x' }
  const answer = await crowdAnswer(asked, Buffer.from(String(sent)))
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '3'])
  const html = await answer.text()
  expect(html).toContain('riprova fra poco.')
  expect(html).toContain('<form method="post" action="/login?da=%2Ftools&#38;&#34;x">')
  expect(html).toContain('name="email" value="ada@esempio.it"')
  expect(html).toContain('value="&#34;due&#34;\n&#60;righe&#62;"')
  expect(html).not.toContain('campanile')
})

test('HLD-04 files stay behind; a form that cannot come back is still in the browser', async () => {
  const form = new FormData()
  form.set('titolo', 'Una guida')
  form.set('file', new File(['dati'], 'foto.png'))
  const body = new Response(form)
  const type = body.headers.get('Content-Type') ?? ''
  const asked = { ...page, type, method: 'POST', url: '/admin/guides/new' }
  const html = await (await crowdAnswer(asked, Buffer.from(await body.bytes()))).text()
  expect(html).toContain('value="Una guida"')
  expect(html).not.toContain('name="file"')
  for (const lost of [undefined, Buffer.alloc(100_000), Buffer.from('{')]) {
    const answer = await crowdAnswer({ ...asked, type: 'application/json' }, lost)
    expect(await answer.text()).toContain('Torna indietro con il browser')
  }
})

test('HLD-04 a page can be asked for again; our own screens get JSON with the text', async () => {
  const again = await crowdAnswer({ ...page, method: 'GET', url: '//evil.example/x' })
  expect(await again.text()).toContain('<a href="/evil.example/x">Riprova</a>')
  for (const asked of [
    { ...page, method: 'POST', url: '/login.data?index' },
    { ...page, accept: '*/*', method: 'POST', url: '/prompts/answer' },
  ]) {
    const { code, message } = await (await crowdAnswer(asked)).json()
    expect([code, message]).toEqual(['BUSY', "C'è molta gente: riprova fra poco."])
  }
})

/** The names of all password fields that a screen of ours has. */
const passwordNames = globSync('app/**/*.tsx').flatMap((path) => {
  const source = readFileSync(path, 'utf8')
  const fields = source.matchAll(
    /<PasswordField\b([\s\S]*?)\/>|<\w+([^<>]*type="password"[^<>]*)>/g,
  )
  return [...fields].flatMap(([, ours = '', plain = '']) =>
    [...(ours + plain).matchAll(/\bname="(\w+)"/g)].map(([, name = '']) => name),
  )
})

test('HLD-04 no password of any form of ours comes back', async () => {
  const names = new Set(passwordNames)
  expect([...names].sort()).toEqual(['confirm', 'current', 'ownPassword', 'password'])
  const sent = new URLSearchParams({ intent: 'password', city: 'Bergamo' })
  for (const name of names) sent.set(name, 'campanile')
  const asked = { ...page, method: 'POST', url: '/dashboard/impostazioni' }
  const html = await (await crowdAnswer(asked, Buffer.from(String(sent)))).text()
  expect(html).toContain('name="city" value="Bergamo"')
  expect(html).not.toContain('campanile')
})

test('HLD-01 a form of very many fields, or of very much to write, is not read for the answer', async () => {
  const type = 'Multipart/form-data; xboundary=y; boundary=x'
  const part = '--x\r\nContent-disposition: form-data; name="a"\r\n\r\n\r\n'
  const forms: [string, string][] = [
    ['a&'.repeat(30_000), page.type],
    ['a=&'.repeat(100), page.type],
    [`${part.repeat(101)}--x--\r\n`, type],
    [`a=${'"'.repeat(40_000)}`, page.type],
  ]
  for (const [body, type] of forms) {
    const asked = { ...page, type, method: 'POST', url: '/login' }
    const html = await (await crowdAnswer(asked, Buffer.from(body))).text()
    expect(html.length).toBeLessThan(3000)
    expect(html).toContain('Torna indietro con il browser')
  }
})
