import type { RouterContextProvider } from 'react-router'
import { env, log } from '../process.server.ts'
import { hiddenAddress } from '../visitor.server.ts'
import { clientAddressContext, requestIdContext, sessionContext } from './context.server.ts'

/**
 * What leaves a line in the log, and at which level: refusals are warnings. docs/log.md says what
 * each means.
 */
export const traceLevels = {
  signedIn: 'info',
  signInRefused: 'warn',
  registered: 'info',
  registrationRefused: 'warn',
  signedOut: 'info',
  addressTakenOver: 'warn',
  resetAsked: 'info',
  resetUsed: 'info',
  resetRefused: 'warn',
  passwordChanged: 'info',
  passwordRefused: 'warn',
  profileChanged: 'info',
  sessionsEnded: 'info',
  checkoutNoted: 'info',
  dataExported: 'info',
  accountDeleted: 'info',
  limitReached: 'warn',
  originRefused: 'warn',
  rightsMissing: 'warn',
  roleGiven: 'info',
  roleTaken: 'info',
  userSuspended: 'info',
  userReactivated: 'info',
  contentReset: 'info',
  contentImported: 'info',
  contentExported: 'info',
  trashRestored: 'info',
  aiServiceChanged: 'info',
} as const satisfies Record<string, 'info' | 'warn'>

export type TraceKind = keyof typeof traceLevels

/** Ids and codes alone: no name, no mail address, nothing that somebody wrote. */
export type TraceDetails = {
  /** Who did it; by default whoever is signed in. */
  accountId?: string | null | undefined
  /** Whom or what it was done to. */
  subjectId?: string | null | undefined
  /** A code of ours. */
  reason?: string | undefined
  way?: 'password' | 'google' | undefined
}

/** Writes the one line that an act leaves (docs/log.md), once it is done or refused. */
export function trace(
  context: Readonly<RouterContextProvider>,
  kind: TraceKind,
  { accountId, subjectId, ...details }: TraceDetails = {},
): void {
  const session = context.get(sessionContext)
  const actor = accountId ?? (session.kind === 'user' ? session.user.id : null)
  log[traceLevels[kind]](
    {
      trace: kind,
      requestId: context.get(requestIdContext),
      ...(actor && { accountId: actor }),
      ...(subjectId && subjectId !== actor && { subjectId }),
      address: hiddenAddress(env, context.get(clientAddressContext)),
      ...details,
    },
    'trace',
  )
}

const refusals: Record<string, TraceKind> = {
  SIGN_IN_FAILED: 'signInRefused',
  ACCOUNT_SUSPENDED: 'signInRefused',
  EMAIL_TAKEN: 'registrationRefused',
  LINK_WORTHLESS: 'resetRefused',
  WRONG_PASSWORD: 'passwordRefused',
  SIGN_IN_AGAIN: 'passwordRefused',
  FORBIDDEN: 'rightsMissing',
}

/** The service's own refusal is no visitor's doing; its line is that of the failed generation. */
const notTheirs = new Set(['AI_TOO_MANY_REQUESTS'])

type Refusal = { code: string; status: number }

/** The kind of line that a refusal leaves; null: none. */
export function refusalKind({ code, status }: Refusal): TraceKind | null {
  if (status === 429 && !notTheirs.has(code)) return 'limitReached'
  return refusals[code] ?? null
}

/** Writes the line of a refusal, where one is worth a line. */
export function traceRefusal(
  context: Readonly<RouterContextProvider>,
  refusal: Refusal,
  details: TraceDetails = {},
): void {
  const kind = refusalKind(refusal)
  if (kind) trace(context, kind, { ...details, reason: refusal.code })
}
