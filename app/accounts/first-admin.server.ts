import { randomBytes } from 'node:crypto'
import { product } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { firstAddress } from '../platform/has-address.ts'
import { passwordLeast } from '../platform/password-least.ts'
import { type Env, SettingsError } from '../platform/settings/env.server.ts'
import { noteInRegister } from '../records/register/register.server.ts'
import { activeAdministrators, lockAdministrators, promote } from './administrators.server.ts'
import { roleLabels } from './role-labels.ts'
import { isCommonPassword } from './sign-in/common-passwords.server.ts'
import { insertPasswordUser, preparePassword } from './user-record.server.ts'

type AdminSettings = Pick<Env, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD' | 'CITY'>

/** `password` is present only when it was made here. */
export type FirstAdmin = { email: string; password?: string }

/**
 * Makes sure that somebody can administer the site: when there is no active administrator,
 * registers `ADMIN_EMAIL`, or promotes whoever registered it. That person
 * keeps their own password only if the settings give none, the address is confirmed and the password
 * is long enough; else it is replaced by that of the settings, or by one made here. Two processes that start at once make one.
 * @param keep puts a password that was made here where its owner finds it, before anything is stored
 * @returns the administrator made now, or null when there was one
 * @throws SettingsError when the password of the settings is none to be used now
 */
export async function ensureFirstAdmin(
  db: Database,
  settings: AdminSettings,
  keep: (made: Required<FirstAdmin>) => void,
): Promise<FirstAdmin | null> {
  if (await hasAdmin(db)) return null
  requireGoodPassword(settings)
  const email = (settings.ADMIN_EMAIL ?? firstAddress).toLowerCase()
  const password = settings.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  const isMade = settings.ADMIN_PASSWORD === undefined
  const prepared = await preparePassword(password)
  const tell = (isNew: boolean): FirstAdmin => {
    if (!isNew) return { email }
    keep({ email, password })
    return { email, password }
  }
  return db.transaction().execute(async (trx) => {
    await lockAdministrators(trx)
    if (await hasAdmin(trx)) return null
    const registered = await trx
      .selectFrom('users')
      .select(['id', 'emailVerified', 'hasLongPassword'])
      .where('email', '=', email)
      .executeTakeFirst()
    if (registered) {
      const isTrusted = isMade && registered.emailVerified && registered.hasLongPassword
      await promote(trx, registered.id, isTrusted ? null : prepared)
      await noteInRegister(trx, product, {
        act: 'roleGiven',
        personId: registered.id,
        about: roleLabels.admin,
      })
      return tell(isMade && !isTrusted)
    }
    const person = { name: 'Amministratore', email, password: prepared, city: settings.CITY }
    const id = await insertPasswordUser(trx, { ...person, role: 'admin', isConfirmed: true })
    await noteInRegister(trx, product, { act: 'roleGiven', personId: id, about: roleLabels.admin })
    return tell(isMade)
  })
}

function requireGoodPassword(settings: AdminSettings): void {
  const fault = passwordFault(settings)
  if (fault) throw new SettingsError(`wrong settings: ADMIN_PASSWORD: ${fault}`)
}

/** Why no administrator can be made with the password of the settings; null: there is none, or it is good. */
export function passwordFault({
  ADMIN_PASSWORD: password,
}: Pick<AdminSettings, 'ADMIN_PASSWORD'>): string | null {
  if (password === undefined) return null
  if (password.length < passwordLeast.staff) {
    return `must have ${passwordLeast.staff} characters or more`
  }
  return isCommonPassword(password) ? 'is one of those that anybody tries first' : null
}

/**
 * Says on the terminal, outside the log, who administers and where the password stands.
 * @param file that holds it, where one was made
 */
export function tellFirstAdmin(admin: FirstAdmin | null, file: string): void {
  if (!admin) return
  const password = admin.password ? `, password in ${file} until it has been used` : ''
  process.stdout.write(`First administrator: ${admin.email}${password}\n`)
}

const hasAdmin = async (db: Database): Promise<boolean> =>
  (await activeAdministrators(db)).length > 0
