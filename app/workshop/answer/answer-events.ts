/**
 * The stream of an answer: one JSON object a line (application/x-ndjson), one schema for both
 * ends. A request that fails before the first piece of text is answered with a status and
 * `{code, message}` instead.
 * - `start`: `generationId` names this answer; saving it sends the id as idempotency key.
 *   `canDraw`: a picture of it can be asked for
 * - `text`: the next piece of markdown
 * - `anew`: the text so far was thoughts of the model; the answer begins now
 * - `end`: nothing more comes; `cut` says when the answer is not whole
 * - `error`: it broke off; what arrived stays on screen with the catalogue's `message`
 */
export type AnswerEvent =
  | {
      type: 'start'
      generationId: string
      isDemo: boolean
      remaining: number
      canDraw: boolean
    }
  | { type: 'text'; text: string }
  | { type: 'anew' }
  /** `length`: at the longest length; `filter`: by the service's rules. */
  | { type: 'end'; cut: 'length' | 'filter' | null }
  | { type: 'error'; code: string; message: string }

export const answerContentType = 'application/x-ndjson; charset=utf-8'
