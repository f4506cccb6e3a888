import { adminUsersPath, withQuery } from '../../paths.ts'
import { addressText } from '../../platform/well-formed.ts'
import { type UserItem, type UsersView, userSearchLimit } from '../users.ts'

/** A person, and whether it is the one who looks. */
export type ShownUser = UserItem & { isSelf: boolean }

const choice = <Value extends string>(text: string | null, first: Value, ...others: Value[]) =>
  others.find((value) => value === text) ?? first

/** Reads the address of the list; what it does not understand is ignored. */
export const parseUsersView = (search: URLSearchParams): UsersView => ({
  query: addressText(search.get('q'), userSearchLimit),
  sort: choice(search.get('ordine'), 'data', 'nome', 'accesso'),
  role: choice(search.get('ruolo'), 'tutti', 'clienti', 'admin'),
  state: choice(search.get('stato'), 'tutti', 'attivi', 'sospesi'),
  after: addressText(search.get('dopo'), 64) || null,
  before: addressText(search.get('prima'), 64) || null,
})

/** The address of a list that differs from `view` by `change`; by default its first page. */
export function usersAddress(view: UsersView, change: Partial<UsersView> = {}): string {
  const next = { ...view, after: null, before: null, ...change }
  return withQuery(adminUsersPath(), {
    q: next.query,
    ruolo: next.role === 'tutti' ? null : next.role,
    stato: next.state === 'tutti' ? null : next.state,
    ordine: next.sort === 'data' ? null : next.sort,
    dopo: next.after,
    prima: next.before,
  })
}

/** Something is asked for, so that an empty list means 'nobody matches'. */
export const isNarrowed = ({ query, role, state }: UsersView) =>
  query !== '' || role !== 'tutti' || state !== 'tutti'
