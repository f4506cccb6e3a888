import { redirect } from 'react-router'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db, env } from '../../platform/process.server.ts'
import { answerResponse } from '../answer/answer-response.server.ts'
import type { Route } from './+types/letter.route'
import { explainLetter } from './explain-letter.server.ts'
import { letterWay } from './letter.ts'

/** Who opens the address by hand sees the workshop. */
export const loader = () => redirect(letterWay)

/** `POST /prompts/letter`: a letter explained from its photos, as a stream of events. */
export const action = ({ request, context }: Route.ActionArgs) =>
  answerResponse(db, env, { request, context }, { read: readForm, generate: explainLetter })
