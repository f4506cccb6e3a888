/** How somebody wants to read: kept by the browser and the account, and in the first HTML. */
import { describe, expect, test } from 'vitest'
import { publicPages } from '../../app/public-pages.ts'
import {
  browserLike,
  fucinaForFile,
  openSession,
  signedIn,
  type Visitor,
} from '../harness/server.ts'

const server = fucinaForFile()

const cookie = 'fucina_lettura'
const choose = (visitor: Visitor, reading: string, path = '/lettura') =>
  visitor.post(path, { reading })

/** What the first HTML of a page says. */
async function shown(visitor: Visitor, path = '/') {
  const html = await (await visitor.get(path)).text()
  return {
    reading: /<html[^>]* data-reading="([^"]*)"/.exec(html)?.[1],
    theme: /<meta name="theme-color" content="([^"]*)"/.exec(html)?.[1],
  }
}

const readingOf = async (id: string) =>
  (
    await server()
      .db()
      .selectFrom('users')
      .select('reading')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).reading

describe('without an account', () => {
  test('LRN-40 LRN-41 a choice comes back in the first HTML of every page, kept ones too', async () => {
    const visitor = browserLike(server())
    const answer = await choose(visitor, 'large.dark.simple', '/lettura?da=%2Fprivacy')
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/lettura?da=%2Fprivacy'])
    const set = String(answer.headers.get('Set-Cookie'))
    for (const part of ['Max-Age=31536000', 'HttpOnly', 'SameSite=Lax', 'Path=/']) {
      expect(set).toContain(part)
    }
    for (const path of [...publicPages, '/prompts', '/lettura', '/non-esiste']) {
      expect(await shown(visitor, path), path).toEqual({
        reading: 'large.dark.simple',
        theme: '#14171e',
      })
    }
    expect(await shown(browserLike(server()))).toEqual({
      reading: 'normal.paper.full',
      theme: '#fffcf7',
    })
  })

  test('LRN-40 what is no choice is refused and kept nowhere', async () => {
    const visitor = browserLike(server())
    const answer = await choose(visitor, 'large.dark.full; Domain=example')
    expect(answer.status).toBe(400)
    expect(visitor.cookies.has(cookie)).toBe(false)
    expect(await answer.text()).toContain('non riesco a ricordarlo')
  })
})

describe('with an account', () => {
  test('LRN-41 a choice comes along to another device', async () => {
    const { visitor, user } = await signedIn(server())
    await choose(visitor, 'largest.white.full')
    expect(await readingOf(user.id)).toBe('largest.white.full')
    const other = browserLike(server())
    const [name, value] = await openSession(server(), user.id)
    other.cookies.set(name, value)
    expect((await shown(other, '/guides')).reading).toBe('largest.white.full')
    expect(other.cookies.get(cookie)).toBe('largest.white.full')
    other.cookies.delete(name)
    expect((await shown(other)).reading).toBe('largest.white.full')
  })

  test('LRN-41 the account is shown as it was chosen there, and until then as the browser is', async () => {
    const { visitor } = await signedIn(server())
    visitor.cookies.set(cookie, 'large.dark.full')
    expect((await shown(visitor)).reading).toBe('large.dark.full')
    await choose(visitor, 'largest.white.full')
    visitor.cookies.set(cookie, 'large.dark.full')
    expect((await shown(visitor)).reading).toBe('largest.white.full')
  })
})
