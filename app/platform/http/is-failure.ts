/**
 * Whether an action's or a loader's work came to a failure (`failure` of failure.server.ts, or what
 * the browser puts in its place), which carries its response's status.
 */
export const isFailure = <Answer>(
  answer: Answer,
): answer is Extract<Answer, { init: ResponseInit | null }> =>
  (answer as { init?: unknown } | null | undefined)?.init !== undefined
