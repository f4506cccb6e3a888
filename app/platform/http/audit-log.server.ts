import type { RouterContextProvider } from 'react-router'
import { hiddenAddress } from '../limits/network.server.ts'
import type { Log } from '../log/log.server.ts'
import { env, log } from '../process.server.ts'
import { clientAddressContext, requestIdContext, sessionContext } from './context.server.ts'

/** The log for what happens on behalf of one request: its lines carry the request's id. */
export const requestLog = (context: Readonly<RouterContextProvider>): Log =>
  log.child({ requestId: context.get(requestIdContext) })

/**
 * What leaves a line in the log, and at which level: refusals are warnings. docs/operations/log.md says what
 * each means.
 */
export const auditLevels = {
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
  addressAsked: 'info',
  addressChanged: 'info',
  addressConfirmed: 'info',
  addressCorrected: 'info',
  passwordRefused: 'warn',
  codeGiven: 'info',
  codeRefused: 'warn',
  passkeyRefused: 'warn',
  provenAgain: 'info',
  deskCodeGiven: 'info',
  deskCodeUsed: 'info',
  deskCodeRefused: 'warn',
  secondProofSetUp: 'info',
  secondProofRemoved: 'info',
  recoveryCodesRenewed: 'info',
  groupJoined: 'info',
  groupLeft: 'info',
  slipRenewed: 'info',
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

export type AuditEvent = keyof typeof auditLevels

/** Ids and codes alone: no name, no mail address, nothing that somebody wrote. */
export type AuditDetails = {
  /** Who did it; by default the person who is signed in. */
  accountId?: string | null | undefined
  /** The person or the thing that it was done to. */
  subjectId?: string | null | undefined
  /** A sign-in provider's id. */
  provider?: string
  /** A code of ours. */
  reason?: string | undefined
  way?:
    | 'password'
    | 'provider'
    | 'passkey'
    | 'slip'
    | 'group'
    | 'totp'
    | 'recovery'
    | 'desk'
    | undefined
}

/** Writes the one line that an act leaves (docs/operations/log.md), once it is done or refused. */
export function audit(
  context: Readonly<RouterContextProvider>,
  kind: AuditEvent,
  { accountId, subjectId, ...details }: AuditDetails = {},
): void {
  const session = context.get(sessionContext)
  const actor = accountId ?? (session.kind === 'user' ? session.user.id : null)
  log[auditLevels[kind]](
    {
      audit: kind,
      requestId: context.get(requestIdContext),
      ...(actor && { accountId: actor }),
      ...(subjectId && subjectId !== actor && { subjectId }),
      address: hiddenAddress(env, context.get(clientAddressContext)),
      ...details,
    },
    'audit',
  )
}

const refusals: Record<string, AuditEvent> = {
  SIGN_IN_FAILED: 'signInRefused',
  SLIP_UNKNOWN: 'signInRefused',
  ACCOUNT_SUSPENDED: 'signInRefused',
  EMAIL_TAKEN: 'registrationRefused',
  LINK_WORTHLESS: 'resetRefused',
  WRONG_PASSWORD: 'passwordRefused',
  SIGN_IN_AGAIN: 'passwordRefused',
  CODE_WRONG: 'codeRefused',
  DESK_CODE_WRONG: 'deskCodeRefused',
  PASSKEY_WRONG: 'passkeyRefused',
  FORBIDDEN: 'rightsMissing',
}

/** The service's own refusal is no visitor's doing; its line is that of the failed generation. */
const notTheirs = new Set(['AI_TOO_MANY_REQUESTS'])

type Refusal = { code: string; status: number }

/** The kind of line that a refusal leaves; null: none. */
export function refusalEvent({ code, status }: Refusal): AuditEvent | null {
  if (status === 429 && !notTheirs.has(code)) return 'limitReached'
  return refusals[code] ?? null
}

/** Writes the line of a refusal, where one is worth a line. */
export function auditRefusal(
  context: Readonly<RouterContextProvider>,
  refusal: Refusal,
  details: AuditDetails = {},
): void {
  const kind = refusalEvent(refusal)
  if (kind) audit(context, kind, { ...details, reason: refusal.code })
}
