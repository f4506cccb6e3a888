import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { homePath } from '../../paths.ts'
import { escapeHtml } from '../escape-html.ts'
import { env } from '../process.server.ts'
import { siteFacts } from '../settings/site.server.ts'

const style =
  'body{margin:0 auto;padding:2rem 1.25rem;max-width:40rem;font:1.125rem/1.6 system-ui,sans-serif;color:#1c1917;background:#fff}h1{font-size:1.75rem;line-height:1.25}a{color:inherit}button{font:inherit;font-weight:600;min-height:3rem;padding:.5rem 1.5rem;border:0;border-radius:.5rem;color:#fff;background:#1c1917}'

const styleHash = createHash('sha256').update(style).digest('base64')

/** For answers that are made beside the application. */
export const plainHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
}

const { name, city, contactEmail } = siteFacts(env)

/** Whose page it is, and where to write: made once, at the start. */
const foot = `<footer><p>${escapeHtml(`${name}, ${city}.`)}${
  contactEmail
    ? ` Scrivici: <a href="mailto:${escapeHtml(contactEmail)}">${escapeHtml(contactEmail)}</a>`
    : ''
}</p></footer>`

const linkHome = `<p><a href="${homePath()}">Torna alla pagina iniziale</a></p>`

/** A page without the application, for what happens before or beside it. */
export function plainPage(status: number, title: string, text: string): Response {
  const html = `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${linkHome}</main>${foot}</body></html>`
  return new Response(html, {
    status,
    headers: { ...plainHeaders, 'Content-Type': 'text/html; charset=utf-8' },
  })
}

/** What a program gets, our own screens included, instead of a page. */
const plainJson = (status: number, code: string, message: string): Response =>
  Response.json({ code, message }, { status, headers: plainHeaders })

/** A page for who asks for one, else JSON with the same text. */
export function plainAnswer(
  { headers, url }: IncomingMessage,
  status: number,
  code: string,
  title: string,
  text: string,
): Response {
  return asksForPage(headers.accept, url)
    ? plainPage(status, title, text)
    : plainJson(status, code, text)
}

/** A browser asks for a document; the data of our own screens are asked for with `.data`. */
export const asksForPage = (accept: string | undefined, url = '/'): boolean =>
  accept?.includes('text/html') === true && !/^[^?]*\.data(\?|$)/.test(url)

/** Sends a plain answer where there is no request listener to do it. */
export async function sendPlain(response: ServerResponse, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.bytes())
  if (response.headersSent || response.destroyed) return
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    'Content-Length': body.length,
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

const notThere = 'Questa operazione non esiste.'

/**
 * The framework's own words are in English: its last ones, its refusal of a method and of a form
 * that another site sent, and what it says of its own addresses.
 * @param foreignText undefined: the request comes from our own pages
 */
export function translateErrors(answer: Response, foreignText?: string): Response {
  const type = answer.headers.get('Content-Type') ?? ''
  const isData = type.startsWith('text/x-script')
  const isMute = type.startsWith('text/plain') || type === ''
  switch (answer.status) {
    case 400:
      if (foreignText !== undefined && isData) return plainJson(403, 'FOREIGN_ORIGIN', foreignText)
      if (!isMute) return answer
      return foreignText === undefined
        ? plainJson(400, 'BAD_REQUEST', 'La richiesta non si legge.')
        : plainPage(403, 'Richiesta non ammessa', foreignText)
    case 405:
      return unknownOperation(answer, type.startsWith('text/html'))
    case 500:
      return isMute ? serverErrorPage() : answer
    default:
      return answer
  }
}

function unknownOperation({ body, headers }: Response, isPage: boolean): Response {
  void body?.cancel()
  const refusal = isPage
    ? plainPage(405, 'Operazione non valida', notThere)
    : plainJson(405, 'METHOD_NOT_ALLOWED', notThere)
  const allowed = headers.get('Allow')
  if (allowed) refusal.headers.set('Allow', allowed)
  return refusal
}

/** For a fault of the program: its text blames nobody. */
export const serverErrorPage = (): Response =>
  plainPage(500, 'Qualcosa è andato storto', 'Non è colpa tua. Riprova tra poco.')
