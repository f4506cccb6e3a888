import { MIMEType } from 'node:util'

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
  const { between, additional, hasHeads } = separatorOf(new MIMEType(type))
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
function separatorOf({ essence, params }: MIMEType) {
  if (essence === 'application/x-www-form-urlencoded')
    return { between: '&', additional: -1, hasHeads: false }
  const boundary = params.get('boundary')
  if (essence !== 'multipart/form-data' || !boundary) throw new Error(`${essence} is no form`)
  if (boundary.length > longestBoundary) throw new Error('no boundary is as long')
  return { between: `--${boundary}`, additional: 1, hasHeads: true }
}
