import { escapeHtml } from '../escape-html.ts'
import { crowdSeconds, crowdText } from '../known-failure.server.ts'
import { hasAtMostFields } from './field-count.server.ts'
import { asksForPage, plainJson, plainPage } from './plain-page.server.ts'

const crowdTitle = "C'è molta gente"

/** Larger forms come back with the browser's own 'back'. */
const keptBytes = 64 * 1024
const keptFields = 100
/** HTML of them: a `"` is five characters there. */
const keptCharacters = 2 * keptBytes
/** The password fields of our forms, and whatever is called like one: they stay behind. */
const secret = /passw|confirm|current|secret|token/i

type Asked = { method: string; url: string; accept?: string | undefined; type?: string | undefined }

/**
 * What a request is told that finds no place: a page with a button that sends the same again, what
 * was typed included, passwords and files excepted; JSON where no page was asked for.
 * @param body of a form that our own page sent
 */
export async function crowdAnswer(asked: Asked, body?: Buffer): Promise<Response> {
  const answer = asksForPage(asked.accept, asked.url)
    ? plainPage(503, crowdTitle, crowdText, await wayAgain(asked, body))
    : plainJson(503, 'BUSY', crowdText)
  answer.headers.set('Retry-After', String(crowdSeconds))
  return answer
}

async function wayAgain({ method, url, type }: Asked, body?: Buffer): Promise<string> {
  const address = escapeHtml(url.replace(/^\/{2,}/, '/'))
  if (method === 'GET' || method === 'HEAD') {
    return `<p><a href="${address}">Riprova</a></p>`
  }
  const inputs = body ? await inputsOf(body, type) : null
  if (inputs === null || inputs.length > keptCharacters) {
    return '<p>Torna indietro con il browser: quello che hai scritto è ancora lì.</p>'
  }
  return `<form method="post" action="${address}">${inputs}<p>Quello che hai scritto è ancora qui.</p><p><button>Riprova</button></p></form>`
}

async function inputsOf(body: Buffer, type: string | undefined): Promise<string | null> {
  if (body.length > keptBytes) return null
  const fields = await textsOf(body, type)
  const inputs = fields?.map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return inputs?.join('') ?? null
}

/** null: the body is no form, or has too many fields. */
async function textsOf(body: Buffer, type = ''): Promise<[string, string][] | null> {
  try {
    if (!hasAtMostFields(body, type, keptFields)) return null
    const form = await new Response(new Uint8Array(body), {
      headers: { 'Content-Type': type },
    }).formData()
    return [...form].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && !secret.test(name) ? [[name, value]] : [],
    )
  } catch {
    return null
  }
}
