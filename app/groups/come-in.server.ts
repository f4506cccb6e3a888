import type { RouterContextProvider } from 'react-router'
import { countGuess } from '../accounts/sign-in/attempts.server.ts'
import type { SignedIn } from '../accounts/sign-in/sign-in.server.ts'
import { signOut } from '../accounts/users.server.ts'
import { groupPathPath, joinPath } from '../group-paths.ts'
import { takeStepsAlong } from '../learning/steps.server.ts'
import { codePath, dashboardPath } from '../paths.ts'
import { forgottenCookies } from '../platform/cookies.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { audit } from '../platform/http/audit-log.server.ts'
import { sessionContext, sessionOwner } from '../platform/http/context.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import type { Log } from '../platform/log/log.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { proofStep } from '../security/second-proof/second-proof.server.ts'
import { readCode } from './group-code.ts'
import { groupTexts } from './group-texts.ts'
import { findGroup, joinWithAccount, latestGroupOf, type OpenGroup } from './members.server.ts'

/**
 * The group of a code. Wrong ones are counted, also where nothing is sent but an address: what
 * answers tells which codes are good.
 * @throws KnownFailure 404, TOO_MANY_ATTEMPTS
 */
export async function requireGroup(
  { db, env }: { db: Database; env: Env },
  typed: string,
  address: string,
): Promise<OpenGroup & { code: string }> {
  const code = readCode(typed)
  if (!code) throw new KnownFailure('CODE_UNKNOWN', 404, groupTexts.codeUnknown)
  const counted = await countGuess(db, env, 'group-code', address)
  const group = await findGroup(db, code)
  if (!group) throw new KnownFailure('CODE_UNKNOWN', 404, groupTexts.codeUnknown)
  await counted.succeeded()
  return { ...group, code }
}

/** What coming in works with: the site, and the request that asks. */
export type Arrival = {
  db: Database
  env: Env
  log: Log
  context: Readonly<RouterContextProvider>
  request: Request
}

const nameOf = (cookie: string) => cookie.split('=', 1).join()

/**
 * Ends the session that the browser had, and has it forget what it knows of that person: whoever
 * comes in now may be somebody else.
 * @param signedIn the headers of the answer, which bring the new session
 */
export async function handOn(
  { db, env, context, request }: Arrival,
  { accountId, headers }: SignedIn,
): Promise<void> {
  const former = sessionOwner(context.get(sessionContext))
  if (!former) return
  await signOut(db, former)
  if (former.id === accountId) return
  const fresh = headers.getSetCookie().map(nameOf)
  for (const cookie of forgottenCookies(env, request.headers.get('Cookie'))) {
    if (!fresh.includes(nameOf(cookie))) headers.append('Set-Cookie', cookie)
  }
  headers.set('Clear-Site-Data', '"cache", "storage"')
}

/**
 * Where somebody goes who has come in, with a name or a slip: to `target`, or first to the page of the
 * second code. On a device of their own what a visitor did there comes along.
 */
export async function onward(
  { db, env, log, request }: Arrival,
  { accountId, headers }: SignedIn,
  { isShared, target }: { isShared: boolean; target: string },
): Promise<string> {
  if ((await proofStep(db, env, accountId)) === 'give') return codePath(target)
  if (isShared) return target
  for (const cookie of await takeStepsAlong(
    { db, env, headers: request.headers, log },
    accountId,
  )) {
    headers.append('Set-Cookie', cookie)
  }
  return target
}

/**
 * Where somebody goes on who came back with a slip: into the group whose code they opened before, by
 * their own name, or to its page, which says why not; without a code to the path that they had.
 */
export async function backIn(
  arrival: Arrival,
  signedIn: SignedIn,
  { isShared, opened }: { isShared: boolean; opened: { id: string; code: string } | null },
): Promise<string> {
  const { db, env, context } = arrival
  const user = { id: signedIn.accountId }
  const latest = opened ? null : await latestGroupOf(db, user)
  const page = opened ? joinPath(opened.code) : latest ? groupPathPath() : dashboardPath()
  const next = await onward(arrival, signedIn, { isShared, target: page })
  // Not before they have given the second code, where they have one.
  if (!opened || next !== page) return next
  try {
    await joinWithAccount({ db, env }, user, { groupId: opened.id })
  } catch (error) {
    if (error instanceof KnownFailure) return page
    throw error
  }
  audit(context, 'groupJoined', { accountId: user.id, subjectId: opened.id })
  return groupPathPath(opened.id)
}
