import { type Actor, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import {
  mostSharedAddresses,
  parseSharedRange,
  readSharedAddresses,
  sharedKey,
} from '../../platform/limits/network.server.ts'
import { removeSetting, writeSetting } from '../../platform/settings/stored-settings.server.ts'
import { noteInRegister } from '../../records/register/register.server.ts'

const faults = {
  unreadable: 'Scrivi un indirizzo come 203.0.113.7, o una rete come 203.0.113.0/24.',
  tooWide: 'Questa rete è troppo grande: al massimo /16, o /32 per gli indirizzi IPv6.',
}

/**
 * Names an address that many people use: the limits of an address are wide for it from now on.
 * One that is named already gets the new name.
 * @throws KnownFailure 403 for whoever may not; 400 for what is no address, 409 when there are too many
 */
export async function addSharedAddress(
  db: Database,
  actor: Actor,
  { address, name }: { address: string; name: string },
): Promise<void> {
  requireMay(actor, 'setAi')
  const parsed = parseSharedRange(address)
  if ('fault' in parsed) {
    throw new KnownFailure('NO_ADDRESS', 400, faults[parsed.fault], 'address')
  }
  const { range } = parsed
  const others = (await readSharedAddresses(db)).filter((one) => one.range !== range)
  if (others.length >= mostSharedAddresses) {
    const text = `Gli indirizzi sono già ${mostSharedAddresses}: togline uno prima.`
    throw new KnownFailure('TOO_MANY_ADDRESSES', 409, text, 'address')
  }
  await db.transaction().execute(async (trx) => {
    await writeSetting(trx, sharedKey(range), name)
    await noteInRegister(trx, actor, { act: 'addressShared', about: name })
  })
}

/** The address counts like any other again; one that is not named changes nothing. */
export async function removeSharedAddress(
  db: Database,
  actor: Actor,
  range: string,
): Promise<void> {
  requireMay(actor, 'setAi')
  const named = (await readSharedAddresses(db)).find((one) => one.range === range)
  if (!named) return
  await db.transaction().execute(async (trx) => {
    await removeSetting(trx, sharedKey(range))
    await noteInRegister(trx, actor, { act: 'addressUnshared', about: named.name })
  })
}
