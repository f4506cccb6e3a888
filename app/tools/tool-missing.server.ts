import { KnownFailure } from '../platform/known-failure.server.ts'

/** There is no such tool, or it is not for who asks: 404. */
export const toolMissing = () => new KnownFailure('NOT_FOUND', 404, 'Strumento non trovato')
