import type { UsersTable } from '../../db/schema.ts'

export type Role = UsersTable['role']

/** Everybody begins with the first. */
export const roles: readonly Role[] = ['customer', 'facilitator', 'editor', 'desk', 'admin']

/** What a role lets somebody do, in the administration or for others outside it. */
export type Right =
  /** Make groups, see who is in one's own and how far they are, and let them in. */
  | 'leadGroups'
  /** Write, publish, delete and bring back content, and see what is not published. */
  | 'editContent'
  /** Say something to everybody above every page, and take it back. */
  | 'publishNotices'
  /** Bring in content from a file, or take it along. */
  | 'importContent'
  /** Make all content of a kind stand as it came with the product. */
  | 'resetContent'
  /** See what people did with the content: numbers, and lines that name nobody. */
  | 'seeFigures'
  | 'seePeople'
  | 'suspend'
  | 'endSessions'
  /** Hand a customer a code that lets them choose a password, or the words of a slip. */
  | 'giveCodes'
  /** Give a customer the mail address that they say is theirs. */
  | 'correctAddresses'
  | 'deletePeople'
  /** Change a person's name, city and level for them. */
  | 'changePeople'
  /** Take away the second proof of who has lost it. */
  | 'resetSecondProof'
  | 'giveRoles'
  | 'setAi'
  | 'seeSystem'
  /** See what was done, and by whom. */
  | 'seeRegister'
  | 'readManual'
  /** Ask the AI from what is kept for whoever has to look after the site. */
  | 'useReserve'

/** Who may do what; every check, every screen and the test of permissions read it here. */
export const rolesFor: Readonly<Record<Right, readonly Role[]>> = {
  leadGroups: ['facilitator', 'admin'],
  editContent: ['editor', 'admin'],
  publishNotices: ['admin'],
  importContent: ['editor', 'admin'],
  resetContent: ['admin'],
  seeFigures: ['editor', 'admin'],
  seePeople: ['desk', 'admin'],
  suspend: ['desk', 'admin'],
  endSessions: ['desk', 'admin'],
  giveCodes: ['desk', 'admin'],
  correctAddresses: ['desk', 'admin'],
  deletePeople: ['desk', 'admin'],
  changePeople: ['admin'],
  resetSecondProof: ['admin'],
  giveRoles: ['admin'],
  setAi: ['admin'],
  seeSystem: ['admin'],
  seeRegister: ['admin'],
  readManual: ['editor', 'desk', 'admin'],
  useReserve: ['admin'],
}

export const may = (role: Role, right: Right): boolean => rolesFor[right].includes(role)

/** All that a role may do. */
export const rightsOf = (role: Role): Right[] =>
  (Object.keys(rolesFor) as Right[]).filter((right) => may(role, right))

/** Whether somebody has a role at all, in the administration or outside it. */
export const isStaff = (role: Role): boolean => role !== 'customer'

/** Whether there is anything in the administration for somebody; a facilitator's place is outside. */
export const administers = (role: Role): boolean => isStaff(role) && role !== 'facilitator'

/** A role as it was given, and what says whether it counts. */
export type GivenRole = Pick<UsersTable, 'role' | 'emailVerified'> & { hasLongPassword: boolean }

/** The columns of a `GivenRole`. */
export const givenRoleColumns = ['role', 'emailVerified', 'hasLongPassword'] as const

/** What a person lacks before a role counts. */
export type Lacking = 'confirmedAddress' | 'longPassword' | 'secondProof'

/** Who sees people's data, or may do everything. */
const rolesWithSecondProof: readonly Role[] = ['desk', 'admin']

/**
 * Whether somebody with a role still has to set up a second proof before they do anything with it.
 * Asked of sessions alone: without one a role counts wherever roles are counted, so that nobody is
 * made administrator in the place of who has lost a telephone.
 */
export const lacksSecondProof = (
  asked: 'administrators' | 'nobody',
  { role, hasSecondProof }: { role: Role; hasSecondProof: boolean },
): boolean => asked === 'administrators' && rolesWithSecondProof.includes(role) && !hasSecondProof

/** What is still lacking before the role counts; a customer lacks nothing. */
export function lackingFor({ role, emailVerified, hasLongPassword }: GivenRole): Lacking[] {
  if (!isStaff(role)) return []
  return [
    ...(emailVerified ? [] : (['confirmedAddress'] as const)),
    ...(hasLongPassword ? [] : (['longPassword'] as const)),
  ]
}

/** All that keeps a person from using their role: what is lacking for it to count, and a second proof. */
export const lackingToUse = (
  asked: 'administrators' | 'nobody',
  { lacking, ...person }: { role: Role; lacking: readonly Lacking[]; hasSecondProof: boolean },
): Lacking[] => [...lacking, ...(lacksSecondProof(asked, person) ? (['secondProof'] as const) : [])]

/** The role that a person has at this moment: the given one waits until nothing is lacking. */
export const roleThatCounts = (given: GivenRole): Role =>
  lackingFor(given).length === 0 ? given.role : 'customer'
