/**
 * Both engines get the same values: JSON always as text, so that `pg` does not turn an array
 * into a PostgreSQL array. Dates and bytes are left to the engine's own driver.
 */
export function toParameter(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value
  if (value instanceof Date || value instanceof Uint8Array) return value
  return JSON.stringify(value)
}
