const versionField = 'versione'

/** The address, on the response's own page, of one of its `count` versions, counted from 0. */
export const versionAddress = (index: number, count: number): string =>
  index === count - 1 ? '?' : `?${versionField}=${index + 1}`

/** The version that an address asks for, counted from 0; the newest where it asks for none. */
export function askedVersion(query: URLSearchParams, count: number): number {
  const asked = Number(query.get(versionField))
  return Number.isInteger(asked) && asked >= 1 && asked <= count ? asked - 1 : count - 1
}
