import { describe, expect, test } from 'vitest'
import { fixedWork } from '../../bench/fixed-work.ts'
import { fillSaved } from '../harness/fill-saved.ts'
import { heldBy, heldSettings } from '../harness/held.ts'
import { browserLike, fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'
import { saveResponse } from '../harness/under-way.ts'

const server = fucinaForFile({ env: { ...heldSettings, NETWORK_TIMES: '10' } })

/**
 * So many fixed works the longest turn may take, where the work takes 30 ms. The dearest takes 2; a
 * machine whose memory is busy with other things has taken 8. The faults that were mended took up to
 * 5,000 ms when they were found.
 */
const most = 10

/** What the fixed work takes on this machine as it is now, in milliseconds of the processor. */
function fixedWorkNow(): number {
  const before = process.threadCpuUsage()
  fixedWork()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** The longest turn since the last call, in fixed works. */
const heldNow = async () => (await heldBy(server())) / fixedWorkNow()

/** `piece` again and again, to so many characters. */
const again = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

/** A first request warms what the next ones use; the least of several is what the shape costs. */
async function holds(send: () => Promise<Response>): Promise<[number, string]> {
  let least = Number.POSITIVE_INFINITY
  let text = ''
  for (let time = 0; time < 4 && least >= most; time += 1) {
    await heldBy(server())
    text = await (await send()).text()
    least = Math.min(least, await heldNow())
  }
  return [least, text]
}

async function expectShort(send: () => Promise<Response>): Promise<string> {
  const [held, text] = await holds(send)
  expect(held).toBeLessThan(most)
  return text
}

const longest = 40_000

/** What each piece of Markdown costs is in parse-markdown.test.ts. */
test('HLD-01 stored answers of 40,000 characters are read, listed and shown as data without holding the process', async () => {
  const { visitor } = await signedIn(server())
  for (const response of [
    `${again('|a', 4000)}\n${again('|-', 4000)}\n${again('x\n', 30_000)}`,
    again(`${again('*a* ', 3990)}\n\n`, longest - 10),
    again('- a\n  - b\n    - c\n', longest),
  ]) {
    const id = await save(visitor, `${response.slice(0, longest - 4)}fine`)
    expect(await expectShort(() => visitor.get(`/saved-searches/${id}`))).toContain('fine')
  }
  for (let at = 0; at < 24; at += 1) await save(visitor, again(at % 2 ? '[' : '\n1', longest))
  await expectShort(() => visitor.get('/saved-searches'))
  await expectShort(() => visitor.data('/saved-searches'))
  await expectShort(() => visitor.get('/dashboard'))
})

test('HLD-01 a thousand of them are searched, and go with their account, a few at a time', async () => {
  const { visitor, user } = await signedIn(server())
  await fillSaved(server().db(), user.id, 1000, `${again('parole diverse ', longest - 10)}`)
  await expectShort(() => visitor.get('/saved-searches?q=zz'))
  await heldBy(server())
  const fields = { intent: 'delete', ownPassword: user.password }
  const answer = await visitor.post('/dashboard/impostazioni', fields)
  expect(answer.headers.get('Location')).toBe('/arrivederci')
  expect(await heldNow()).toBeLessThan(most)
})

const save = (visitor: Visitor, response: string) => saveResponse(visitor, { response })

const megabyte = 1024 * 1024 - 200
const urlencoded = 'application/x-www-form-urlencoded'
const unread = /non si (?:legge|può leggere)/
const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'

const bodies = [
  ['a megabyte of empty fields', urlencoded, again('a=&', megabyte)],
  ['a megabyte of parts', 'multipart/form-data; boundary=b', `${again(part, megabyte)}--b--\r\n`],
] as const

describe('HLD-01 what no form of ours sends is refused before it is parsed', () => {
  test('however the type is written, fields are counted', async () => {
    for (const type of [
      'Multipart/Form-Data; boundary=b',
      'multipart/form-data; BOUNDARY="b"; boundary=c',
    ]) {
      const send = async (parts: number) => {
        const body = `${part.repeat(parts)}--b--\r\n`
        const init = { method: 'POST', body, headers: { 'Content-Type': type } }
        return (await browserLike(server()).send('/login/accedi', init)).text()
      }
      expect(await send(5000), type).toMatch(unread)
      expect(await send(50), type).not.toMatch(unread)
    }
  })

  test.for(bodies)('%s', async ([, type, body]) => {
    const { visitor } = await signedIn(server(), { role: 'admin' })
    const init = { method: 'POST', body, headers: { 'Content-Type': type } }
    for (const path of ['/login/accedi', '/prompts', '/prompts/answer', '/saved-searches']) {
      expect(await expectShort(() => visitor.send(path, init)), path).toMatch(unread)
    }
    await expectShort(() => visitor.send('/admin/tools/new', init))
  })

  test.for([
    ['nested', again('[', megabyte)],
    [
      'many tags',
      `{"title":"t","prompt":"p","response":"r","tags":[${again('"a",', 399_996)}"a"]}`,
    ],
  ] as const)('JSON: %s', async ([, body]) => {
    const { visitor } = await signedIn(server())
    const init = { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }
    for (const path of ['/prompts/answer', '/prompts/image', '/saved-searches/new']) {
      await expectShort(() => visitor.send(path, init))
    }
    expect((await visitor.send('/saved-searches/new', init)).status).toBe(400)
  })
})

describe('HLD-01 what is typed and asked for is bounded', () => {
  test.for(['a ', 'ho dato i codici '])('a request of 4,000 characters: %j', async (words) => {
    await expectShort(() => browserLike(server()).post('/prompts', { prompt: again(words, 4000) }))
  })

  test.for([
    ['of the finder', '/?cerca=', 'a'],
    ['of a search for ligatures', '/guides?q=', '%EF%B7%BA'],
    ['of many parameters', '/saved-searches?', 'a&'],
    ['of many parts', '/', 'a/'],
  ] as const)('an address as long as the server takes it, %s', async ([, path, piece]) => {
    const { visitor } = await signedIn(server())
    await expectShort(() => visitor.get(path + again(piece, 14_000)))
  })

  test('thousands of cookies', async () => {
    const headers = { Cookie: again('fucina.session_token=a.b;', 15_000) }
    await expectShort(() => browserLike(server()).get('/prompts', { headers }))
  })

  test('the longest fields of the forms of sign-in and settings', async () => {
    const { visitor } = await signedIn(server())
    const email = `a@${again('a.', 300_000)}`
    await expectShort(() => browserLike(server()).post('/login/accedi', { email, password: 'x' }))
    const person = { intent: 'save', name: again(' a', 200_000), city: again('a ', 50_000) }
    await expectShort(() => visitor.post('/dashboard/impostazioni', person))
    const id = await save(visitor, 'Una risposta')
    const change = { intent: 'save', title: again('a ', 50_000), tags: again(',a', 300_000) }
    await expectShort(() => visitor.post(`/saved-searches/${id}`, change))
  })
})
