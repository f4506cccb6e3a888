import { createHash } from 'node:crypto'
import { guideExchange } from '../../guides/guide-exchange.server.ts'
import { sceneExchange } from '../../learning/scenes/scene-exchange.server.ts'
import { type Doer, requireAdministrator } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { recordActivity } from '../../records/activity/activity.server.ts'
import type { Exchange, StoredRow } from '../../records/exchange/exchange.ts'
import type { TakenPictures } from '../../records/exchange/pictures-in-file.server.ts'
import { countPlanned, type ImportPlan, type Planned } from '../../records/exchange/plan.ts'
import {
  arrivingIds,
  fitRecords,
  judgeRecords,
  refuseUnfit,
  type Step,
} from '../../records/exchange/plan-records.server.ts'
import { toolExchange } from '../../tools/tool-exchange.server.ts'

/** Judges a whole file: what would be stored of each kind, and how each record is told. */
async function judgeFile(db: Database, { file, notes }: TakenPictures, city: string) {
  const tools = await judgeRecords(db, toolExchange, file.tools ?? [], notes.tools)
  const guides = await judgeRecords(db, guideExchange, file.guides ?? [], notes.guides)
  const scenes = await judgeRecords(db, sceneExchange, file.scenes ?? [], notes.scenes)
  const arriving = {
    tools: arrivingIds(tools.steps),
    guides: arrivingIds(guides.steps),
    scenes: arrivingIds(scenes.steps),
  }
  const standing = await refuseUnfit(db, guideExchange, guides.steps, arriving)
  const there = { ...arriving, guides: arrivingIds(standing) }
  const steps = {
    tools: await fitRecords(db, toolExchange, tools.steps, there),
    guides: await fitRecords(db, guideExchange, standing, there),
    scenes: await fitRecords(db, sceneExchange, scenes.steps, there),
  }
  const entries = [...tools.planned, ...guides.planned, ...scenes.planned]
  const warnings =
    file.city === city ? [] : [`Il file viene da ${file.city}: controlla indirizzi e nomi.`]
  return { steps, plan: { entries, warnings, name: nameOf(entries) } satisfies ImportPlan }
}

/** Of what is done to which versions, and whether learners lose something: not of the words. */
const nameOf = (entries: readonly Planned[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        entries.map(({ kind, id, state, version, loss }) => [
          ...[kind, id, state, version],
          loss !== null,
        ]),
      ),
    )
    .digest('base64url')

/** What an import of this file would do. Stores nothing. @throws KnownFailure 403 for customers */
export async function planImport(
  db: Database,
  doer: Doer,
  taken: TakenPictures,
  city: string,
): Promise<ImportPlan> {
  requireAdministrator(doer)
  return (await judgeFile(db, taken, city)).plan
}

type Wish = {
  city: string
  /** Whether this is what somebody has said yes to. */
  accepts: (plan: ImportPlan) => boolean
}

/**
 * Does what the file's plan says, in one transaction: new records are drafts, changed ones keep
 * their former version, refused ones stay out. When the plan is not accepted nothing is done.
 * @throws KnownFailure 403 for customers, 409 when there would be too many records
 */
export function importContent(
  db: Database,
  doer: Doer,
  taken: TakenPictures,
  { city, accepts }: Wish,
): Promise<{ plan: ImportPlan; isDone: boolean }> {
  const work = async (trx: Database) => {
    const { steps, plan } = await judgeFile(trx, taken, city)
    if (!accepts(plan)) return { plan, isDone: false }
    await carryOutSteps(trx, doer, toolExchange, steps.tools)
    await carryOutSteps(trx, doer, guideExchange, steps.guides)
    await carryOutSteps(trx, doer, sceneExchange, steps.scenes)
    const counts = countPlanned(plan.entries)
    if (counts.new + counts.changed > 0) {
      await recordActivity(trx, { kind: 'contentImported', actorId: doer.id })
    }
    return { plan, isDone: true }
  }
  return toolExchange.change(db, doer, (inTools) =>
    guideExchange.change(inTools, doer, (inGuides) => sceneExchange.change(inGuides, doer, work)),
  )
}

async function carryOutSteps<Row extends StoredRow, Content extends { id: string }>(
  trx: Database,
  doer: Doer,
  { insert, replace }: Exchange<Row, Content>,
  steps: readonly Step<Row, Content>[],
): Promise<void> {
  for (const { row, content } of steps) {
    if (row) await replace(trx, doer, row, content)
    else await insert(trx, doer, content)
  }
}
