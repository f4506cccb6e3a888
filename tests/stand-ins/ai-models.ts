import type { ServerResponse } from 'node:http'
import { sendError } from './ai-chat.ts'

/** How the stand-in answers who asks for the list of its models. */
const modelsModes = {
  normal: 'the list of its profile',
  'without-ids': 'a list whose entries have no names',
  endless: 'a list without end',
  redirect: 'an address elsewhere',
  hang: 'silence',
  '401': 'wrong key',
  '500': 'a failure of the service',
} as const

export type ModelsMode = keyof typeof modelsModes

const listOf = (models: object[]) =>
  JSON.stringify({ object: 'list', data: models.map((one) => ({ object: 'model', ...one })) })

/** Answers one request for the list of models. @param models null: it has none */
export function answerModels(
  response: ServerResponse,
  mode: ModelsMode,
  models: { id: string }[] | null,
): void {
  if (mode === 'hang') return
  if (/^\d+$/.test(mode)) {
    sendError(response, Number(mode))
    return
  }
  if (mode === 'redirect') {
    response.writeHead(302, { Location: '/v1/models?elsewhere' }).end()
    return
  }
  if (mode === 'normal' && models === null) {
    sendError(response, 404)
    return
  }
  response.writeHead(200, { 'Content-Type': 'application/json' })
  if (mode === 'without-ids') response.end(listOf([{}, { id: 7 }, { id: '' }]))
  else if (mode === 'endless') sendForEver(response)
  else response.end(listOf(models ?? []))
}

function sendForEver(response: ServerResponse) {
  const piece = '{"id":"another-model"},'.repeat(5000)
  const send = () => {
    while (!response.destroyed && response.write(piece));
  }
  response.on('drain', send)
  send()
}
