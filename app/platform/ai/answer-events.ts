/**
 * The stream of an answer: one JSON object a line (application/x-ndjson), one schema for both
 * ends. A request that fails before the first piece of text is answered with a status and
 * `{code, message}` instead.
 * - `start`: `exchangeId` names this answer; saving it sends the id as idempotency key (Q11)
 * - `text`: the next piece of markdown
 * - `end`: the answer is whole
 * - `error`: it broke off; what arrived stays on screen with the catalogue's `message`
 */
export type AnswerEvent =
  | { type: 'start'; exchangeId: string; isDemo: boolean; remaining: number }
  | { type: 'text'; text: string }
  | { type: 'end' }
  | { type: 'error'; code: string; message: string }

export const answerContentType = 'application/x-ndjson; charset=utf-8'
