import { createHash } from 'node:crypto'
import { nouns, type ProvidedNoun } from '../../nouns.server.ts'
import { type Doer, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { kindOf } from '../../records/exchange/content-file.ts'
import type { TakenPictures } from '../../records/exchange/pictures-in-file.server.ts'
import {
  countPlanned,
  entryKey,
  type ImportPlan,
  type Planned,
} from '../../records/exchange/plan.ts'
import { planRecords } from '../../records/exchange/plan-records.server.ts'
import { unknownKinds } from '../../records/exchange/read-file.server.ts'
import {
  type Coming,
  type Step,
  type StoredIds,
  storeStep,
} from '../../records/exchange/step.server.ts'
import type { RegisterEntry } from '../../records/register/register.server.ts'
import {
  hashOf,
  inOrder,
  settleBuiltIn,
  settledHashes,
} from '../../records/store/built-in.server.ts'
import { type Change, changeRecords } from '../../records/store/change-records.server.ts'
import type { Bundle } from './bundles.ts'
import { contentKinds } from './export-content.server.ts'

/** Where content comes from. `city`: of the settings, so that another one in a file can be told. */
export type ContentSource =
  | { from: 'file'; taken: TakenPictures; city: string }
  | { from: 'product'; bundle: Bundle }

const rightFor = (source: ContentSource) =>
  source.from === 'file' ? 'importContent' : source.bundle.needs

/** Of which nouns a source brings something, those first that others name. */
const nounsOf = (source: ContentSource): readonly ProvidedNoun[] => {
  const names = source.from === 'file' ? null : source.bundle.nouns
  return names === null ? nouns : nouns.filter(({ noun }) => names.includes(noun.name))
}

async function comingOf(
  db: Database,
  source: ContentSource,
  { noun, builtIns }: ProvidedNoun,
): Promise<Coming> {
  if (source.from === 'file') {
    const { file, notes } = source.taken
    const records = file[kindOf(noun.name)] ?? []
    return { from: 'file', records, notes: notes.get(noun.name) ?? new Map() }
  }
  const { isOffer, removesAdded } = source.bundle
  if (!isOffer) return { from: 'product', builtIns, removesAdded }
  const settled = await settledHashes(db, noun)
  const open = builtIns.filter(({ id, content }) => settled.get(id) !== hashOf(content))
  return { from: 'product', builtIns: open, removesAdded }
}

/** Judges all of it: what would be stored, and how each record is told. */
async function judge(db: Database, source: ContentSource) {
  const storedIds: StoredIds = await idsBeside(db, source)
  const steps: Step[] = []
  const entries: Planned[] = []
  for (const provided of nounsOf(source)) {
    const coming = await comingOf(db, source, provided)
    const found = await planRecords(db, provided.noun, coming, storedIds)
    steps.push(...found.steps)
    entries.push(...found.planned)
  }
  const shown =
    source.from === 'product' && source.bundle.isOffer
      ? entries.filter(({ state }) => state !== 'unchanged')
      : entries
  const plan = { entries: shown, warnings: warningsOf(source), name: nameOf(shown) }
  return { steps, plan: plan satisfies ImportPlan }
}

/** The ids of records of the nouns that the source leaves alone: what it brings may need them. */
async function idsBeside(db: Database, source: ContentSource): Promise<StoredIds> {
  const brought = new Set(nounsOf(source).map(({ noun }) => noun.name))
  const rows = await db
    .selectFrom('records')
    .select(['noun', 'id'])
    .where('deletedAt', 'is', null)
    .execute()
  const beside = rows.filter(({ noun }) => !brought.has(noun))
  const byNoun = Map.groupBy(beside, ({ noun }) => noun)
  return new Map([...byNoun].map(([noun, all]) => [noun, new Set(all.map(({ id }) => id))]))
}

function warningsOf(source: ContentSource): string[] {
  if (source.from === 'product') return []
  const { file } = source.taken
  const others = unknownKinds(file, contentKinds)
  return [
    file.city === source.city ? '' : `Il file viene da ${file.city}: controlla indirizzi e nomi.`,
    others.length > 0
      ? `Il file nomina anche «${others.join(', ')}», che questo sito non conosce: resta fuori.`
      : '',
  ].filter(Boolean)
}

/** Of what is done to which versions, not of the words. */
const nameOf = (entries: readonly Planned[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(entries.map(({ noun, id, state, version }) => [noun, id, state, version])),
    )
    .digest('base64url')

/** What an import would do. Stores nothing. @throws KnownFailure 403 for whoever may not */
export async function planImport(
  db: Database,
  doer: Doer,
  source: ContentSource,
): Promise<ImportPlan> {
  requireMay(doer, rightFor(source))
  return (await judge(db, source)).plan
}

/** How many texts an update brought that nobody has decided about. @throws KnownFailure 403 */
export const countOffered = async (db: Database, doer: Doer, bundle: Bundle): Promise<number> =>
  (await planImport(db, doer, { from: 'product', bundle })).entries.length

type Wish = {
  /** The entries that are taken, by `entryKey`. */
  only: ReadonlySet<string>
  /** Whether this is the plan that somebody has said yes to. */
  accepts: (plan: ImportPlan) => boolean
}

/**
 * Does what the plan says, in one transaction. From a file new records are drafts, and of changed
 * ones the file's words become the working copy; what comes with the product stands as it came, and
 * what it replaces stays among the versions. Refused ones stay out. When the plan is not accepted
 * nothing is done.
 * @returns the entries of the plan that were taken
 * @throws KnownFailure 403 for whoever may not, 409 when there would be too much
 */
export function importContent(
  db: Database,
  doer: Doer,
  source: ContentSource,
  { only, accepts }: Wish,
): Promise<{ plan: ImportPlan; taken: Planned[]; isDone: boolean }> {
  const work = async (change: Change) => {
    const { steps, plan } = await judge(change.trx, source)
    if (!accepts(plan)) return { plan, taken: [], isDone: false }
    const isTaken = (planned: Planned) => only.has(entryKey(planned))
    const wanted = steps.filter(({ planned }) => isTaken(planned))
    for (const step of wanted) await storeStep(change, step)
    if (source.from === 'product') await settleAll(change, source.bundle)
    const taken = plan.entries.filter(
      (entry) => entry.state === 'unchanged' || entry.state === 'refused' || isTaken(entry),
    )
    if (wanted.length > 0) await change.register(entryOf(source, wanted))
    return { plan, taken, isDone: true }
  }
  return changeRecords(db, doer, work, { needs: rightFor(source) })
}

/** What stands in the register of an import. */
function entryOf(source: ContentSource, steps: readonly Step[]): RegisterEntry {
  const planned = steps.map((step) => step.planned)
  if (source.from === 'file') {
    const { new: fresh, changed } = countPlanned(planned)
    return { act: 'contentImported', about: `nuovi ${fresh}, cambiati ${changed}` }
  }
  if (source.bundle.isOffer) return { act: 'textTaken', about: named(planned) }
  const many = nounsOf(source).map(({ noun }) => noun.words.many)
  return { act: 'contentReset', about: many.join(', ') }
}

/** The first are named. */
const mostNamed = 5

const named = (records: readonly { title: string | null }[]): string => {
  const titles = records.slice(0, mostNamed).map(({ title }) => `«${title}»`)
  const more = records.length - titles.length
  return titles.join(', ') + (more > 0 ? ` e ${more} ancora` : '')
}

/** What stands as it came is not offered again; it stands in its order where nothing else is left. */
async function settleAll(change: Change, bundle: Bundle): Promise<void> {
  if (bundle.isOffer) return
  for (const { noun, builtIns } of nounsOf({ from: 'product', bundle })) {
    for (const builtIn of builtIns) await settleBuiltIn(change, noun, builtIn)
    if (bundle.removesAdded && noun.isOrdered) await inOrder(change, noun, builtIns)
  }
}

/**
 * Leaves the texts of an offer as they are here: they are offered again only when they change again.
 * @param only by `entryKey`
 * @throws KnownFailure 403 for whoever may not
 */
export function leaveOffered(
  db: Database,
  doer: Doer,
  bundle: Bundle,
  only: ReadonlySet<string>,
): Promise<void> {
  const work = async (change: Change) => {
    const left: { title: string }[] = []
    for (const { noun, builtIns } of nounsOf({ from: 'product', bundle })) {
      for (const builtIn of builtIns) {
        if (!only.has(entryKey({ noun: noun.name, id: builtIn.id }))) continue
        await settleBuiltIn(change, noun, builtIn)
        left.push({ title: noun.title(builtIn.content) })
      }
    }
    if (left.length > 0) await change.register({ act: 'textDeclined', about: named(left) })
  }
  return changeRecords(db, doer, work, { needs: bundle.needs })
}
