import { MIMEType } from 'node:util'

/**
 * Whether a posted form has at most so many fields, by what stands between them: parsing a megabyte
 * of empty ones takes the process as long as a thousand real forms.
 * @param type the body's `Content-Type`
 * @throws Error when that is no form's
 */
export function hasAtMostFields(body: Uint8Array, type: string, most: number): boolean {
  const { between, additional } = separatorOf(new MIMEType(type))
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  let found = 0
  for (let at = bytes.indexOf(between); at >= 0; at = bytes.indexOf(between, at + 1)) {
    found += 1
    if (found > most + additional) return false
  }
  return true
}

/** What stands between fields, as the parser of forms reads it, and how many more than fields. */
function separatorOf({ essence, params }: MIMEType) {
  if (essence === 'application/x-www-form-urlencoded') return { between: '&', additional: -1 }
  const boundary = params.get('boundary')
  if (essence !== 'multipart/form-data' || !boundary) throw new Error(`${essence} is no form`)
  return { between: `--${boundary}`, additional: 1 }
}
