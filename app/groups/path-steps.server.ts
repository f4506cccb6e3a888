import { type SelectQueryBuilder, sql } from 'kysely'
import { lessons } from '../../db/content/lessons/all.ts'
import { pieces } from '../../db/content/pieces/all.ts'
import { practices } from '../../db/content/practice/all.ts'
import type { Schema } from '../../db/schema.ts'
import { quizPath } from '../group-paths.ts'
import { guideNoun } from '../guides/guide-noun.ts'
import { partStepId } from '../learning/lessons/lesson-view.server.ts'
import { pieceStepId } from '../learning/pieces/pieces.server.ts'
import { sceneNoun } from '../learning/scenes/scene-noun.ts'
import { notebookNoun } from '../notebooks/notebook-noun.ts'
import { conversationPath, guidePath, lessonPath, piecePath, scenePath } from '../paths.ts'
import type { Database } from '../platform/db/database.server.ts'
import { pageOfItsOwn, promptPath } from '../prompt-path.ts'
import { everydaySetId } from '../prompt-sets/prompt-set.ts'
import { promptSetNoun } from '../prompt-sets/prompt-set-noun.ts'
import { published } from '../records/store/published.server.ts'
import { isMarkedByHand, type PathStep, type StepKind, stepKinds, stepRef } from './path-step.ts'
import type { ReadyPath } from './ready-paths.ts'

const [lesson, scene, practice, guide, request, quiz] = stepKinds.map(
  (kind) => (id: string) => stepRef(kind, id),
) as [Ref, Ref, Ref, Ref, Ref, Ref]
type Ref = (id: string) => string

/** The steps of the paths that come with the product. */
export const readySteps: Readonly<Record<ReadyPath, readonly string[]>> = {
  'primi-passi': [
    ...['toccare-e-cliccare', 'scrivere-e-correggere', 'copia-e-incolla'].map(lesson),
    ...[lesson('che-cose-l-ai'), practice('menu-del-giorno'), scene('sms-sul-pacco')],
    ...[request('vita-quotidiana-auguri'), quiz('primi-passi')],
  ],
  'non-cascarci': [
    ...['sms-sul-pacco', 'ciao-mamma', 'avviso-della-banca', 'promemoria-della-visita'].map(scene),
    ...['telefonata-in-divisa', 'qr-sul-parcometro', 'voce-della-nipote'].map(scene),
    request('vita-quotidiana-messaggio-sospetto'),
    ...[lesson('un-codice'), lesson('password-e-impronta'), quiz('non-cascarci')],
  ],
  'scrivere-con-l-ai': [
    lesson('che-cose-l-ai'),
    ...['messaggio-al-nipote', 'lettera-al-comune', 'avviso-dell-acqua'].map(practice),
    ...['vita-quotidiana-auguri', 'vita-quotidiana-lettera-comune'].map(request),
    ...[lesson('un-file'), guide('scrivere-al-comune'), quiz('scrivere-con-l-ai')],
  ],
  'ai-in-tasca': [
    ...[lesson('che-cose-l-ai'), guide('ai-in-tasca'), practice('conto-del-pranzo')],
    ...[scene('voce-del-nipote'), lesson('una-foto'), quiz('ai-in-tasca')],
  ],
  'carte-e-bollette': [
    ...['mail-sul-rimborso', 'messaggio-del-comune'].map(scene),
    ...[request('vita-quotidiana-lettera-difficile'), guide('bolletta-da-capire')],
    ...['bolletta', 'reclamo', 'domande-medico'].map((name) => request(`vita-quotidiana-${name}`)),
    ...[lesson('spid-cie-io'), quiz('carte-e-bollette')],
  ],
  'cercare-e-controllare': [
    ...[lesson('browser-e-indirizzi'), practice('gita-in-val-brembana')],
    ...[practice('avviso-dell-acqua'), request('vita-quotidiana-treno')],
    ...[scene('app-che-guadagna'), lesson('sempre-ragione'), quiz('cercare-e-controllare')],
  ],
  'vero-o-falso': [
    ...['neve-a-maggio', 'catena-del-sabato', 'orso-alla-fermata', 'tramonto-rosso']
      .map(pieceStepId)
      .map(scene),
    ...['notizia-del-ponte', 'volto-in-videochiamata'].map(scene),
    ...['legge-che-non-ce', 'ai-che-da-ragione'].map(practice),
    quiz('vero-o-falso'),
  ],
}

