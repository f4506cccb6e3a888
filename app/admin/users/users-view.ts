import { type UserItem, type UsersView, userSearchLimit } from '../../account/users.ts'

export const usersPath = '/admin/users'

/** A person, and whether it is the one who looks. */
export type ShownUser = UserItem & { isSelf: boolean }

const choice = <Value extends string>(text: string | null, first: Value, ...others: Value[]) =>
  others.find((value) => value === text) ?? first

/** Control characters have no place in a search; PostgreSQL refuses the zero. */
const clean = (text: string | null, length: number) =>
  (text ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, length)
    .toWellFormed()

/** Reads the address of the list; what it does not understand is ignored. */
export const readUsersView = (search: URLSearchParams): UsersView => ({
  query: clean(search.get('q'), userSearchLimit),
  sort: choice(search.get('ordine'), 'data', 'nome', 'accesso'),
  role: choice(search.get('ruolo'), 'tutti', 'clienti', 'admin'),
  state: choice(search.get('stato'), 'tutti', 'attivi', 'sospesi'),
  after: clean(search.get('dopo'), 64) || null,
  before: clean(search.get('prima'), 64) || null,
})

/** What the screen asks or tells besides the list. */
export type UsersNews = { ask?: string; done?: string; user?: string }

/** The address of a list that differs from `view` by `change`; by default its first page. */
export function usersAddress(
  view: UsersView,
  change: Partial<UsersView> = {},
  { ask, done, user }: UsersNews = {},
): string {
  const next = { ...view, after: null, before: null, ...change }
  const search = new URLSearchParams()
  if (next.query) search.set('q', next.query)
  if (next.role !== 'tutti') search.set('ruolo', next.role)
  if (next.state !== 'tutti') search.set('stato', next.state)
  if (next.sort !== 'data') search.set('ordine', next.sort)
  if (next.after) search.set('dopo', next.after)
  if (next.before) search.set('prima', next.before)
  if (ask) search.set('chiedi', ask)
  if (done) search.set('fatto', done)
  if (user) search.set('utente', user)
  return search.size > 0 ? `${usersPath}?${search}` : usersPath
}

/** Where the settings of a person are. */
export const userPath = (id: string) => `${usersPath}/${encodeURIComponent(id)}`

/** Something is asked for, so that an empty list means 'nobody matches'. */
export const isNarrowed = ({ query, role, state }: UsersView) =>
  query !== '' || role !== 'tutti' || state !== 'tutti'
