/** Draws requests that nobody would send, the same ones at every run. */
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { idField, intentField } from '../../app/records/acts/acts.ts'
import { intents } from '../../app/records/acts/intents.ts'
import { formNames } from '../../app/records/form/form-answer.ts'
import routes from '../../app/routes.ts'
import { guides } from '../../db/content/guides/all.ts'
import { lessons } from '../../db/content/lessons/all.ts'
import { practices } from '../../db/content/practice/all.ts'
import { professions } from '../../db/content/professions/all.ts'
import { scenes } from '../../db/content/scenes/all.ts'
import { tools } from '../../db/content/tools/all.ts'
import { type Actor, addressOf } from './people.ts'

/** The addresses of routes, with '*' for what differs. */
function listAddresses(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path = '', children }) =>
    children ? listAddresses(children) : [`/${path.replace(/\?$/, '').replace(/:\w+/, '*')}`],
  )
}

/** Every address of app/routes.ts, and the server's own. */
const paths = [
  ...listAddresses(routes),
  // The dashboard has two.
  '/admin',
  '/healthz',
  '/readyz',
  '/assets/*',
]

/** Built-in records for the place of '*', beside odd texts, and the word for a new one. */
const knownIds = [
  ...[guides, tools, professions, lessons, practices, scenes].map(([first]) => first?.id ?? ''),
  'new',
]

const methods = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'POST',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
]
const oddTexts = [
  '',
  'a',
  '0',
  '-1',
  '1e309',
  'null',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00',
  '%0Ay',
  '%',
  '%ff',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '\u0000',
  '\ud800',
  '\u202e',
  'é'.repeat(300),
  'x'.repeat(5000),
  '1'.repeat(400),
  '2026-13-45',
  'true',
  'https://esempio.invalid/',
  '//esempio.invalid',
  'chatgpt-basics',
]
const fields = [
  ...Object.values(formNames),
  idField,
  'email',
  'password',
  'name',
  'title',
  'tags',
  'prompt',
  'answer',
  'token',
  'page',
  'cerca',
  'q',
  'da',
  'modo',
  'esito',
  'role',
  'userId',
  'updatedAt',
  'profession',
  'template',
  'session_id',
  'stay',
]
const formType = 'application/x-www-form-urlencoded'
const types = [
  formType,
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  '',
]

/** A generator that draws the same at every run. */
export function seeded(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  return { next, oneOf }
}

export type Drawn = { method: string; path: string; headers: Record<string, string>; body: string }

type Source = ReturnType<typeof seeded>

const readable = (value: string) => value.toWellFormed()

function drawPath({ next, oneOf }: Source): string {
  const odd = () =>
    encodeURI(readable(oneOf(oddTexts)))
      .replaceAll('#', '%23')
      .slice(0, 6000)
  const own = () => (next() < 0.5 ? odd().replaceAll('/', '%2F') : oneOf(knownIds))
  const plain = oneOf(paths).replace('*', own)
  const asked = next() < 0.2 ? dataOf(plain) : plain
  if (next() < 0.5) return asked
  const pairs = Array.from({ length: Math.floor(next() * 4) }, () => `${oneOf(fields)}=${odd()}`)
  return `${asked}?${pairs.join('&')}`
}

const dataOf = (path: string) => (path === '/' ? '/_.data' : `${path}.data`)

function drawBody({ next, oneOf }: Source, type: string): string {
  const count = Math.floor(next() * 6)
  const sent = Array.from({ length: count }, () => {
    const field = oneOf(fields)
    const isAct = field === intentField && next() < 0.5
    return [field, isAct ? oneOf(intents) : readable(oneOf(oddTexts))]
  })
  if (type === formType) return new URLSearchParams(sent).toString()
  return next() < 0.7 ? JSON.stringify(Object.fromEntries(sent)) : oneOf(oddTexts)
}

/** @param actor who sends it; undefined: nobody in particular */
export function draw(source: Source, actor: Actor | undefined, origin: string): Drawn {
  const { next, oneOf } = source
  const method = oneOf(methods)
  const type = oneOf(types)
  const body = method === 'GET' || method === 'HEAD' ? '' : drawBody(source, type)
  return {
    method,
    path: drawPath(source),
    body,
    headers: {
      ...(next() < 0.8 && { Origin: origin, 'Sec-Fetch-Site': 'same-origin' }),
      ...(type && { 'Content-Type': type }),
      ...(body && { 'Content-Length': String(Buffer.byteLength(body)) }),
      ...(actor && { Cookie: actor.cookie }),
      ...(next() < 0.1 && { Range: 'bytes=0-1', 'If-None-Match': '*' }),
      Accept: oneOf(['text/html', 'application/json', '*/*', '']),
      'X-Forwarded-For': addressOf(Math.floor(next() * 60_000)),
    },
  }
}
