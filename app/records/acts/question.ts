import { withQuery } from '../../paths.ts'
import type { Intent } from './acts.ts'

/** What an address asks before an act, for who has no script: `?chiedi=delete&id=…`. */
const parameters = { act: 'chiedi', id: 'id' } as const

/** The address `path`, which may have parameters and a fragment, that asks before `act`. */
export const questionAddress = (path: string, act: Intent, id?: string): string =>
  withQuery(path, { [parameters.act]: act, [parameters.id]: id })

/**
 * The id of what an address asks about before `act`; '' where it is the screen's own record, null
 * where the address does not ask.
 */
export const askedId = (search: URLSearchParams, act: Intent): string | null =>
  search.get(parameters.act) === act ? (search.get(parameters.id) ?? '') : null
