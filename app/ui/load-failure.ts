/** What a screen that could not load says; `help` is null where asking again is in vain. */
export type LoadFailure = { message: string; help: string | null }

const helps = {
  site: 'Il guasto è del sito, non della tua connessione. Prova di nuovo tra qualche minuto.',
  crowd: 'Aspetta un momento e prova di nuovo.',
  offline: 'Sembra che manchi la connessione. Controllala e prova di nuovo.',
  silence: 'Il sito non ha risposto. Prova di nuovo tra poco.',
} as const

type Answer = { status: number; data: unknown }

/**
 * What to say for an error that reached a route's boundary; null for a mistake of the program.
 * @param isAnswer tells the server's answers (a status and its data) from thrown errors
 */
export function loadFailure(
  error: unknown,
  isAnswer: (error: unknown) => error is Answer,
  text: string,
): LoadFailure | null {
  if (isAnswer(error)) {
    const { code, message = text } = saidIn(error.data)
    return { message, help: helpFor(error.status, code) }
  }
  if (!isLostAnswer(error)) return null
  return { message: text, help: isOffline() ? helps.offline : helps.silence }
}

/** Only the browser knows that its own connection is away, and on the server nobody asks. */
const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false

function helpFor(status: number, code: string | undefined): string | null {
  if (code === 'BUSY' || status === 408 || status === 429) return helps.crowd
  return status >= 500 ? helps.site : null
}

/** What the door says of a crowd comes as JSON that the router has not read. */
function saidIn(answer: unknown): { code?: string; message?: string } {
  const data = typeof answer === 'string' && answer[0] === '{' ? JSON.parse(answer) : answer
  if (typeof data !== 'object' || data === null) return {}
  return {
    ...('code' in data && typeof data.code === 'string' && { code: data.code }),
    ...('message' in data && typeof data.message === 'string' && { message: data.message }),
  }
}

/** The browser was offline, or the answer broke off: browsers word it each in its own way. */
function isLostAnswer(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.message === 'Unable to decode turbo-stream response') return true
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
}
