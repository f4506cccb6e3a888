import { redirect } from 'react-router'
import { letterPath } from '../paths.ts'
import { readForm } from '../platform/http/read-form.server.ts'
import { db, env } from '../platform/process.server.ts'
import { answerResponse } from '../workshop/answer/answer-response.server.ts'
import type { Route } from './+types/explain.route'
import { explainLetter } from './explain-letter.server.ts'

/** Who opens the address by hand sees the page. */
export const loader = () => redirect(letterPath())

/** `POST /lettera/spiega`: a letter explained from its pages, as a stream of events. */
export const action = ({ request, context }: Route.ActionArgs) =>
  answerResponse(db, env, { request, context }, { read: readForm, generate: explainLetter })
