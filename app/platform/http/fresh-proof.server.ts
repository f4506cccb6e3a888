import { type RouterContextProvider, redirect } from 'react-router'
import { z } from 'zod'
import { proveAgainPath } from '../../paths.ts'
import { minuteMilliseconds } from '../durations.ts'
import { freshMinutes } from '../fresh-minutes.ts'
import { parseJson } from '../parse-json.ts'
import { env } from '../process.server.ts'
import type { Env } from '../settings/env.server.ts'
import { seal, unseal } from '../settings/seal.server.ts'
import { requireUser } from './authorization.server.ts'
import type { SignedInUser } from './context.server.ts'
import { failure } from './failure.server.ts'

/** How long an act waits for the password or the code. */
const waitingMilliseconds = 30 * minuteMilliseconds

/** Sealed it is a third longer, and proxies take a line of 8 KB. */
const mostBytes = 5000

const waitingAct = z.object({
  /** Own path with its query, where the act is sent to. */
  path: z.string(),
  /** What was typed; null: a page or a file is asked for, nothing is sent. */
  fields: z.array(z.tuple([z.string(), z.string()])).nullable(),
  until: z.number(),
})

export type WaitingAct = z.output<typeof waitingAct>

const purpose = (user: { id: string }) => `act:${user.id}`

/** Whether the person showed within the last minutes who they are. */
export const isProofFresh = ({ provenAt }: Pick<SignedInUser, 'provenAt'>): boolean =>
  provenAt !== null && provenAt.getTime() > Date.now() - freshMinutes * minuteMilliseconds

type Asked = { context: Readonly<RouterContextProvider>; url: URL }

/**
 * 'Once more': in front of what nobody may do who only found a session open. Where the person
 * showed too long ago who they are, they are led to a page that asks them and then goes on with the
 * act, with all that was typed (security/second-proof/prove-again.route.tsx).
 * @param form what was sent: texts of a few thousand characters at most; null for a loader
 * @throws 401, 413 where more was sent than an address holds; else a redirect
 */
export function requireFreshProof({ context, url }: Asked, form: FormData | null): void {
  const user = requireUser(context)
  if (isProofFresh(user)) return
  const act: WaitingAct = {
    path: url.pathname + url.search,
    fields: form && textsOf(form),
    until: Date.now() + waitingMilliseconds,
  }
  const text = JSON.stringify(act)
  if (Buffer.byteLength(text) > mostBytes) {
    throw failure('BODY_TOO_LARGE', 413, 'Hai scritto troppo: accorcia e riprova.')
  }
  throw redirect(proveAgainPath(seal(env, purpose(user), text)), 303)
}

const textsOf = (form: FormData) =>
  [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )

/** The act that waits; null: none of this person's, or it has waited for too long. */
export function openWaitingAct(
  env: Env,
  user: { id: string },
  sealed: string | null,
): WaitingAct | null {
  const text = sealed === null ? null : unseal(env, purpose(user), sealed)
  const act = text === null ? null : waitingAct.parse(parseJson(text))
  return act && act.until > Date.now() ? act : null
}
