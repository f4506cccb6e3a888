/** A fault that the operator can mend: its message is one clear line that says where. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError'
  /** `server.ts` knows such an error from another copy of this file by it. */
  readonly isForOperator = true
}
