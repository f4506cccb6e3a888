import { takeCode, wrongCode } from '../../security/second-proof/codes.server.ts'
import { tellOwner } from '../../security/second-proof/proof-mail.server.ts'
import {
  type Person,
  type ProofContext,
  passSession,
} from '../../security/second-proof/second-proof.server.ts'
import { countCode } from '../sign-in/attempts.server.ts'

/** Where a code is typed, too: wrong ones are counted by the network. */
export type CodeContext = ProofContext & { address: string }

/**
 * Gives a second code in a session, which opens everything from now on: one of the telephone or a
 * recovery code, each of them once. The owner gets a mail about many wrong ones in a day.
 * @returns which of the two it was
 * @throws KnownFailure CODE_WRONG, TOO_MANY_ATTEMPTS
 */
export async function giveCode(
  context: CodeContext,
  person: Person,
  typed: string,
): Promise<'totp' | 'recovery'> {
  const counted = await countCode(context.db, context.env, {
    email: person.email,
    address: context.address,
  })
  const kind = await takeCode(context, person, typed)
  if (kind === null) {
    if (counted.isTelling) void tellOwner(context, person, 'guessed')
    throw wrongCode()
  }
  await counted.succeeded()
  const now = new Date()
  await passSession(context.db, person, { secondProofAt: now, provenAt: now })
  return kind
}