/** Everything that a path can be made of, by kind, each in the order of its own list. */
export async function stepChoices(db: Database): Promise<Record<StepKind, PathStep[]>> {
  const [scenes, guides, sets, notebooks] = await Promise.all([
    published(db, sceneNoun),
    published(db, guideNoun),
    published(db, promptSetNoun),
    published(db, notebookNoun),
  ])
  const everyday = [...sets.values()].find(({ content }) => content.professionId === everydaySetId)
  const step = (kind: StepKind, id: string, title: string, to: string): PathStep => ({
    ...{ ref: stepRef(kind, id), kind, title, to },
  })
  return {
    lesson: lessons.map(({ id, title }) => step('lesson', id, title, lessonPath(id))),
    scene: [
      ...[...scenes.values()].map(({ id, content }) =>
        step('scene', id, content.title, scenePath(id)),
      ),
      ...pieces.map(({ id, title }) => step('scene', pieceStepId(id), title, piecePath(id))),
    ],
    practice: practices.map(({ id, title }) => step('practice', id, title, conversationPath(id))),
    guide: [...guides.values()].map(({ id, content }) =>
      step('guide', id, content.title, guidePath(id)),
    ),
    request: (everyday?.content.templates ?? []).map(({ id, title }) => {
      const to = promptPath({ profession: everydaySetId, template: id })
      return step('request', id, title, pageOfItsOwn(new URLSearchParams(to.split('?')[1])) ?? to)
    }),
    quiz: [...notebooks.values()]
      .filter(({ content }) => content.questions.length > 0)
      .map(({ id, content }) => step('quiz', id, `Le domande di «${content.title}»`, quizPath(id))),
  }
}

/**
 * The steps of a path as they are called now, in their order. One that is not published any more is
 * left out: nobody could do it.
 */
export async function stepsOf(db: Database, path: readonly string[]): Promise<PathStep[]> {
  const known = new Map(
    Object.values(await stepChoices(db))
      .flat()
      .map((step) => [step.ref, step]),
  )
  return path.flatMap((ref) => known.get(ref) ?? [])
}

const idOf = ({ ref }: PathStep) => ref.slice(ref.indexOf(':') + 1)

/** What somebody has done of a path: the `ref` of each step, and when anything of it was last done. */
export type Walk = { done: Set<string>; lastAt: Date | null }

type People = readonly string[] | SelectQueryBuilder<Schema, 'groupMembers', { userId: string }>

/** Chapters are named beside steps. */
const ofChapter = 'chapter:'

/** The parts of a lesson, or the chapters of a guide; of all other steps the step itself. */
function partsOf(step: PathStep, guides: Awaited<ReturnType<typeof publishedGuides>>): string[] {
  const id = idOf(step)
  if (step.kind === 'lesson') {
    const parts = lessons.find((one) => one.id === id)?.parts ?? []
    return parts.map((part) => stepRef('lesson', partStepId(id, part.id)))
  }
  if (step.kind === 'guide') {
    const chapters = guides.get(id)?.content.chapters ?? []
    return chapters.map((chapter) => `${ofChapter}${id}.${chapter.id}`)
  }
  return [step.ref]
}

const publishedGuides = (db: Database) => published(db, guideNoun)

/**
 * How far people are on a path, by person; who has done nothing of it is not there.
 * @param people their ids, or a query for them
 */
