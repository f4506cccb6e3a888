import { MIMEType } from 'node:util'
import { parseJson } from '../parse-json.ts'
import { bodyLimits } from './body-limits.server.ts'
import { failure } from './failure.server.ts'

const limitsOf = ({ url, headers }: Request) =>
  bodyLimits(new URL(url).pathname, headers.get('Content-Type'))

/** A body that no form of ours sends. */
export const notAForm = () =>
  failure('NOT_A_FORM', 400, 'La richiesta non si legge. Ricarica la pagina e riprova.')

/** On its way a line ends in two characters, which nobody typed: lengths count one. */
function withOneLineEnd(form: FormData): FormData {
  const read = new FormData()
  for (const [name, value] of form) {
    read.append(name, typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value)
  }
  return read
}

/**
 * The fields of a posted form, counted before they are parsed; a line ends in one character.
 * @throws 400 when the body is not a form, or has more bytes or fields than a form of its place
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? ''
  const { form, fields } = limitsOf(request)
  try {
    const bytes = await request.bytes()
    if (bytes.length <= form && hasAtMostFields(bytes, type, fields)) {
      const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
      return withOneLineEnd(form)
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
  if (text.length > limitsOf(request).form) throw new Error('the JSON is too large')
  return parseJson(text)
}

/** A boundary is at most so long (RFC 2046); searching for a longer one takes long by itself. */
const longestBoundary = 70

/** In bytes, what may stand above the value of a part: its name and that of a file, and its type. */
const longestHead = 8 * 1024

/**
 * Whether a posted form has at most so many fields, by what stands between them, and none with more
 * headers than forms have: parsing a megabyte of empty fields, or letters' worth of headers, takes
 * the process as long as a thousand real forms.
 * @param type the body's `Content-Type`
 * @throws Error when that is no form's
 */
export function hasAtMostFields(body: Uint8Array, type: string, most: number): boolean {
  const { between, additional, hasHeads } = fieldSeparator(new MIMEType(type))
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  let found = 0
  for (let at = bytes.indexOf(between); at >= 0; at = bytes.indexOf(between, at + 1)) {
    found += 1
    if (found > most + additional) return false
    if (hasHeads && !hasShortHead(bytes, at + between.length)) return false
  }
  return true
}

/** After the last part two dashes stand instead of a head. */
function hasShortHead(bytes: Buffer, at: number): boolean {
  const head = bytes.subarray(at, at + longestHead)
  return head.includes('\r\n\r\n') || head.toString('latin1', 0, 2) === '--'
}

/** What stands between fields, as the parser of forms reads it, and how many more than fields. */
function fieldSeparator({ essence, params }: MIMEType) {
  if (essence === 'application/x-www-form-urlencoded')
    return { between: '&', additional: -1, hasHeads: false }
  const boundary = params.get('boundary')
  if (essence !== 'multipart/form-data' || !boundary) throw new Error(`${essence} is no form`)
  if (boundary.length > longestBoundary) throw new Error('no boundary is as long')
  return { between: `--${boundary}`, additional: 1, hasHeads: true }
}
