/** Neither half a pair nor zero can stand in a text of PostgreSQL; where one came, this stands. */
const unreadable = '\uFFFD'

const storable = (text: string) => (text.includes('\0') ? text.replaceAll('\0', unreadable) : text)

function toJson(value: object): string {
  const text = JSON.stringify(value)
  if (!text.includes('\\u0000')) return text
  return JSON.stringify(value, (_, inner) => (typeof inner === 'string' ? storable(inner) : inner))
}

/**
 * Both engines get the same values: JSON always as text, so that `pg` does not turn an array
 * into a PostgreSQL array, and no text with a zero, for which PostgreSQL refuses the whole query:
 * it is the same as nothing that is stored. Dates and bytes are left to the engine's own driver.
 */
export function toParameter(value: unknown): unknown {
  if (typeof value === 'string') return storable(value)
  if (value === null || typeof value !== 'object') return value
  if (value instanceof Date || value instanceof Uint8Array) return value
  return toJson(value)
}
