import { KnownFailure } from '../../platform/known-failure.server.ts'
import type { Decision } from '../form/form-answer.ts'

/** A question before an act: who answers it, by sending the decision along, is not asked again. */
export class Asked extends KnownFailure {
  readonly decision: Decision

  /** @param message what it is about, perhaps with a line for each place */
  constructor(decision: Decision, code: string, message: string) {
    super(code, 409, message)
    this.decision = decision
  }
}
