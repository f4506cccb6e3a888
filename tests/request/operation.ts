/** A line of the tables of who may do what, and the columns that many lines share. */
import { may, type Right, type Role, rolesFor } from '../../app/platform/roles.ts'
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
  /**
   * What it asks for in the table of roles: who may gets what an administrator gets. Without it
   * editors and clerks of the desk stand as anybody who is signed in.
   */
  act?: Right
  /** What a role gets that may not; 403 where it is not said. */
  refused?: Outcome
  /** The desk begins elsewhere. */
  desk?: Outcome
  /** Facilitators have their place outside the administration. */
  facilitator?: Outcome
  /** Done twice it ends otherwise: of the roles that may, the first one tries it. */
  isOnce?: boolean
  /** Who has given the password and not the second code; without it as anonymous. */
  half?: Outcome
  /** Its answer holds the owner's own content: what others must not see is really there. */
  shows?: boolean
  /** Administrators see by it who the owner is. */
  showsPeople?: boolean
  /**
   * Tried by nobody, its owner and an administrator alone: a page that is drawn, whose data all others
   * ask for in the line beside it, or what hashes a password before it knows who asks.
   */
  isBrief?: boolean
  /** It changes something when it is allowed. */
  changes?: boolean
}

export type Columns = Pick<
  Operation,
  'anonymous' | 'own' | 'another' | 'admin' | 'act' | 'refused' | 'desk' | 'facilitator' | 'half'
>

/** What somebody with a role gets. */
export function expectedOf(operation: Operation, role: Exclude<Role, 'customer'>): Outcome {
  const { act, another, admin, refused = 403 } = operation
  if (role === 'desk' && operation.desk !== undefined) return operation.desk
  if (role === 'facilitator' && operation.facilitator !== undefined) return operation.facilitator
  if (act === undefined) return role === 'admin' ? admin : another
  return may(role, act) ? admin : refused
}

/** Whether somebody with a role tries it. */
export const isTriedBy = ({ act, isOnce }: Operation, role: Role): boolean =>
  !act || !isOnce || !may(role, act) || role === rolesFor[act][0]

export const everybody: Columns = { anonymous: 200, own: 200, another: 200, admin: 200 }
export const people: Columns = { anonymous: '/login', own: 200, another: 200, admin: 200 }
export const owner: Columns = { anonymous: 401, own: 200, another: 403, admin: 403 }
export const nobody: Columns = { anonymous: 404, own: 404, another: 404, admin: 404 }

/** Whoever asks is led there. */
export const ledTo = (path: `/${string}`): Columns => ({
  ...{ anonymous: path, own: path, another: path, admin: path },
})

/** A page, opened and as data. */
export const page = (path: string, { row, ...columns }: Columns & { row: string }): Operation[] => [
  { row, name: `open ${path}`, send: (visitor) => visitor.get(path), ...columns, isBrief: true },
  { row, name: `data of ${path}`, send: (visitor) => visitor.data(path), ...columns },
]

/** What is not published, for customers as if it did not exist. */
export const editors: Columns = {
  ...{ anonymous: '/login', own: 404, another: 404, admin: 200 },
  act: 'editContent',
  refused: 404,
}

/** The test makes a draft of one guide, and one tool inactive. */
export const draftGuideId = 'firefly-basics'
export const inactiveToolId = '10'

/** Screens of the administration, opened and as data (NAV-03). */
export const adminScreens = (
  row: string,
  paths: readonly string[],
  act: Right = 'editContent',
): Operation[] =>
  paths.flatMap((path): Operation[] => [
    { row, name: `open ${path}`, send: (one) => one.get(path), ...adminScreen, act, isBrief: true },
    { row, name: `data of ${path}`, send: (one) => one.data(path), ...adminScreen, act },
  ])

export const adminScreen: Columns = {
  anonymous: '/login',
  own: '/dashboard',
  another: '/dashboard',
  admin: 200,
  facilitator: '/gruppi',
}

/** What only those may do, and may read of what is no screen, who have a role for it. */
export const adminAct = { anonymous: 401, own: 403, another: 403 } as const

/** A form of the administration that is posted; `admin`: what an administrator gets. */
export const adminPost = (
  name: string,
  path: string,
  fields: Record<string, string>,
  admin: Outcome,
  act: Right = 'editContent',
): Operation => ({
  row: 'PERM-08',
  name,
  send: (visitor) => visitor.post(path, fields),
  ...adminAct,
  admin,
  act,
  isOnce: true,
})
