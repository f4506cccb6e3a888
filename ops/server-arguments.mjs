/**
 * How Node runs the server: V8 takes hundreds of megabytes on a machine that has them, which a
 * small server has not. The same flags stand in docs/operations.md for supervisors.
 */
export const serverArguments = ['--max-semi-space-size=4', '--max-old-space-size=192', 'server.ts']
