import { KnownFailure } from '../platform/known-failure.server.ts'

/** There is no such guide, or it is not for who asks: 404. */
export const guideMissing = () => new KnownFailure('NOT_FOUND', 404, 'Guida non trovata')
