/** A line of the tables of who may do what, and the columns that many lines share. */
import type { Visitor } from '../harness/server.ts'

/** What the owner has, and what nobody else may read. */
export type Things = {
  savedId: string
  pictureId: string
  ownerId: string
  ownerEmail: string
  /** Somebody else, whom administrators may change. */
  bystanderId: string
}

/**
 * A status, or where the person is sent: '/login' remembers the way back. Redirects of data
 * requests, which travel in a body, count as the same.
 */
export type Outcome = number | `/${string}`

export type Operation = {
  /** The rows of docs/requirements.md that it proves. */
  row: string
  name: string
  send(visitor: Visitor, things: Things): Promise<Response>
  anonymous: Outcome
  own: Outcome
  another: Outcome
  admin: Outcome
  /** Its answer holds the owner's own content: what others must not see is really there. */
  shows?: boolean
  /** Administrators see by it who the owner is. */
  showsPeople?: boolean
  /** It changes something when it is allowed. */
  changes?: boolean
}

export type Columns = Pick<Operation, 'anonymous' | 'own' | 'another' | 'admin'>

export const everybody: Columns = { anonymous: 200, own: 200, another: 200, admin: 200 }
export const people: Columns = { anonymous: '/login', own: 200, another: 200, admin: 200 }
export const owner: Columns = { anonymous: 401, own: 200, another: 403, admin: 403 }
export const nobody: Columns = { anonymous: 404, own: 404, another: 404, admin: 404 }

/** A page, opened and as data. */
export const page = (path: string, { row, ...columns }: Columns & { row: string }): Operation[] => [
  { row, name: `open ${path}`, send: (visitor) => visitor.get(path), ...columns },
  { row, name: `data of ${path}`, send: (visitor) => visitor.data(path), ...columns },
]

/** What is not published, for customers as if it did not exist. */
export const administrators: Columns = { anonymous: '/login', own: 404, another: 404, admin: 200 }

/** The test makes a draft of one guide, and one tool inactive. */
export const draftGuideId = 'firefly-basics'
export const inactiveToolId = '10'

/** Screens of the administration, opened and as data (NAV-03). */
export const adminScreens = (row: string, paths: readonly string[]): Operation[] =>
  paths.flatMap((path): Operation[] => [
    { row, name: `open ${path}`, send: (one) => one.get(path), ...adminScreen },
    { row, name: `data of ${path}`, send: (one) => one.data(path), ...adminScreen },
  ])

const adminScreen: Columns = {
  anonymous: '/login',
  own: '/dashboard',
  another: '/dashboard',
  admin: 200,
}

/** What only administrators may do, and may read of what is no screen. */
export const adminAct = { anonymous: 401, own: 403, another: 403 } as const

/** A form of the administration that is posted; `admin`: what an administrator gets. */
export const adminPost = (
  name: string,
  path: string,
  fields: Record<string, string>,
  admin: Outcome,
): Operation => ({
  row: 'PERM-08',
  name,
  send: (visitor) => visitor.post(path, fields),
  ...adminAct,
  admin,
})
