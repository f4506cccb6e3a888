/** What a cache between us and the browser may hand to the next person. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sessionLifetimes } from '../../app/accounts/session/session-limits.ts'
import { addPicture } from '../../app/records/pictures/pictures.server.ts'
import routes from '../../app/routes.ts'
import { lessons } from '../../db/content/lessons/all.ts'
import { practices } from '../../db/content/practice/all.ts'
import { fucinaForFile, signedIn } from '../harness/server.ts'

const drawing = new URL('../../app/home/citta-alta-fondo.svg', import.meta.url).pathname
const server = fucinaForFile({
  env: {
    CONTACT_EMAIL: 'ciao@fucina.example',
    CITY_DRAWING: drawing,
    CITY_DRAWING_WORDS: 'La città',
  },
})

/** Everybody gets the same there, and may keep it. */
const shared = ['/pictures/:id', '/share/city/:view', '/robots.txt', '/sitemap.xml']
const sharedToo = ['/manifest.webmanifest', '/.well-known/security.txt', '/favicon.svg']

const allPaths = routes
  .flatMap(({ path, index, children }) => [
    index ? '' : path,
    ...(children ?? []).map((c) => c.path),
  ])
  .filter((path) => path !== undefined)
  .map((path) => `/${path.replace('?', '')}`)

/** Things that are there, so that what is answered is no refusal. */
async function places(userId: string): Promise<Record<string, string>> {
  const db = server().db()
  const background = { r: 200, g: 90, b: 40 }
  const png = await sharp({ create: { width: 640, height: 320, channels: 3, background } })
    .png()
    .toBuffer()
  const picture = await addPicture(db, { id: userId, role: 'admin' }, png, 'tool')
  return {
    '/pictures/:id': picture.address.split('/').at(-1) ?? '',
    '/share/city/:view': 'wide',
    '/guides/:id': 'chatgpt-basics',
    '/admin/guides/:id': 'chatgpt-basics',
    '/tools/:id': '1',
    '/admin/tools/:id': '1',
    '/professions/:id': 'medico',
    '/admin/professions/:id': 'medico',
    '/admin/prompts/:id': 'medico',
    '/admin/scenes/:id': 'sms-sul-pacco',
    '/palestra/:id': 'sms-sul-pacco',
    '/vero-o-falso/:id': 'neve-a-maggio',
    '/prima-di-cominciare/:id': lessons[0]?.id ?? '',
    '/prova/:id': practices[0]?.id ?? '',
    '/admin/users/:id': userId,
  }
}

test('HLD-17 nothing that others may keep carries a cookie, and what is somebody’s own is kept by nobody', async () => {
  const { visitor, user } = await signedIn(server(), { role: 'admin' })
  const db = server().db()
  await db
    .updateTable('users')
    .set({ reading: 'large.dark.full' })
    .where('id', '=', user.id)
    .execute()
  const ids = await places(user.id)
  const cookies = new Map(visitor.cookies)
  const anHourAgo = Date.now() - 3_600_000
  const due = {
    updatedAt: new Date(anHourAgo),
    expiresAt: new Date(anHourAgo + sessionLifetimes.user),
  }
  const kept = new Set<string>()
  const renewed = new Set<string>()
  for (const path of [...allPaths, '/favicon.svg']) {
    for (const ask of ['get', 'data'] as const) {
      // A session whose use is to be noted, in a browser that does not know how the account reads.
      await db.updateTable('sessions').set(due).execute()
      visitor.cookies.clear()
      for (const [name, value] of cookies) visitor.cookies.set(name, value)
      const answer = await visitor[ask](path.replace(/:\w+|\*/, ids[path] ?? 'x'))
      await answer.body?.cancel()
      const set = answer.headers.getSetCookie()
      if (set.some((cookie) => cookie.includes('session_token'))) renewed.add(path)
      if (/\b(private|no-store)\b/.test(answer.headers.get('Cache-Control') ?? '')) continue
      expect(set, `${ask} ${path}`).toEqual([])
      kept.add(path)
    }
  }
  expect([...kept].sort()).toEqual([...shared, ...sharedToo].sort())
  expect(renewed.size).toBeGreaterThan(allPaths.length / 2)
})
