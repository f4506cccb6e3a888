import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Profile } from './ai-profiles.ts'
import { cutPieces, secondChoice, structuredAnswer } from './ai-texts.ts'
import { untilWritable } from './http.ts'

/** How the stand-in answers a chat completion. */
export const chatModes = {
  normal: 'a structured answer in small pieces',
  'two-choices': 'two choices; only the first counts',
  drip: 'one piece every 300 ms',
  endless: 'text without end',
  empty: 'a proper answer without any text',
  cut: 'a few pieces, then the connection breaks',
  'hang-midway': 'a few pieces, then silence',
  hang: 'silence from the start',
  'broken-json': 'events that are no JSON',
  'error-event': 'a few pieces, then an error as an event',
  length: 'an answer that ends at the limit',
  filtered: 'an answer that the rules of the service end',
  'no-credit': 'the money of the account is used up',
  policy: 'refused by the rules of the service',
  'too-long': 'more than the model reads',
  '401': 'wrong key',
  '429': 'too many requests',
  '500': 'a failure of the service',
} as const

export type ChatMode = keyof typeof chatModes

/** Figures of usage: `true` where they are asked for, or such as no service should send. */
export type UsageMode = 'true' | 'missing' | 'negative' | 'huge'

type Chat = {
  mode: ChatMode
  prompt: string
  entry: { body: Record<string, unknown>; pieces: number }
  pace: number
  text: string | undefined
  usage: UsageMode
  profile: Profile
}

const fewPieces = 12
const dripMilliseconds = 300

/** An error as the service words it: in English, with details nobody should see. */
export function sendError(response: ServerResponse, status: number) {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(
    JSON.stringify({ error: { message: 'Internal detail of the provider', type: 'stand_in' } }),
  )
}

const refusals: Partial<Record<ChatMode, { status: number; error: object }>> = {
  'no-credit': {
    status: 429,
    error: {
      message: 'You exceeded your current quota, please check your plan and billing details.',
      type: 'insufficient_quota',
      param: null,
      code: 'insufficient_quota',
    },
  },
  policy: {
    status: 400,
    error: { message: 'Refused by our safety system.', code: 'content_policy_violation' },
  },
  'too-long': {
    status: 400,
    error: {
      message: "This model's maximum context length is 4096 tokens. Reduce max_tokens.",
      param: 'messages',
      code: 'context_length_exceeded',
    },
  },
}

const figures = {
  true: { prompt_tokens: 320, completion_tokens: 210, total_tokens: 530 },
  negative: { prompt_tokens: -5, completion_tokens: -7, total_tokens: -12 },
  huge: { prompt_tokens: 1e15, completion_tokens: 9e15, total_tokens: 1e16 },
}

const model = (chat: Chat) => String(chat.entry.body.model)

function chunk(chat: Chat, choices: unknown[], usage?: object) {
  const head = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: model(chat) }
  return `data: ${JSON.stringify({ ...head, choices, ...(usage && { usage }) })}\n\n`
}

const textChunk = (chat: Chat, content: string, index = 0) =>
  chunk(chat, [{ index, delta: { content }, finish_reason: null }])

/** Sends events, each as its own write, and waits while the reader does not keep up. */
async function write(response: ServerResponse, text: string, pace: number): Promise<boolean> {
  if (response.destroyed) return false
  if (!response.write(text)) await untilWritable(response)
  await (pace > 0 ? wait(pace) : new Promise(setImmediate))
  return !response.destroyed
}

async function writePieces(response: ServerResponse, chat: Chat, pieces: Iterable<string>) {
  const pace = chat.mode === 'drip' ? dripMilliseconds : chat.pace
  for (const piece of pieces) {
    let events = textChunk(chat, piece)
    if (chat.mode === 'two-choices') events += textChunk(chat, secondChoice, 1)
    chat.entry.pieces += 1
    if (!(await write(response, events, pace))) return
  }
}

function* withoutEnd() {
  for (;;) yield 'ancora e ancora, senza mai finire, '
}

const textOfMode = ({ mode, text, prompt }: Chat) =>
  mode === 'empty' ? '' : (text ?? structuredAnswer(prompt))

/** Answers one chat completion, as a stream. */
export async function answerChat(response: ServerResponse, chat: Chat) {
  const { mode } = chat
  const refusal = refusals[mode]
  if (refusal) {
    response.writeHead(refusal.status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ error: refusal.error }))
    return
  }
  if (/^\d+$/.test(mode)) return sendError(response, Number(mode))
  if (mode === 'hang') return

  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' })
  if (mode === 'broken-json') {
    response.end('data: {"choices": [{"delta": {"content": "mezz\n\n')
    return
  }
  const opening = chunk(chat, [{ index: 0, delta: { role: 'assistant', content: '' } }])
  if (!(await write(response, opening, 0))) return
  if (mode === 'endless') return writePieces(response, chat, withoutEnd())

  const pieces = cutPieces(textOfMode(chat))
  const breaksOff = ['cut', 'hang-midway', 'error-event'].includes(mode)
  await writePieces(response, chat, breaksOff ? pieces.slice(0, fewPieces) : pieces)
  if (response.destroyed || mode === 'hang-midway') return
  if (mode === 'cut') {
    // A stream that breaks loses what its reader has not taken yet.
    await wait(200)
    response.destroy()
  } else if (mode === 'error-event') {
    response.end(`data: ${JSON.stringify({ error: { message: 'Internal detail' } })}\n\n`)
  } else finish(response, chat, reasons[mode] ?? 'stop')
}

const reasons: Partial<Record<ChatMode, string>> = { length: 'length', filtered: 'content_filter' }

/** The closing events: why it ends, what it used where somebody asked, and the mark of the end. */
function finish(response: ServerResponse, chat: Chat, reason: string) {
  const end = chunk(chat, [{ index: 0, delta: {}, finish_reason: reason }])
  const options = chat.entry.body.stream_options as { include_usage?: boolean } | undefined
  const counts = chat.usage !== 'missing' && (chat.profile.alwaysCounts || options?.include_usage)
  const usage = counts ? chunk(chat, [], figures[chat.usage as keyof typeof figures]) : ''
  response.end(`${end}${usage}data: [DONE]\n\n`)
}
