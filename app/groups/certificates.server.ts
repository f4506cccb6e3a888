import { randomUUID } from 'node:crypto'
import { stepSubjects } from '../../db/content/step-subjects.ts'
import { notebookNoun } from '../notebooks/notebook-noun.ts'
import type { Actor, Owner } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { minuteMilliseconds } from '../platform/durations.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { published } from '../records/store/published.server.ts'
import { timeText } from '../ui/count-text.ts'
import { groupTexts } from './group-texts.ts'
import { meetingDay } from './group-words.server.ts'
import { readGroup } from './groups.server.ts'
import { readOwnGroup } from './members.server.ts'
import type { PathStep, StepKind } from './path-step.ts'
import { doneSteps, stepsOf } from './path-steps.server.ts'
import { isReadyPath, pathName } from './ready-paths.ts'

/** What an attestato says beside the name. */
export type GroupCertificate = {
  path: string
  duration: string
  place: string
  learned: string[]
  /** The day of the meeting, where less than the whole path was done; null: all of it was. */
  metOn: string | null
  madeAt: Date
  /** What they are called who led the group; null: nobody, or the account is gone. */
  leader: string | null
}

type CertifiedGroup = {
  id: string
  name: string
  place: string
  startsAt: Date
  endsAt: Date
  readyPath: string | null
  path: string[]
}

/** How long a group meets. */
const lengthText = ({ startsAt, endsAt }: CertifiedGroup): string =>
  timeText(Math.round((endsAt.getTime() - startsAt.getTime()) / minuteMilliseconds))

/** A path of its own is called as its group. */
const nameOf = ({ name, readyPath }: CertifiedGroup): string =>
  isReadyPath(readyPath) ? pathName(readyPath) : name

/** How long a path takes: as its notebook says, else as long as the group meets. */
async function durationOf(db: Database, group: CertifiedGroup): Promise<string> {
  const notebook = group.readyPath
    ? (await published(db, notebookNoun)).get(group.readyPath)
    : undefined
  return notebook?.content.duration || lengthText(group)
}

/** What was done in a step, as people would say it: in the infinitive. */
const subjectOf = ({ ref, kind, title }: PathStep): string =>
  stepSubjects[ref] ?? `${doing[kind]} «${title}»`

const doing: Readonly<Record<StepKind, string>> = {
  ...{ lesson: 'Fare la lezione', scene: 'Decidere se fidarsi:', practice: 'Provare a chiedere:' },
  ...{ guide: 'Seguire la guida', request: "Chiedere all'AI:", quiz: 'Rispondere:' },
}

type Certified = {
  group: CertifiedGroup
  ledBy: string | null
  userIds: string[]
  /** Whoever has done less gets one that says that they were there. */
  withPresence: boolean
}

/**
 * Makes the attestati of people of a group. Who has one of the whole path keeps it as it is; one that
 * says that somebody was there is made anew, with what they have done by now.
 * @returns the titles of the steps that each lacks, by person; an empty list: nothing
 */
async function certify(
  db: Database,
  { group, ledBy, userIds, withPresence }: Certified,
): Promise<Map<string, string[]>> {
  const steps = await stepsOf(db, group.path)
  const done = await doneSteps(db, userIds, steps)
  const hasDone = (userId: string) => (step: PathStep) => done.get(userId)?.has(step.ref) === true
  const lacking = new Map(
    userIds.map((id) => [id, steps.filter((step) => !hasDone(id)(step)).map(({ title }) => title)]),
  )
  const isWhole = (id: string) => steps.length > 0 && lacking.get(id)?.length === 0
  const certified = userIds.filter((id) => withPresence || isWhole(id))
  if (certified.length === 0) return lacking
  const says = {
    ...{ groupId: group.id, ledBy, path: nameOf(group), place: group.place },
    ...{ duration: await durationOf(db, group), madeAt: new Date() },
  }
  const rows = certified.map((userId) => ({
    ...{ id: randomUUID(), userId, ...says },
    metOn: isWhole(userId) ? null : meetingDay(group.startsAt),
    learned: JSON.stringify(
      steps.filter((step) => step.kind !== 'quiz' && hasDone(userId)(step)).map(subjectOf),
    ) as unknown as string[],
  }))
  await db
    .insertInto('certificates')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'groupId'])
        .doUpdateSet(({ ref }) => ({
          learned: ref('excluded.learned'),
          metOn: ref('excluded.metOn'),
          madeAt: ref('excluded.madeAt'),
        }))
        .where('certificates.metOn', 'is not', null),
    )
    .execute()
  return lacking
}

/** The attestato that somebody has of a group; `isWhole`: of the whole path. null: none yet. */
async function certificateOf(db: Database, user: Owner, groupId: string) {
  const row = await db
    .selectFrom('certificates')
    .select(['id', 'metOn'])
    .where('userId', '=', user.id)
    .where('groupId', '=', groupId)
    .executeTakeFirst()
  return row ? { id: row.id, isWhole: row.metOn === null } : null
}

