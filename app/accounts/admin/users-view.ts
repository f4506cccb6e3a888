import { adminUsersPath } from '../../admin-paths.ts'
import { withQuery } from '../../paths.ts'
import { addressText, meantBy } from '../../platform/well-formed.ts'
import { pageIn, pageParameter } from '../../records/list/list-page.ts'
import {
  type UserItem,
  type UsersView,
  userKinds,
  userRoles,
  userSearchLimit,
  userSorts,
  userStates,
} from '../users.ts'

/** A person, and whether it is the one who looks. */
export type ShownUser = UserItem & { isSelf: boolean }

/** Reads the address of the list; what it does not understand is ignored. */
export const parseUsersView = (search: URLSearchParams): UsersView => ({
  query: addressText(search.get('q'), userSearchLimit),
  kind: meantBy(userKinds, search.get('chi')),
  sort: meantBy(userSorts, search.get('ordine')),
  role: meantBy(userRoles, search.get('ruolo')),
  state: meantBy(userStates, search.get('stato')),
  page: pageIn(search),
})

/** The address of a list that differs from `view` by `change`; by default its first page. */
export function usersAddress(view: UsersView, change: Partial<UsersView> = {}): string {
  const next = { ...view, page: 1, ...change }
  return withQuery(adminUsersPath(), { ...asked(next), ...pageParameter(next.page) })
}

const asked = ({ query, kind, role, state, sort }: UsersView) => ({
  q: query,
  chi: kind === 'addressed' ? null : userKinds[kind],
  ruolo: role === 'all' ? null : userRoles[role],
  stato: state === 'all' ? null : userStates[state],
  ordine: sort === 'newest' ? null : userSorts[sort],
})

/** Something is asked for, so that an empty list means 'nobody matches'. */
export const narrowsUsers = ({ query, kind, role, state }: UsersView) =>
  query !== '' || kind !== 'addressed' || role !== 'all' || state !== 'all'
