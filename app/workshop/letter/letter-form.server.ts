import { data } from 'react-router'
import { answerFailed } from '../../platform/ai/failed-texts.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { requestLog } from '../../platform/http/request-log.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { collected, refusalOf } from '../answer/answer-form.server.ts'
import { type Asking, askerHeaders, askerOrNull } from '../answer/asker.server.ts'
import { noScriptAnswer, unansweredSheet } from '../answer/no-script-answer.server.ts'
import { noScriptField } from '../answer/no-script-form.tsx'
import { givenBack } from '../answer/no-script-schema.ts'
import { beginLetter } from './begin-letter.server.ts'
import { letterQuestion } from './letter.ts'

/** A form with photos: the letter's own. */
export const isLetterForm = ({ headers }: Request): boolean =>
  headers.get('Content-Type')?.startsWith('multipart/form-data') ?? false

const sheet = { prompt: '', urgent: null }

/** No browser keeps the files of a form that was sent. */
const chooseAnew = 'Poi scegli di nuovo tutte le foto.'

/** The letter explained in one piece, for a browser without script; photos are chosen anew. */
export async function letterForm(db: Database, env: Env, asking: Asking) {
  const { request, context } = asking
  const form = await readForm(request)
  const asker = await askerOrNull(env, asking)
  const ground = { env, log: requestLog(context), signal: request.signal }
  const before = givenBack(form.get(noScriptField))
  const refused = (status: number, error: string = answerFailed) =>
    data(noScriptAnswer(unansweredSheet(before, sheet, `${error} ${chooseAnew}`)), { status })
  if (!asker) return refused(503)
  try {
    const outcome = await collected(await beginLetter(db, asker, form, ground), '')
    const headers = await askerHeaders(env, asker)
    const question = letterQuestion
    return data(noScriptAnswer({ ...sheet, ...outcome, question }), { status: 200, headers })
  } catch (error) {
    if (!(error instanceof KnownFailure))
      ground.log.error({ err: error }, 'a letter could not be explained')
    return refused(...refusalOf(error))
  }
}