/**
 * Makes somebody's attestato of a group that they are in, or finds the one that they have. Who has
 * done less than the path gets one once the meeting is over.
 * @throws KnownFailure 404 for a group that they are not in, 409 while steps are left, naming them, or
 *   when the path has none
 */
export async function makeCertificate(db: Database, user: Owner, groupId: string): Promise<string> {
  const { ledBy, ...group } = await readOwnGroup(db, user, groupId)
  const former = await certificateOf(db, user, groupId)
  if (former?.isWhole) return former.id
  const withPresence = former !== null || group.endsAt <= new Date()
  const left = await certify(db, { group, ledBy, withPresence, userIds: [user.id] })
  const made = await certificateOf(db, user, groupId)
  if (made) return made.id
  const lacking = left.get(user.id) ?? []
  if (lacking.length > 0) throw new KnownFailure('STEPS_LEFT', 409, leftText(lacking))
  throw new KnownFailure('NO_STEPS', 409, groupTexts.noSteps)
}

const leftText = (titles: readonly string[]): string =>
  `Per l'attestato ${titles.length === 1 ? 'ti manca ancora un passo' : 'ti mancano ancora questi passi'}: ${titles.map((title) => `«${title}»`).join(', ')}.`

/**
 * An attestato of one's own, with the name that one has in the group, or without it in the account.
 * @throws KnownFailure 404
 */
export async function readGroupCertificate(
  db: Database,
  user: Owner,
  id: string,
): Promise<GroupCertificate & { name: string; groupId: string | null }> {
  const row = await db
    .selectFrom('certificates')
    .innerJoin('users', 'users.id', 'certificates.userId')
    .leftJoin('users as leaders', 'leaders.id', 'certificates.ledBy')
    .leftJoin('groupMembers', (join) =>
      join
        .onRef('groupMembers.groupId', '=', 'certificates.groupId')
        .onRef('groupMembers.userId', '=', 'certificates.userId'),
    )
    .select(['certificates.path', 'duration', 'place', 'learned', 'metOn', 'madeAt'])
    .select(['certificates.groupId', 'leaders.name as leader'])
    .select(['groupMembers.name as called', 'users.name as accountName'])
    .where('certificates.id', '=', id)
    .where('certificates.userId', '=', user.id)
    .executeTakeFirst()
  if (!row) throw new KnownFailure('NOT_FOUND', 404, groupTexts.noCertificate)
  const { called, accountName, ...certificate } = row
  return { ...certificate, name: called ?? accountName }
}

/** The attestati of one's own, the newest first. */
export const listCertificates = (
  db: Database,
  user: Owner,
): Promise<{ id: string; path: string; place: string; madeAt: Date; groupId: string | null }[]> =>
  db
    .selectFrom('certificates')
    .select(['id', 'path', 'place', 'madeAt', 'groupId'])
    .where('userId', '=', user.id)
    .orderBy('madeAt', 'desc')
    .orderBy('id')
    .execute()

/**
 * Makes the attestati of everybody in a group: before the meeting of those who have finished, from
 * its beginning on of all who are there.
 * @throws KnownFailure 403, 404, 409 where there is nobody
 */
export async function makeGroupCertificates(
  db: Database,
  actor: Actor,
  groupId: string,
): Promise<void> {
  const { ledBy, ...group } = await readGroup(db, actor, groupId)
  const members = await db
    .selectFrom('groupMembers')
    .select('userId')
    .where('groupId', '=', group.id)
    .execute()
  const withPresence = group.startsAt <= new Date()
  await certify(db, { group, ledBy, withPresence, userIds: members.map(({ userId }) => userId) })
  const made = await groupCertificates(db, actor, groupId)
  if (made.length === 0) throw new KnownFailure('NOBODY_FINISHED', 409, groupTexts.nobodyFinished)
}

/** The attestati of those who are in a group, as they came, by their names in it. @throws KnownFailure 403, 404 */
export async function groupCertificates(
  db: Database,
  actor: Actor,
  groupId: string,
): Promise<(GroupCertificate & { id: string; name: string })[]> {
  const group = await readGroup(db, actor, groupId)
  return db
    .selectFrom('certificates')
    .innerJoin('groupMembers', (join) =>
      join
        .onRef('groupMembers.groupId', '=', 'certificates.groupId')
        .onRef('groupMembers.userId', '=', 'certificates.userId'),
    )
    .leftJoin('users as leaders', 'leaders.id', 'certificates.ledBy')
    .select(['certificates.id', 'path', 'duration', 'place', 'learned', 'metOn', 'madeAt'])
    .select(['groupMembers.name', 'leaders.name as leader'])
    .where('certificates.groupId', '=', group.id)
    .orderBy('groupMembers.joinedAt')
    .orderBy('certificates.id')
    .execute()
}
