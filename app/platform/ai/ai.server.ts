/** Who is asked when a key is configured and no address. */
export const openaiAddress = 'https://api.openai.com/v1'

/** The catalogue's AI faults; each has its Italian text in ai-faults.server.ts. */
export type AiFaultCode =
  | 'AI_AUTHENTICATION'
  | 'AI_TOO_MANY_REQUESTS'
  | 'AI_FAILED'
  | 'AI_EMPTY'
  | 'AI_NOT_CONFIGURED'
  | 'AI_NO_IMAGE'

/** What a provider throws; anything else it throws is a bug. */
export class AiFault extends Error {
  readonly code: AiFaultCode

  constructor(code: AiFaultCode, cause?: unknown) {
    super(code, { cause })
    this.name = 'AiFault'
    this.code = code
  }
}

/** A picture before we re-encode it. */
export type RawImage = { bytes: Uint8Array }

/**
 * Whoever answers: a service that speaks the OpenAI protocol, the demo, or nobody.
 * Aborting `signal` ends the provider's call.
 */
export type AiProvider = {
  readonly isDemo: boolean
  /** Pieces of markdown as they arrive. @throws AiFault */
  answer(prompt: string, signal: AbortSignal): AsyncIterable<string>
  /** A picture for an answer (AI-05, AI-06). @throws AiFault */
  image(prompt: string, answer: string, signal: AbortSignal): Promise<RawImage>
}
