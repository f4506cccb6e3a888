import { newPasswordPath } from '../../paths.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { reservedLike } from '../../platform/has-address.ts'
import type { Role } from '../../platform/roles.ts'
import {
  hiddenText,
  isSameSecret,
  type SecretSettings,
} from '../../platform/settings/secret.server.ts'
import { invitationLifetime, invitationTexts } from './invitation.ts'

type Addressed = { id: string; email: string }

/** Accounts that an invitation made, and that nobody has opened: they have no way in but its link. */
export const unopened = (db: Database) =>
  db
    .selectFrom('users')
    .where('lastLoginAt', 'is', null)
    .where('email', 'not like', reservedLike)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('accounts').select('accounts.id').whereRef('accounts.userId', '=', 'users.id'),
        ),
      ),
    )

/** Whether nobody has opened the account with this id. */
export const isUnopened = async (db: Database, id: string): Promise<boolean> =>
  (await unopened(db).select('users.id').where('users.id', '=', id).executeTakeFirst()) !==
  undefined

const seal = (env: SecretSettings, { id, email }: Addressed, until: string) =>
  hiddenText(env, `invitation:${id}:${email}:${until}`)

/** The path of a link that opens the account of somebody invited; nothing is stored of it. */
export function invitationLink(env: SecretSettings, person: Addressed, now = Date.now()): string {
  const until = (now + invitationLifetime).toString(36)
  return newPasswordPath(person.id + until + seal(env, person, until))
}

/** The account that a link opens, and why it does not any more. A role that was taken is 'customer'. */
export type Invitation = Addressed & { role: Role; spent: string | null }

/** @returns null for what is no link of an invitation; of an account that is gone it is spent */
export async function openInvitation(
  db: Database,
  env: SecretSettings,
  token: string,
): Promise<Invitation | null> {
  const [, id, until, mac] = /^([\da-f-]{36})([\da-z]{8})([\w-]{22})$/.exec(token) ?? []
  if (!id || !until || !mac) return null
  const person = await db
    .selectFrom('users')
    .select(['id', 'email', 'role'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!person || !isSameSecret(mac, seal(env, person, until))) {
    return { id, email: '', role: 'customer', spent: invitationTexts.gone }
  }
  if (!(await isUnopened(db, id))) return { ...person, spent: invitationTexts.used }
  const isLate = Number.parseInt(until, 36) <= Date.now()
  return { ...person, spent: isLate ? invitationTexts.expired : null }
}
