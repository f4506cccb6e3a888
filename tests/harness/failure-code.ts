import { KnownFailure } from '../../app/platform/known-failure.server.ts'

/** The code of the failure that some work ends with, 'done' where it ends well; else what it threw. */
export const failureCode = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof KnownFailure ? error.code : error),
  )
