import { data, type RouterContextProvider, redirect } from 'react-router'
import { z } from 'zod'
import { adminUserPath, adminUsersPath } from '../../admin-paths.ts'
import type { Actor } from '../../platform/actor.server.ts'
import { type AuditEvent, audit } from '../../platform/http/audit-log.server.ts'
import { toFailure } from '../../platform/http/failure.server.ts'
import { isFailure } from '../../platform/http/is-failure.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import type { DeskAct, DeskAnswer, StateAct } from '../../security/desk/desk.ts'
import { readReason, readyReason } from '../../security/desk/reason.server.ts'
import { requireFreshProof } from '../../security/fresh-proof.server.ts'
import { formTexts } from '../account.ts'
import { correctAddress } from '../address/correct-address.server.ts'
import { giveDeskCode } from '../desk/desk-code.server.ts'
import { giveSlip } from '../desk/give-slip.server.ts'
import { changeState, type DeskGround, deleteOnRequest } from '../desk/help-person.server.ts'
import { email } from '../sign-in/account-schema.ts'
import { deskSectionId, personActs } from './user-acts.ts'

type Asked = {
  context: Readonly<RouterContextProvider>
  request: Request
  url: URL
  form: FormData
  actor: Actor
  /** Of the person whose page it is. */
  id: string
}

const correctionSchema = z.object({ email })

export const stateEvents = {
  suspend: 'userSuspended',
  reactivate: 'userReactivated',
  'end-sessions': 'sessionsEnded',
} as const satisfies Record<StateAct, AuditEvent>

/** The work of each act at the desk. */
export function deskWorks(ground: DeskGround, asked: Asked) {
  const { context, request, url, form, actor, id } = asked
  const here = `${adminUserPath(id)}#${deskSectionId}`
  const state = (act: StateAct) =>
    withReason(asked, act, async (reason) => {
      await changeState(ground, actor, act, id, reason)
      audit(context, stateEvents[act], { subjectId: id })
      return redirect(outcomeAddress(here, { done: act }), 303)
    })
  return {
    'give-code': withReason(asked, 'give-code', async (reason) => {
      requireFreshProof({ context, request, url })
      const sheet = await giveDeskCode(ground, actor, id, reason)
      audit(context, 'deskCodeGiven', { subjectId: id })
      return answer({ sheet })
    }),
    'give-slip': withReason(asked, 'give-slip', async (reason) => {
      requireFreshProof({ context, request, url })
      const sheet = await giveSlip(ground, actor, id, reason)
      audit(context, 'slipRenewed', { subjectId: id })
      return answer({ sheet })
    }),
    correct: withReason(asked, 'correct', async (reason) => {
      const parsed = correctionSchema.safeParse(Object.fromEntries(form))
      if (!parsed.success) {
        throw new KnownFailure('EMAIL_INVALID', 400, formTexts.emailInvalid, 'email')
      }
      requireFreshProof({ context, request, url })
      await correctAddress(ground, actor, id, { ...parsed.data, reason })
      audit(context, 'addressCorrected', { subjectId: id })
      return redirect(outcomeAddress(here, { done: 'correct' }), 303)
    }),
    'end-sessions': state('end-sessions'),
    suspend: state('suspend'),
    reactivate: state('reactivate'),
    delete: withReason(asked, 'delete', async (reason) => {
      requireFreshProof({ context, request, url })
      await deleteOnRequest(ground, actor, id, { reason, ready: readyReason(form) })
      audit(context, 'accountDeleted', { subjectId: id })
      return redirect(outcomeAddress(adminUsersPath(), { done: 'delete' }), 303)
    }),
  }
}

/** What the desk's part of the page shows; the record's form knows nothing of it. */
const answer = (shown: Partial<DeskAnswer>, init: ResponseInit | number = 200) =>
  data({ desk: { errors: [], sheet: null, ...shown } }, init)

/** Reads the reason first; what goes wrong is said where the desk's acts stand. */
function withReason<Done>(
  { context, form }: Asked,
  act: DeskAct,
  work: (why: string) => Promise<Done>,
) {
  return async () => {
    try {
      return await work(readReason(form))
    } catch (error) {
      if (error instanceof Response || isFailure(error)) throw error
      const failed = toFailure(context, personActs.failedTexts[act], error)
      const field = error instanceof KnownFailure ? error.field : null
      return answer({ errors: [{ field, message: failed.data.message }] }, failed.init ?? {})
    }
  }
}
