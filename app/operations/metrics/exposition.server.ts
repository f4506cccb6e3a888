import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { observeWith } from '../../platform/observer.server.ts'

/** What is read when somebody asks; `value` null: not known now, so that nothing stands there. */
export type Measure = {
  name: string
  help: string
  values: { labels?: Record<string, string>; value: number | null }[]
}

/** From a kept page to the longest answer of the AI, in seconds. */
const buckets = [0.005, 0.02, 0.1, 0.3, 1, 3, 10, 60]

/** Prometheus' text of what the process counts from now on, and of what it is asked to read. */
export type Exposition = { contentType: string; text(): Promise<string> }

/**
 * Begins to count what the process does. Of several processes each counts its own.
 * @param read the measures of the moment
 */
export function expose(read: () => Promise<Measure[]>): Exposition {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'fucina_http_request_duration_seconds',
    help: 'Requests by kind and class of status, until the last byte of the answer',
    labelNames: ['kind', 'status'],
    buckets,
    registers,
  })
  const generations = new Counter({
    name: 'fucina_ai_generations_total',
    help: 'Answers and pictures asked of the AI service, by how they ended',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const tokens = new Counter({
    name: 'fucina_ai_tokens_total',
    help: 'Tokens that the AI service read and wrote',
    labelNames: ['direction'],
    registers,
  })
  const mails = new Counter({
    name: 'fucina_mails_total',
    help: 'Mails handed to the mail server, refused by it, or failed',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of ['sent', 'refused', 'failed']) mails.inc({ outcome }, 0)
  for (const direction of ['in', 'out']) tokens.inc({ direction }, 0)
  observeWith({
    request: (kind, status, seconds) => requests.observe({ kind, status }, seconds),
    generation({ kind, outcome, tokensIn, tokensOut }) {
      generations.inc({ kind, outcome })
      tokens.inc({ direction: 'in' }, tokensIn)
      tokens.inc({ direction: 'out' }, tokensOut)
    },
    mail: (outcome) => mails.inc({ outcome }),
  })
  return {
    contentType: registry.contentType,
    text: async () => (await registry.metrics()) + (await momentary(await read())),
  }
}

/** What was read for this answer alone: nothing of it stays for the next. */
async function momentary(measures: readonly Measure[]): Promise<string> {
  const registry = new Registry()
  for (const { name, help, values } of measures) {
    const known = values.filter(({ value }) => value !== null)
    if (known.length === 0) continue
    const labelNames = Object.keys(known[0]?.labels ?? {})
    const gauge = new Gauge({ name, help, labelNames, registers: [registry] })
    for (const { labels = {}, value } of known) gauge.set(labels, value as number)
  }
  return registry.metrics()
}
