import type { ServerResponse } from 'node:http'
import { sendError } from './ai-chat.ts'

/** How the stand-in answers who asks for the list of its models. */
const modelsModes = {
  normal: 'the list of its profile',
  empty: 'a list of nothing',
  'without-ids': 'a list whose entries have no names',
  'another-shape': 'an object that is no list',
  'five-megabytes': 'a list of five megabytes',
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

const listOf = (models: object[]) =>
  JSON.stringify({ object: 'list', data: models.map((one) => ({ object: 'model', ...one })) })

const many = Array.from({ length: 100_000 }, (_, index) => ({ id: `model-number-${index}` }))

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
  if (mode === 'html') response.end('<html>welcome to this network</html>')
  else if (mode === 'empty') response.end(listOf([]))
  else if (mode === 'without-ids') response.end(listOf([{}, { id: 7 }, { id: '' }]))
  else if (mode === 'another-shape') response.end('{"models": ["gpt-6-luna"]}')
  else if (mode === 'five-megabytes') response.end(listOf(many))
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
