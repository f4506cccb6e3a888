import type { ServerResponse } from 'node:http'
import { sendError } from './ai-chat.ts'

/** How the stand-in answers who asks for the list of its models. */
export const modelsModes = {
  normal: 'a list with the models that the product asks for by default',
  others: 'a list of other models',
  html: 'a page of a proxy with status 200',
  endless: 'a list without end',
  redirect: 'an address elsewhere',
  hang: 'silence',
  '401': 'wrong key',
  '404': 'no such list',
  '429': 'too many requests',
  '500': 'a failure of the service',
} as const

export type ModelsMode = keyof typeof modelsModes

const listOf = (...ids: string[]) =>
  JSON.stringify({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) })

/** Answers one request for the list of models. */
export function answerModels(response: ServerResponse, mode: ModelsMode): void {
  if (mode === 'hang') return
  if (/^\d+$/.test(mode)) {
    sendError(response, Number(mode))
    return
  }
  if (mode === 'redirect') {
    response.writeHead(302, { Location: '/v1/models?elsewhere' }).end()
    return
  }
  response.writeHead(200, { 'Content-Type': 'application/json' })
  if (mode === 'html') response.end('<html>welcome to this network</html>')
  else if (mode === 'others') response.end(listOf('another-model'))
  else if (mode === 'endless') sendForEver(response)
  else response.end(listOf('dall-e-3', 'gpt-3.5-turbo'))
}

function sendForEver(response: ServerResponse) {
  const piece = '{"id":"another-model"},'.repeat(5000)
  const send = () => {
    while (!response.destroyed && response.write(piece));
  }
  response.on('drain', send)
  send()
}
