import { parseRefusal } from './refusal.ts'
import { ServiceRefused } from './service-call.server.ts'

/** What an event holds, as far as we read it; a service may send anything. */
export type ServiceEvent = {
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

/**
 * The events of a `text/event-stream`: those that arrive together come together.
 * @throws SyntaxError for what is no JSON, ServiceRefused for an event that says so; what came
 * before either is given first
 */
export async function* eventsIn(
  texts: AsyncIterable<string>,
): AsyncGenerator<ServiceEvent[], void, void> {
  for await (const messages of messagesIn(texts)) {
    const events: ServiceEvent[] = []
    try {
      for (const message of messages) events.push(eventOf(message))
    } catch (error) {
      if (events.length > 0) yield events
      throw error
    }
    if (events.length > 0) yield events
  }
}

const field = 'data:'

/** What stands in the `data` of each event, without the mark at the end. */
async function* messagesIn(texts: AsyncIterable<string>): AsyncGenerator<string[], void, void> {
  let data: string[] = []
  for await (const lines of linesIn(texts)) {
    const messages: string[] = []
    for (const line of lines) {
      if (line.startsWith(field)) data.push(line.slice(field.length))
      if (line !== '' || data.length === 0) continue
      messages.push(data.join('\n'))
      data = []
    }
    yield messages.filter((message) => !message.trimStart().startsWith('[DONE]'))
  }
}

async function* linesIn(texts: AsyncIterable<string>): AsyncGenerator<string[], void, void> {
  let rest = ''
  for await (const text of texts) {
    // Looked for in what is new alone: a line may come in a thousand parts.
    const end = text.lastIndexOf('\n')
    if (end >= 0) yield (rest + text.slice(0, end)).split('\n').map(withoutReturn)
    rest = end < 0 ? rest + text : text.slice(end + 1)
  }
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line)

function eventOf(data: string): ServiceEvent {
  const event: ServiceEvent & { error?: unknown } = JSON.parse(data)
  if (event.error) throw new ServiceRefused(parseRefusal(0, { error: event.error }))
  return event
}
