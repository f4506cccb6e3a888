import type { Turn } from './conversation.ts'

/** Who is asked when a key is configured and no address. */
export const openaiAddress = 'https://api.openai.com/v1'

/** Why the AI gave nothing; each has its Italian text in fault-texts.server.ts. */
export type AiFaultCode =
  | 'AI_AUTHENTICATION'
  /** The key is right and may not do this. */
  | 'AI_FORBIDDEN'
  | 'AI_TOO_MANY_REQUESTS'
  /** The account's money is used up. */
  | 'AI_NO_CREDIT'
  /** The model in use has ended, and no other may take its place. */
  | 'AI_MODEL_GONE'
  /** The service names no model that may be chosen, and the settings name none. */
  | 'AI_NO_MODEL'
  /** The service makes no pictures. */
  | 'AI_NO_PICTURES'
  /** The model reads no pictures. */
  | 'AI_NO_SIGHT'
  /** The service's rules forbid the request. */
  | 'AI_REFUSED'
  | 'AI_TOO_LONG'
  | 'AI_SLOW'
  /** The service cannot be reached or fails by itself. */
  | 'AI_AWAY'
  | 'AI_FAILED'
  | 'AI_EMPTY'
  | 'AI_NOT_CONFIGURED'
  | 'AI_NO_IMAGE'

/** What a provider throws; anything else it throws is a bug. */
export class AiFault extends Error {
  readonly code: AiFaultCode
  /** The service certainly billed nothing: it was not reached, or refused without an answer. */
  readonly costsNothing: boolean

  constructor(code: AiFaultCode, cause?: unknown, { costsNothing = false } = {}) {
    super(code, { cause })
    this.name = 'AiFault'
    this.code = code
    this.costsNothing = costsNothing
  }
}

/** What a model is asked for. */
export type ModelKind = 'text' | 'picture'

/** Why an answer ends before its own end: the longest length, or the service's rules. */
export type Cut = 'length' | 'filter'

/**
 * What a generation uses. The provider fills it in while it runs, so that one that is stopped
 * counts too. Tokens are the service's figures, or an estimate while it gives none.
 */
export type Usage = {
  /** null: no model was asked. */
  model: string | null
  tokensIn: number
  tokensOut: number
  cut: Cut | null
  /** Requests that reached the service, refused ones included. */
  calls: number
  /** A picture came, whether it can be used or not: it is billed. */
  hasPicture: boolean
}

export const noUsage = (): Usage => ({
  model: null,
  tokensIn: 0,
  tokensOut: 0,
  cut: null,
  calls: 0,
  hasPicture: false,
})

/** What one answer or picture is made with: `signal` ends it, `usage` is filled in. */
export type Generating = {
  signal: AbortSignal
  usage: Usage
  /** Asked before each request after the first. @returns false: no further one may be made */
  takeCall(): Promise<boolean>
}

/** What an answer is asked for with. */
export type AskedAnswer = {
  /** How the model is to answer; goes before everything else. */
  system: string
  prompt: string
  /** The conversation so far; the last turn's wish is what is asked for now. */
  turns?: readonly Turn[]
  /** What the demo answers, where the request has an answer of its own; no service is sent it. */
  sample?: string
  /** What the model is to look at, as JPEG. */
  pictures?: readonly Uint8Array[]
}

/** Takes the next piece of an answer; `isAnew`: what came before was thoughts, and goes. */
export type Write = (piece: string, isAnew?: boolean) => void

/** Whoever answers: a service that speaks the OpenAI protocol, the demo, or nobody. */
export type AiProvider = {
  readonly isDemo: boolean
  /** Whether a picture can be asked for. */
  canDraw(): Promise<boolean>
  /** Whether pictures can be shown to it. */
  canSee(): Promise<boolean>
  /** Writes markdown in pieces as they arrive; fulfilled at the answer's end. @throws AiFault */
  answer(asked: AskedAnswer, generating: Generating, write: Write): Promise<void>
  /** A picture for an answer, before we re-encode it. @throws AiFault */
  image(prompt: string, answer: string, generating: Generating): Promise<Uint8Array>
}

/** A rough count of tokens for what no service has counted: about three letters of Italian each. */
export const estimateTokens = (...texts: string[]): number =>
  Math.ceil(texts.reduce((sum, text) => sum + text.length, 0) / 3)
