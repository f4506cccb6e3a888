/** Draws requests that nobody would send, the same ones at every run. */
import { type Actor, addressOf } from './people.ts'

/** Every address of app/routes.ts, with something in the place of its parameters. */
const paths = [
  '/',
  '/login',
  '/login/google',
  '/login/google/fatto',
  '/auth/callback/google',
  '/logout',
  '/profile',
  '/profile/foto',
  '/dashboard',
  '/dashboard/impostazioni',
  '/dashboard/impostazioni/dati',
  '/arrivederci',
  '/guides',
  '/guides/*',
  '/tools',
  '/tools/*',
  '/professions/*',
  '/saved-searches',
  '/saved-searches/new',
  '/saved-searches/*',
  '/saved-searches/*/image',
  '/saved-searches/*/json',
  '/prompts',
  '/prompts/answer',
  '/prompts/image',
  '/prompts/images/*',
  '/onboarding',
  '/prova',
  '/prova/*',
  '/privacy',
  '/come-funziona',
  '/terms',
  '/cookies',
  '/lettura',
  '/prima-di-cominciare',
  '/prima-di-cominciare/*',
  '/pictures/*',
  '/admin',
  '/admin/dashboard',
  '/admin/dashboard/csv',
  '/admin/pictures',
  '/admin/prompts/esporta',
  '/admin/guides',
  '/admin/guides/new',
  '/admin/guides/scelte',
  '/admin/guides/*',
  '/admin/tools',
  '/admin/tools/*',
  '/admin/professions',
  '/admin/professions/*',
  '/admin/prompts',
  '/admin/prompts/*',
  '/admin/users',
  '/admin/users/*',
  '/admin/test',
  '/admin/ai',
  '/healthz',
  '/readyz',
  '/assets/*',
  '/*',
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
  'intent',
  'email',
  'password',
  'name',
  'id',
  'chapter',
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
  const own = () => (next() < 0.5 ? odd().replaceAll('/', '%2F') : 'chatgpt-basics')
  const plain = oneOf(paths).replace('*', own)
  const asked = next() < 0.2 ? dataOf(plain) : plain
  if (next() < 0.5) return asked
  const pairs = Array.from({ length: Math.floor(next() * 4) }, () => `${oneOf(fields)}=${odd()}`)
  return `${asked}?${pairs.join('&')}`
}

const dataOf = (path: string) => (path === '/' ? '/_.data' : `${path}.data`)

function drawBody({ next, oneOf }: Source, type: string): string {
  const count = Math.floor(next() * 6)
  const sent = Array.from({ length: count }, () => [oneOf(fields), readable(oneOf(oddTexts))])
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
