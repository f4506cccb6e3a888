import type { AiFaultCode } from './provider.server.ts'

/**
 * What a service said when it refused a request, from any of the shapes that services give it:
 * OpenAI's `{error: {message, param, code, type}}`, Mistral's `{message: {detail: [{loc}]}}` or
 * `{detail: [{loc}]}`, Ollama's `{error: "…"}`.
 */
export type Refusal = {
  status: number
  message: string
  code: string
  /** The names that it points at: `param`, and everything in `loc`. */
  named: string[]
}

type Fields = Record<string, unknown>
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** @param body the answer, parsed where it was JSON, else its text */
export function parseRefusal(status: number, body: unknown): Refusal {
  const outer = isObject(body) ? body : {}
  const inner = isObject(outer.error) ? outer.error : outer
  const words = isObject(body) ? (outer.error ?? body) : body
  const message = isObject(words) ? (words.message ?? words.detail ?? words) : words
  return {
    status,
    message: typeof message === 'string' ? message : JSON.stringify(message ?? ''),
    code: [inner.code, inner.type].filter((one) => typeof one === 'string').join(' '),
    named: [
      ...(typeof inner.param === 'string' ? inner.param.split('.') : []),
      ...placesIn(outer),
      ...placesIn(inner),
    ],
  }
}

/** Every `loc` of a list of details, wherever it stands: also in JSON inside a message. */
function placesIn(fields: Fields): string[] {
  const { message } = fields
  const parsed = typeof message === 'string' && message.startsWith('{') ? jsonOf(message) : message
  const lists = [fields.detail, parsed, isObject(parsed) ? parsed.detail : null]
  return lists
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .flatMap((detail) => (isObject(detail) && Array.isArray(detail.loc) ? detail.loc : []))
    .filter((part) => typeof part === 'string')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The service may have refused how it was asked, and not what. */
export const isAboutShape = (refusal: Refusal): boolean =>
  [400, 422].includes(refusal.status) && faultOfRefusal(refusal) === 'AI_FAILED'

/**
 * The model reads no pictures, as OpenAI, Azure, Mistral, Ollama, vLLM, llama.cpp and DeepSeek say
 * it; what is wrong with one picture is something else.
 */
export const isWithoutSight = ({ status, message, named }: Refusal): boolean =>
  [400, 404, 415, 422, 500, 501].includes(status) &&
  (/\bimage(?:_url|s| input| content)?\b.{0,60}\b(?:not supported|only supported|not enabled|unsupported|not allowed)/is.test(
    message,
  ) ||
    /\b(?:does not|doesn't|do not|cannot|not) (?:support|accept|process|take|read)\w* (?:\w+ ){0,2}(?:image|vision|multimodal)/i.test(
      message,
    ) ||
    /not a multimodal model|at most 0 image|unknown variant .?image_url|missing data required for image|no endpoints .{0,30}image/i.test(
      message,
    ) ||
    (named.includes('image_url') && status === 422))

/** The model is not there, or not any more. */
export const isModelGone = ({ status, code, message, named }: Refusal): boolean =>
  [400, 403, 404, 410].includes(status) &&
  (/model_not_found|invalid_model|DeploymentNotFound|model_decommissioned|model_deprecated/i.test(
    code,
  ) ||
    (named.includes('model') && status !== 403) ||
    /\bmodel\b.{0,120}?\b(not found|does not exist|not exist|deprecated|decommissioned|retired|unknown)|(unknown|invalid) model\b/is.test(
      message,
    ))

/** The service's rules forbid what was asked. */
const isForbidden = ({ code, message }: Refusal) =>
  /content_policy|content_filter|moderation|safety/i.test(code) ||
  /content (management )?policy|safety system/i.test(message)

const isTooLong = ({ code, message, status }: Refusal) =>
  status === 413 ||
  /context_length|string_above_max_length/i.test(code) ||
  /maximum context|context (length|window)|prompt is too long/i.test(message)

const isWithoutMoney = ({ status, code }: Refusal) =>
  status === 402 || /insufficient_quota|billing|insufficient_balance/i.test(code)

/** The fault that a refusal stands for. */
export function faultOfRefusal(refusal: Refusal): AiFaultCode {
  const { status } = refusal
  if (isWithoutMoney(refusal)) return 'AI_NO_CREDIT'
  if (isModelGone(refusal)) return 'AI_MODEL_GONE'
  if (status === 401) return 'AI_AUTHENTICATION'
  if (status === 429) return 'AI_TOO_MANY_REQUESTS'
  if (isTooLong(refusal)) return 'AI_TOO_LONG'
  if (isForbidden(refusal)) return 'AI_REFUSED'
  if (status === 403) return 'AI_FORBIDDEN'
  return status >= 500 ? 'AI_AWAY' : 'AI_FAILED'
}
