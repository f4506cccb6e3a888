import { parseJson } from '../parse-json.ts'
import { letterLimit } from '../picture.ts'
import { bringsLetter, pictureLimit } from './body-limit.server.ts'
import { failure } from './failure.server.ts'
import { hasAtMostFields } from './field-count.server.ts'

type Bounds = { bytes: number; fields: number }

/** An answer of 40,000 characters, each as the nine bytes that a form makes of it, and more. */
const learners: Bounds = { bytes: 400 * 1024, fields: 100 }

/** Twice as many fields as the largest form of the administration has, with every list full. */
const administrators: Bounds = { bytes: pictureLimit, fields: 10_000 }

/** Three pages, and what the form says besides. */
const letters: Bounds = { bytes: letterLimit, fields: 20 }

function boundsOf({ url, headers }: Request): Bounds {
  const { pathname } = new URL(url)
  if (/^\/admin(?:\/|\.data$)/.test(pathname)) return administrators
  return bringsLetter(pathname, headers.get('Content-Type')) ? letters : learners
}

/** A body that no form of ours sends. */
export const notAForm = () =>
  failure('NOT_A_FORM', 400, 'La richiesta non si legge. Ricarica la pagina e riprova.')

/**
 * The fields of a posted form, counted before they are parsed.
 * @throws 400 when the body is not a form, or has more bytes or fields than a form of its place
 */
export async function readForm(request: Request): Promise<FormData> {
  const bounds = boundsOf(request)
  const type = request.headers.get('Content-Type') ?? ''
  try {
    const bytes = await request.bytes()
    if (bytes.length <= bounds.bytes && hasAtMostFields(bytes, type, bounds.fields)) {
      return await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
    }
  } catch {
    // What cannot be read is no form either.
  }
  throw notAForm()
}

/**
 * The JSON that a learner's screen sends.
 * @throws Error when it is none, or larger than any of ours
 */
export async function readJson(request: Request): Promise<unknown> {
  const text = await request.text()
  if (text.length > learners.bytes) throw new Error('the JSON is too large')
  return parseJson(text)
}
