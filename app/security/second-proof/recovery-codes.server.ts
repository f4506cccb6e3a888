import { randomInt } from 'node:crypto'
import type { Owner } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { hiddenText, type SecretSettings } from '../../platform/settings/secret.server.ts'
import { codeMost, recoveryCodeCount } from './second-proof.ts'

/** None that looks like another, as on paper 1 and l do. */
const codeLetters = 'abcdefghjkmnpqrstuvwxyz23456789'
const codeLength = 10

const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => {
    const drawn = Array.from(
      { length: codeLength },
      () => codeLetters[randomInt(codeLetters.length)],
    )
    return `${drawn.slice(0, 5).join('')}-${drawn.slice(5).join('')}`
  })

/** A code without what people type around it; '' where nobody would call it one. */
export const bare = (typed: string): string =>
  typed.length > codeMost ? '' : typed.toLowerCase().replaceAll(/[^a-z\d]/g, '')

/** Whether a bare code is one of paper; the telephone's are shorter. */
export const isOfPaper = (code: string): boolean => code.length === codeLength

const recoveryHash = (env: SecretSettings, user: Owner, code: string) =>
  hiddenText(env, `recovery:${user.id}:${bare(code)}`)

/** Gives the person new codes in the place of the former ones. @returns them, for the only time */
export async function storeRecoveryCodes(
  trx: Database,
  env: SecretSettings,
  user: Owner,
): Promise<string[]> {
  const codes = newRecoveryCodes()
  await trx.deleteFrom('recoveryCodes').where('userId', '=', user.id).execute()
  await trx
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ userId: user.id, hash: recoveryHash(env, user, code) })))
    .execute()
  return codes
}

/** Uses a code up. @returns false where it is none, or none any more */
export async function takeRecoveryCode(
  db: Database,
  env: SecretSettings,
  user: Owner,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCodes')
    .where('userId', '=', user.id)
    .where('hash', '=', recoveryHash(env, user, code))
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
