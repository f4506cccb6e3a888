import { codesPath } from '../../group-paths.ts'
import { type Actor, requireMay } from '../../platform/actor.server.ts'
import { lockPerson } from '../../platform/db/lock.server.ts'
import { reservedAddress } from '../../platform/has-address.ts'
import { qrCode } from '../../platform/qr-code.server.ts'
import { noteInRegister } from '../../records/register/register.server.ts'
import type { HandedSheet } from '../../security/desk/desk.ts'
import { forgetAskedChange } from '../address/address-change.server.ts'
import { lockAdministrators } from '../administrators.server.ts'
import { endSessions } from '../session/sessions.server.ts'
import { readUserSettings } from '../settings/user-settings.server.ts'
import { forgetAttempts } from '../sign-in/attempts.server.ts'
import { renewSlip } from '../slip/slips.server.ts'
import { tellByMail } from '../tell-by-mail.server.ts'
import { forgetResetLinks, moveAddress, noteLongPassword } from '../user-record.server.ts'
import { requireReceivable } from './desk-code.server.ts'
import type { DeskGround } from './help-person.server.ts'

/**
 * Makes the words of a slip the one way in of a customer who has no address any more: the address
 * goes, with password, providers, links and sessions; what they did stays. Of whoever comes in by a
 * slip already the former one ends. The former address is told, in a mail that opens nothing.
 * @returns the words, which nobody can read again
 * @throws KnownFailure 403 for whoever may not, 404, 409 for who has a role or a second proof, or is
 *   suspended
 */
export async function giveSlip(
  ground: DeskGround,
  actor: Actor,
  userId: string,
  reason: string,
): Promise<HandedSheet> {
  requireMay(actor, 'giveCodes')
  const { db, env } = ground
  const { former, words } = await db.transaction().execute(async (trx) => {
    // Who is given a role or sets up a second proof at this moment waits.
    await lockAdministrators(trx)
    await lockPerson(trx, userId)
    const person = await readUserSettings(trx, actor, userId)
    requireReceivable(person)
    const act = person.email === null ? 'slipRenewed' : 'addressRemoved'
    await noteInRegister(trx, actor, { act, personId: userId, reason })
    await forgetAskedChange(trx, person)
    await moveAddress(trx, userId, { email: reservedAddress(userId), isConfirmed: false })
    await trx.deleteFrom('accounts').where('userId', '=', userId).execute()
    await noteLongPassword(trx, userId, false)
    await forgetResetLinks(trx, userId)
    await endSessions(trx, person)
    return { former: person.email, words: await renewSlip(trx, env, userId) }
  })
  if (former !== null) {
    await forgetAttempts(db, env, former)
    void tellByMail(ground, { id: userId, email: former }, 'addressRemoved', null)
  }
  const address = env.PUBLIC_URL + codesPath()
  const code = words.replaceAll('-', ' ')
  return { site: env.SITE_NAME, code, until: null, address, drawing: qrCode(address) }
}
