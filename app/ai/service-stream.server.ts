import type { IncomingMessage } from 'node:http'
import { createParser } from 'eventsource-parser'
import { createAnswerText } from './answer-text.ts'
import { AiFault, estimateTokens, type Usage, type Write } from './provider.server.ts'
import { parseRefusal } from './refusal.ts'
import { type CallTimeouts, readServiceBody, ServiceRefused } from './service-call.server.ts'

/** What an event holds, as far as we read it; a service may send anything. */
type ServiceEvent = {
  choices?: {
    index?: number | null
    delta?: { content?: unknown }
    finish_reason?: string | null
  }[]
  usage?: {
    prompt_tokens?: unknown
    completion_tokens?: unknown
  } | null
}

/** @throws SyntaxError for what is no JSON, ServiceRefused for an event that says so */
function parseEvent(data: string): ServiceEvent {
  const event: ServiceEvent & { error?: unknown } = JSON.parse(data)
  if (event.error) throw new ServiceRefused(parseRefusal(0, { error: event.error }))
  return event
}

/** The longest body of an answer: its text plus what the protocol wraps around each token. */
const longestAnswerBody = 16_000_000

/**
 * Reads an answer to its end, up to the longest, and writes the text of the first choice as it
 * arrives; fills in `usage`. Thoughts are not text.
 * @throws AiFault when there is no text, or the stream breaks off
 */
export async function readServiceStream(
  response: IncomingMessage,
  { usage, timeouts }: { usage: Usage; timeouts: CallTimeouts },
  write: Write,
): Promise<void> {
  const text = createAnswerText()
  /** Why the service ended; null while it has not, undefined while it has not begun. */
  let end: string | null | undefined
  function take(event: ServiceEvent) {
    const choice = firstChoice(event)
    end = choice?.finish_reason ?? end ?? null
    const { text: piece, isAnew } = text.add(choice?.delta?.content)
    usage.tokensOut += estimateTokens(piece)
    readUsage(event.usage, usage)
    if (piece || isAnew) write(piece, isAnew)
  }

  const parser = createParser({
    onEvent({ data }) {
      // The mark at the end is no event.
      if (!text.isFull() && !data.startsWith('[DONE]')) take(parseEvent(data))
    },
  })
  await readServiceBody(response, longestAnswerBody, (part) => {
    timeouts.restart()
    parser.feed(part)
    return !text.isFull()
  })
  if (text.isFull()) {
    if (text.isEmpty()) throw new AiFault('AI_EMPTY')
    usage.cut = 'length'
    return
  }
  const rest = text.end()
  if (rest) write(rest)
  usage.cut = whyCut(end)
  const fault = faultAtEnd(text.isEmpty(), end)
  if (fault) throw fault
}

const whyCut = (end: string | null | undefined): Usage['cut'] =>
  end === 'length' ? 'length' : end === 'content_filter' ? 'filter' : null

/** What is wrong with an answer that ended; null when nothing is. */
function faultAtEnd(isEmpty: boolean, end: string | null | undefined): AiFault | null {
  if (isEmpty && end === 'content_filter') return new AiFault('AI_REFUSED')
  if (isEmpty && end !== undefined) return new AiFault('AI_EMPTY')
  return end ? null : new AiFault('AI_FAILED', 'the stream was cut')
}

const firstChoice = ({ choices }: ServiceEvent) => choices?.find(({ index }) => (index ?? 0) === 0)

/** No answer of ours costs more tokens: a greater figure is a mistake. */
const mostTokens = 1_000_000
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= mostTokens

/** Takes over the service's figures where they can be figures. */
function readUsage(given: ServiceEvent['usage'], usage: Usage) {
  if (!given) return
  if (isCount(given.prompt_tokens)) usage.tokensIn = given.prompt_tokens
  if (isCount(given.completion_tokens)) usage.tokensOut = given.completion_tokens
}
