import { createHash } from 'node:crypto'
import { nouns } from '../../nouns.server.ts'
import { type Doer, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { kindOf } from '../../records/exchange/content-file.ts'
import type { TakenPictures } from '../../records/exchange/pictures-in-file.server.ts'
import { countPlanned, type ImportPlan, type Planned } from '../../records/exchange/plan.ts'
import {
  planRecords,
  type Step,
  type StoredIds,
} from '../../records/exchange/plan-records.server.ts'
import { unknownKinds } from '../../records/exchange/read-file.server.ts'
import { storeStep } from '../../records/exchange/store-step.server.ts'
import { type Change, changeRecords } from '../../records/store/change-records.server.ts'
import { contentKinds } from './export-content.server.ts'

/** Judges a whole file: what would be stored, and how each record is told. */
async function judgeFile(db: Database, { file, notes }: TakenPictures, city: string) {
  const storedIds: StoredIds = new Map()
  const steps: Step[] = []
  const entries: Planned[] = []
  for (const { noun } of nouns) {
    const found = await planRecords(db, noun, file[kindOf(noun.name)] ?? [], {
      notes: notes.get(noun.name) ?? new Map(),
      storedIds,
    })
    steps.push(...found.steps)
    entries.push(...found.planned)
  }
  const others = unknownKinds(file, contentKinds)
  const warnings = [
    file.city === city ? '' : `Il file viene da ${file.city}: controlla indirizzi e nomi.`,
    others.length > 0
      ? `Il file nomina anche «${others.join(', ')}», che questo sito non conosce: resta fuori.`
      : '',
  ].filter(Boolean)
  return { steps, plan: { entries, warnings, name: nameOf(entries) } satisfies ImportPlan }
}

/** Of what is done to which versions, not of the words. */
const nameOf = (entries: readonly Planned[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(entries.map(({ noun, id, state, version }) => [noun, id, state, version])),
    )
    .digest('base64url')

/** What an import of this file would do. Stores nothing. @throws KnownFailure 403 for whoever may not */
export async function planImport(
  db: Database,
  doer: Doer,
  taken: TakenPictures,
  city: string,
): Promise<ImportPlan> {
  requireMay(doer, 'importContent')
  return (await judgeFile(db, taken, city)).plan
}

type Wish = {
  city: string
  /** Whether this is what somebody has said yes to. */
  accepts: (plan: ImportPlan) => boolean
}

/**
 * Does what the file's plan says, in one transaction: new records are drafts, of changed ones the
 * file's words become the working copy, refused ones stay out. What everybody sees stays as it is.
 * When the plan is not accepted nothing is done.
 * @throws KnownFailure 403 for whoever may not, 409 when there would be too much
 */
export function importContent(
  db: Database,
  doer: Doer,
  taken: TakenPictures,
  { city, accepts }: Wish,
): Promise<{ plan: ImportPlan; isDone: boolean }> {
  const work = async (change: Change) => {
    const { steps, plan } = await judgeFile(change.trx, taken, city)
    if (!accepts(plan)) return { plan, isDone: false }
    for (const step of steps) await storeStep(change, step)
    const counts = countPlanned(plan.entries)
    if (counts.new + counts.changed > 0) {
      const about = `${counts.new} nuovi, ${counts.changed} cambiati`
      await change.register({ act: 'contentImported', about })
    }
    return { plan, isDone: true }
  }
  return changeRecords(db, doer, work, { asks: 'importContent' })
}
