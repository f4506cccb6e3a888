import { redirect } from 'react-router'
import { letterPath } from '../paths.ts'
import { db, env } from '../platform/process.server.ts'
import { answerResponse, readBody } from '../workshop/answer/answer-response.server.ts'
import type { Route } from './+types/ask-more.route'
import { askMore, moreRequest } from './ask-more.server.ts'

/** Who opens the address by hand sees the page. */
export const loader = () => redirect(letterPath())

/** `POST /lettera/ancora`: what else is asked of an explanation, as a stream of events. */
export const action = ({ request, context }: Route.ActionArgs) =>
  answerResponse(
    db,
    env,
    { request, context },
    { read: (sent) => readBody(sent, moreRequest), generate: askMore },
  )
