import { withQuery } from '../paths.ts'

const versionField = 'versione'

/** What an address says of one of `count` versions, counted from 0; of the newest nothing. */
export const versionQuery = (index: number, count: number) => ({
  [versionField]: index === count - 1 ? null : index + 1,
})

/** The address, on the response's own page, of one of its versions. */
export const versionAddress = (index: number, count: number): string =>
  withQuery('', versionQuery(index, count)) || '?'

/** The version that an address asks for, counted from 0; the newest where it asks for none. */
export function askedVersion(query: URLSearchParams, count: number): number {
  const asked = Number(query.get(versionField))
  return Number.isInteger(asked) && asked >= 1 && asked <= count ? asked - 1 : count - 1
}
