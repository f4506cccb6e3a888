/** What a screen that could not load says, and whether asking again can help. */
export type LoadFailure = { message: string; isWorthRetrying: boolean }

type Answer = { status: number; data: unknown }

/**
 * What to say for an error that reached a route's boundary.
 * @param isAnswer tells the server's answers (a status and its data) from thrown errors
 * @param text the catalogue's text for this screen, used when the answer has none of ours
 * @returns null for a mistake of the program, which has no text of its own
 */
export function loadFailure(
  error: unknown,
  isAnswer: (error: unknown) => error is Answer,
  text: string,
): LoadFailure | null {
  if (isAnswer(error)) {
    return {
      message: messageOf(error.data) ?? text,
      isWorthRetrying: error.status >= 500 || error.status === 408 || error.status === 429,
    }
  }
  return isLostAnswer(error) ? { message: text, isWorthRetrying: true } : null
}

/** What the door says of a crowd comes as JSON that the router has not read. */
function messageOf(answer: unknown): string | undefined {
  const data = typeof answer === 'string' && answer[0] === '{' ? JSON.parse(answer) : answer
  if (typeof data !== 'object' || data === null || !('message' in data)) return undefined
  return typeof data.message === 'string' ? data.message : undefined
}

/** The browser was offline, or the answer broke off: browsers word it each in its own way. */
function isLostAnswer(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.message === 'Unable to decode turbo-stream response') return true
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
}