export async function readWalks(
  db: Database,
  people: People,
  steps: readonly PathStep[],
): Promise<Map<string, Walk>> {
  const guides = await publishedGuides(db)
  const asked = steps.map((step) => ({ ref: step.ref, parts: partsOf(step, guides) }))
  const parts = new Set(asked.flatMap((step) => step.parts))
  const facts = (await factsOf(db, people, [...parts])).filter(({ fact }) => parts.has(fact))
  return new Map(
    [...Map.groupBy(facts, ({ userId }) => userId)].map(([userId, own]) => {
      const known = new Set(own.map(({ fact }) => fact))
      const done = asked.filter((step) => step.parts.every((part) => known.has(part)))
      const lastAt = new Date(Math.max(...own.map(({ at }) => at.getTime())))
      return [userId, { done: new Set(done.map(({ ref }) => ref)), lastAt }]
    }),
  )
}

/** What is noted of some parts, in one question; other kinds of the same id may be among it. */
async function factsOf(db: Database, people: People, parts: readonly string[]) {
  const ids = parts.map((part) => part.slice(part.indexOf(':') + 1))
  if (ids.length === 0 || (Array.isArray(people) && people.length === 0)) return []
  const chapter = sql<string>`"guideId" || '.' || "chapterId"`
  return db
    .selectFrom('learningSteps')
    .select(['userId', sql<string>`"kind" || ':' || "stepId"`.as('fact'), 'doneAt as at'])
    .where('userId', 'in', people)
    .where('stepId', 'in', ids)
    .unionAll(
      db
        .selectFrom('pathMarks')
        .select(['userId', 'step as fact', 'doneAt as at'])
        .where('userId', 'in', people)
        .where('step', 'in', parts),
    )
    .unionAll(
      db
        .selectFrom('chapterCompletions')
        .select(['userId', sql<string>`${ofChapter} || ${chapter}`.as('fact'), 'completedAt as at'])
        .where('userId', 'in', people)
        .where(chapter, 'in', ids),
    )
    .execute()
}

/** What each of some people has done of a path, by person: the `ref` of every step that is done. */
export async function doneSteps(
  db: Database,
  userIds: readonly string[],
  steps: readonly PathStep[],
): Promise<Map<string, Set<string>>> {
  const walks = await readWalks(db, userIds, steps)
  return new Map(userIds.map((id) => [id, walks.get(id)?.done ?? new Set()]))
}

/** A step of a path and how far one person is with it; `isByHand`: they say themselves that it is done. */
export type WalkedStep = PathStep & { isDone: boolean; isByHand: boolean }

/** The steps of a path, in their order, as one person has walked them. */
export async function walkedSteps(
  db: Database,
  user: { id: string },
  path: readonly string[],
): Promise<WalkedStep[]> {
  const steps = await stepsOf(db, path)
  const done = (await readWalks(db, [user.id], steps)).get(user.id)?.done
  return steps.map((step) => ({
    ...step,
    isDone: done?.has(step.ref) ?? false,
    isByHand: isMarkedByHand(step),
  }))
}

/** Notes that somebody says they have done a step; saying it again changes nothing. */
export async function markStep(db: Database, user: { id: string }, step: PathStep): Promise<void> {
  if (isMarkedByHand(step)) await note(db, user, step.ref)
}

/** Takes back that somebody said so. */
export async function unmarkStep(db: Database, user: { id: string }, step: PathStep) {
  if (!isMarkedByHand(step)) return
  await db
    .deleteFrom('pathMarks')
    .where('userId', '=', user.id)
    .where('step', '=', step.ref)
    .execute()
}

/** Notes that somebody has answered all questions of a notebook rightly. @param id the notebook's */
export const noteQuiz = (db: Database, user: { id: string }, id: string): Promise<void> =>
  note(db, user, quiz(id))

/** Whether somebody has answered them all. */
export async function isQuizDone(db: Database, user: { id: string }, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('pathMarks')
    .select('step')
    .where('userId', '=', user.id)
    .where('step', '=', quiz(id))
    .executeTakeFirst()
  return found !== undefined
}

async function note(db: Database, user: { id: string }, step: string): Promise<void> {
  await db
    .insertInto('pathMarks')
    .values({ userId: user.id, step, doneAt: new Date() })
    .onConflict((conflict) => conflict.columns(['userId', 'step']).doNothing())
    .execute()
}
