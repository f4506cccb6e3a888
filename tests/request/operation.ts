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

/** What is not published, for customers as if it did not exist. */
export const administrators: Columns = { anonymous: '/login', own: 404, another: 404, admin: 200 }

/** The test makes a draft of one guide, and one tool inactive. */
export const draftGuideId = 'firefly-basics'
export const inactiveToolId = '10'
