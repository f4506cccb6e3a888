import { takeCode, wrongCode } from '../../security/second-proof/codes.server.ts'
import { checkPasskey } from '../../security/second-proof/passkeys.server.ts'
import {
  type Person,
  type ProofContext,
  passSession,
} from '../../security/second-proof/second-proof.server.ts'
import { passkeyField } from '../../security/second-proof/second-proof.ts'
import { countCode } from '../sign-in/attempts.server.ts'
import { tellByMail } from '../tell-by-mail.server.ts'

/** Where a code is typed, too: wrong ones are counted by the network. */
export type CodeContext = ProofContext & { address: string }

/** What somebody showed: a device's answer if there is one, else what they typed. */
export const shownIn = (form: FormData, field: string, request: Request) => ({
  passkey: String(form.get(passkeyField) ?? ''),
  code: String(form.get(field) ?? ''),
  cookies: request.headers.get('Cookie'),
})
export type ShownProof = ReturnType<typeof shownIn>

/**
 * Gives a second proof in a session, which opens everything from now on: a device, a code of the
 * telephone or a recovery code, each of these once.
 * @throws KnownFailure CODE_WRONG, TOO_MANY_ATTEMPTS; as `checkPasskey`
 */
export async function giveProof(
  context: CodeContext,
  person: Person,
  { passkey, code, cookies }: ShownProof,
): Promise<'totp' | 'recovery' | 'passkey'> {
  const kind =
    passkey === ''
      ? await checkCode(context, person, code)
      : await checkPasskey(context, { cookies, typed: passkey }, person)
  const now = new Date()
  await passSession(context.db, person, { secondProofAt: now, provenAt: now })
  return typeof kind === 'string' ? kind : 'passkey'
}

/** The owner gets a mail about many wrong ones in a day. */
async function checkCode(
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
    if (counted.isTelling) void tellByMail(context, person, 'codeGuessed', null)
    throw wrongCode()
  }
  await counted.succeeded()
  return kind
}
