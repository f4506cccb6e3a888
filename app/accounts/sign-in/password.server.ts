import { normalize } from '../../../db/normalize.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { Crowded, KnownFailure } from '../../platform/known-failure.server.ts'
import type { CountSettings } from '../../platform/limits/count.server.ts'
import { leastFor } from '../../platform/password-least.ts'
import type { Role } from '../../platform/roles.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { accountTexts } from '../account-texts.ts'
import { endSessions } from '../session/sessions.server.ts'
import { settingsTexts } from '../settings/settings-texts.ts'
import { forgetResetLinks, noteLongPassword, preparePassword } from '../user-record.server.ts'
import { countOwnPassword, forgetAttempts } from './attempts.server.ts'
import type { PasswordAccount } from './known-browser.server.ts'
import { verifyPassword } from './password-hash.server.ts'

/** What a password is about that is made of nothing else: the first that others try. */
type OwnWord = 'name' | 'address' | 'site' | 'city'

/** Letters and figures alone: 'Ada Rossi' is also 'ada.rossi'. */
const squeezed = (text: string) => normalize(text).replace(/[^\p{L}\p{N}]/gu, '')

/** A name's words, whole and one by one, and with the family name first. */
function orders(name: string): string[] {
  const words = name.split(/\s+/)
  return [...words, words.join(''), words.toReversed().join('')]
}

/**
 * Which of a person's own words a password is, however it is cased and spaced, also with figures
 * behind it; null: it is none.
 */
export function ownWord(
  { SITE_NAME, CITY }: Pick<Env, 'SITE_NAME' | 'CITY'>,
  { name, email }: { name: string; email: string },
  password: string,
): OwnWord | null {
  const words: [OwnWord, string[]][] = [
    ['name', orders(name)],
    ['address', [email, email.split('@', 1).join()]],
    ['site', [...orders(SITE_NAME), SITE_NAME + CITY]],
    ['city', orders(CITY)],
  ]
  const asTyped = squeezed(password)
  const isMadeOf = (word: string) =>
    word !== '' && asTyped.startsWith(word) && /^\p{N}*$/u.test(asTyped.slice(word.length))
  return words.find(([, of]) => of.map(squeezed).some(isMadeOf))?.[0] ?? null
}

type Person = { id: string; email: string; sessionId: string }

/** The words that no password here is made of, beside the person's own. */
export type WordsOfSite = Pick<Env, 'SITE_NAME' | 'CITY'>

/** What checking a password needs: guesses are counted, as those of signing in are. */
export type PasswordContext = { db: Database; env: CountSettings }

/**
 * @throws KnownFailure at the field `password` when it is too short for who administers, or made of
 *   the person's own words
 */
export function requireAcceptable(
  env: WordsOfSite,
  { role, ...person }: { role: Role; name: string; email: string },
  password: string,
): void {
  if (password.length < leastFor(role)) {
    throw new KnownFailure(
      'PASSWORD_TOO_SHORT',
      400,
      accountTexts.passwordTooShortForAdmin,
      'password',
    )
  }
  const word = ownWord(env, person, password)
  if (word) {
    throw new KnownFailure('PASSWORD_IS_OWN', 400, accountTexts.passwordIsOwn(word), 'password')
  }
}

/**
 * Makes sure that `password` is the person's own.
 * @returns its hash
 * @param wrong what is said of another, at which field
 * @throws KnownFailure WRONG_PASSWORD, NO_PASSWORD, or TOO_MANY_ATTEMPTS
 */
export async function requirePassword(
  { db, env }: PasswordContext,
  user: Person,
  password: string,
  wrong: string,
  field: string | null = null,
): Promise<string> {
  const stored = await db
    .selectFrom('accounts')
    .select('password')
    .where('userId', '=', user.id)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  const hash = stored?.password
  if (!hash) throw new KnownFailure('NO_PASSWORD', 409, settingsTexts.noPassword)
  const counted = await countOwnPassword(db, env, user)
  const isRight = await verifyPassword({ hash, password }).catch(async (error: unknown) => {
    if (error instanceof Crowded) await counted.giveBack()
    throw error
  })
  if (!isRight) throw new KnownFailure('WRONG_PASSWORD', 403, wrong, field)
  await counted.succeeded()
  return hash
}

/**
 * Gives the person another password and ends all other sessions, in one transaction: whoever
 * knew the old one is out, also who changes it at the same moment. Not through Better Auth, which
 * would do the two one after the other.
 * @returns the account with its new password, by which it may know this browser
 * @throws KnownFailure as `requirePassword` and `requireAcceptable`
 */
export async function changePassword(
  context: PasswordContext & { env: WordsOfSite },
  user: Person & { name: string; givenRole: Role },
  { current, password }: { current: string; password: string },
): Promise<PasswordAccount> {
  requireAcceptable(context.env, { ...user, role: user.givenRole }, password)
  const wrong = settingsTexts.currentWrong
  const former = await requirePassword(context, user, current, wrong, 'current')
  const { hash, isLong } = await preparePassword(password)
  await context.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('accounts')
      .set({ password: hash, updatedAt: new Date() })
      .where('userId', '=', user.id)
      .where('providerId', '=', 'credential')
      .where('password', '=', former)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) throw new KnownFailure('WRONG_PASSWORD', 403, wrong, 'current')
    await noteLongPassword(trx, user.id, isLong)
    // A reset link sent before is worth as little as the old password.
    await forgetResetLinks(trx, user.id)
    await endSessions(trx, user, { but: user.sessionId })
  })
  // The reset links are gone: what was tried with this address before counts no more.
  await forgetAttempts(context.db, context.env, user.email)
  return { id: user.id, hash }
}
