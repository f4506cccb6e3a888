/**
 * How Node runs the server: V8 takes hundreds of megabytes on a machine that has them, which a
 * small server has not. A young generation of 4 MB is collected three times as often as one of 16.
 * The same flags stand in docs/operations.md for supervisors.
 */
export const serverArguments = ['--max-semi-space-size=16', '--max-old-space-size=192', 'server.ts']
