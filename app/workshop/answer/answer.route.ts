import { redirect } from 'react-router'
import { promptsPath } from '../../paths.ts'
import { db, env } from '../../platform/process.server.ts'
import type { Route } from './+types/answer.route'
import { answerResponse, readBody } from './answer-response.server.ts'
import { generateAnswer } from './generation.server.ts'
import { answerRequest } from './generation-schema.ts'

/** Who opens the address by hand sees the workshop. */
export const loader = () => redirect(promptsPath())

/** `POST /prompts/answer`: the answer to a prompt, as a stream of events. */
export const action = ({ request, context }: Route.ActionArgs) =>
  answerResponse(
    db,
    env,
    { request, context },
    { read: (sent) => readBody(sent, answerRequest), generate: generateAnswer },
  )
