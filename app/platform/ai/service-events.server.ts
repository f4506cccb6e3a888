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

const field = 'data:'

/**
 * Reads a `text/event-stream` in the parts in which it arrives, and hands over each event once.
 * @throws SyntaxError for what is no JSON, ServiceRefused for an event that says so
 */
export function eventReader(take: (event: ServiceEvent) => void): (text: string) => void {
  /** A line that has not ended: it may come in a thousand parts, and is looked through once. */
  let begun = ''
  /** The lines of data of an event that has not ended. */
  let data: string[] = []

  function readLine(line: string) {
    if (line.startsWith(field)) data.push(line.slice(field.length))
    if (line !== '' || data.length === 0) return
    const message = data.join('\n')
    data = []
    // The mark at the end is no event.
    if (!message.trimStart().startsWith('[DONE]')) take(eventOf(message))
  }

  return (text) => {
    let start = 0
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      const line = begun + text.slice(start, end)
      begun = ''
      start = end + 1
      readLine(line.endsWith('\r') ? line.slice(0, -1) : line)
    }
    begun += text.slice(start)
  }
}

function eventOf(data: string): ServiceEvent {
  const event: ServiceEvent & { error?: unknown } = JSON.parse(data)
  if (event.error) throw new ServiceRefused(parseRefusal(0, { error: event.error }))
  return event
}
