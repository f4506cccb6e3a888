import { isDeepStrictEqual } from 'node:util'

/** A field in which two versions of a record differ. */
export type ChangedField = {
  /** 'Titolo' */
  name: string
  /** What stands in the former version, if it is a short text or a number; else null. */
  was: string | null
}

/** Longer texts are cut: who brings the version back sees them whole. */
const longestShown = 200

/**
 * The fields in which a former version differs from the record as it is now.
 * @param names what the fields are called; others are passed over
 */
export function changedFields(
  former: unknown,
  now: Readonly<Record<string, unknown>>,
  names: Readonly<Record<string, string>>,
): ChangedField[] {
  const before = isRecord(former) ? former : {}
  return Object.entries(names).flatMap(([field, name]) =>
    isDeepStrictEqual(asJson(before[field]), asJson(now[field]))
      ? []
      : [{ name, was: shown(before[field]) }],
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** As the database gives it back. */
const asJson = (value: unknown): unknown =>
  value === undefined ? null : JSON.parse(JSON.stringify(value))

function shown(value: unknown): string | null {
  if (typeof value === 'number') return String(value).replace('.', ',')
  if (typeof value !== 'string' || value === '') return null
  return value.length > longestShown ? `${value.slice(0, longestShown)}…` : value
}
