import { nouns } from '../../nouns.server.ts'
import { type Doer, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { decideBuiltIn, offeredBuiltIns } from '../../records/store/built-in.server.ts'
import { requireNamed } from '../require-named.server.ts'
import { type Decided, type OfferedText, offeredTexts } from './offered.ts'

/**
 * The texts that came with the product and were neither taken nor declined yet, of every noun, those
 * first that others name.
 * @throws KnownFailure 403 for whoever may not
 */
export async function listOffered(db: Database, doer: Doer): Promise<OfferedText[]> {
  const found: OfferedText[] = []
  for (const { noun, builtIns } of nouns) {
    for (const offered of await offeredBuiltIns(db, doer, noun, builtIns)) {
      found.push({ ...offered, noun: noun.name, words: noun.words })
    }
  }
  return found
}

/** How many there are. @throws KnownFailure 403 for whoever may not */
export const countOffered = async (db: Database, doer: Doer): Promise<number> =>
  (await listOffered(db, doer)).length

/**
 * Takes or declines a text.
 * @param name of its noun, as a form names it
 * @throws KnownFailure 403, 404 when it is not offered, 409 NEEDS when it names what is not there
 */
export async function decideOffered(
  db: Database,
  doer: Doer,
  { name, id, isTaken }: { name: string; id: string; isTaken: boolean },
): Promise<void> {
  requireMay(doer, 'editContent')
  const known = nouns.find(({ noun }) => noun.name === name)
  const builtIn = known?.builtIns.find((one) => one.id === id)
  if (!known || !builtIn) throw new KnownFailure('NOT_FOUND', 404, offeredTexts.gone)
  if (isTaken) await requireNamed(db, known.noun, [builtIn])
  await decideBuiltIn(db, doer, known.noun, builtIn, isTaken)
}

/**
 * Takes every text that replaces nobody's words: what is new, and what nobody changed here.
 * @returns how many were taken
 * @throws KnownFailure 403 for whoever may not
 */
export async function takeUntouched(db: Database, doer: Doer): Promise<number> {
  const untouched = (await listOffered(db, doer)).filter(({ state }) => state !== 'both')
  for (const { noun: name, id } of untouched) {
    await decideOffered(db, doer, { name, id, isTaken: true })
  }
  return untouched.length
}

/** Where the record is edited of which an address says what was decided; null: nowhere. */
export function decidedAt({ name, id }: Decided): string | null {
  const known = nouns.find(({ noun }) => noun.name === name)
  return known?.builtIns.some((one) => one.id === id) ? known.noun.places.edit(id) : null
}
