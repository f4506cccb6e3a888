/** A failure the caller should know: thrown by server functions, its text is the catalogue's. */
export class KnownFailure extends Error {
  readonly code: string
  readonly status: number
  /** The field of the form that it is about, by its name in the form. */
  readonly field: string | null

  constructor(code: string, status: number, message: string, field: string | null = null) {
    super(message)
    this.name = 'KnownFailure'
    this.code = code
    this.status = status
    this.field = field
  }
}

export const crowdText = "C'è molta gente: riprova fra poco."

/** When to come back, in seconds. */
export const crowdSeconds = 3

/** Too many want the same at once: to be told, not waited for. */
export class Crowded extends KnownFailure {
  constructor() {
    super('BUSY', 503, crowdText)
  }
}
