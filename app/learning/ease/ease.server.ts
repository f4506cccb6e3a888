import { randomBytes } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { EaseRatingsTable, Schema } from '../../../db/schema.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { count } from '../../platform/limits/count.server.ts'
import { readNetwork } from '../../platform/limits/network.server.ts'
import { romanDay } from '../../platform/roman-day.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { hiddenText } from '../../platform/settings/secret.server.ts'
import { readVisitor } from '../../platform/visitor.server.ts'
import { addressText } from '../../platform/well-formed.ts'
import { type Ease, type EaseScreen, type EaseSubject, easeFields } from './ease.ts'
import { easeWords, easeWordsField, mostWords } from './ease-words.server.ts'

/** Who says it: a person, or a visitor with the cookies and the address of the request. */
export type Rater = {
  db: Database
  env: Env
  userId: string | null
  headers: Headers
  address: string
}

/** Nobody says how easy it was before they have finished it. */
export const notFinished = () =>
  new KnownFailure('NOT_FINISHED', 409, 'Puoi rispondere quando hai finito tutto.')

/** The form says how easy something was, and nothing else. */
export const isEaseForm = (form: FormData): boolean => form.has(easeFields.answer)

/**
 * Stores what a form says about something that its sender has finished. A person's newer answer
 * takes the place of the older one; so does a visitor's that comes with the receipt of the page, or
 * from a browser that has the cookie which counts its requests to the AI. Without `parole` the
 * words stay as they are.
 * @throws KnownFailure 400 for what no form of ours sends, 429 when the day has enough of them
 */
export async function rateEase(rater: Rater, subject: EaseSubject, form: FormData): Promise<Ease> {
  const { db, userId } = rater
  const change = { ...readEaseForm(form), day: romanDay(new Date()) }
  const own = userId === null ? ownReceipt(rater, subject) : null
  const receipt = String(form.get(easeFields.receipt) || own || '')
  const changed = await db
    .updateTable('easeRatings')
    .set(change)
    .where(theirs(subject, userId, receipt))
    .returning(columns)
    .executeTakeFirst()
  if (changed) return shown(changed)
  await takeRoom(rater)
  const added = await db
    .insertInto('easeRatings')
    .values({ id: own ?? newReceipt(), ...subject, words: null, ...change, userId })
    // Two presses at once: the second finds the row of the first.
    .onConflict((conflict) =>
      (userId === null
        ? conflict.column('id')
        : conflict.columns(['userId', 'kind', 'aboutId'])
      ).doUpdateSet(change),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()
  return shown(added)
}

/** What the person, or the browser that we know, said before; null: nothing. */
async function easeOf(rater: Omit<Rater, 'address'>, subject: EaseSubject): Promise<Ease | null> {
  const { db, userId } = rater
  const receipt = userId === null ? ownReceipt(rater, subject) : ''
  if (receipt === null) return null
  const row = await db
    .selectFrom('easeRatings')
    .select(columns)
    .where(theirs(subject, userId, receipt))
    .executeTakeFirst()
  return row ? shown(row) : null
}

/** The form at the end; before it there is nothing that could have been said. */
export const easeScreen = async (
  rater: Omit<Rater, 'address'>,
  subject: EaseSubject,
  isFinished: boolean,
): Promise<EaseScreen> => ({
  said: isFinished ? await easeOf(rater, subject) : null,
  words: easeWords,
})

/** Everything that a person has said, for who takes their data along. */
export const easeOfPerson = (db: Database, userId: string) =>
  db
    .selectFrom('easeRatings')
    .select(['kind', 'aboutId', 'answer', 'words', 'day'])
    .where('userId', '=', userId)
    .orderBy('day')
    .orderBy('id')
    .execute()

const columns = ['id', 'userId', 'answer', 'words'] as const

const shown = (row: Pick<EaseRatingsTable, (typeof columns)[number]>): Ease => ({
  answer: row.answer,
  words: row.words ?? '',
  receipt: row.userId === null ? row.id : '',
})

/** The row of a person; without one, that of the visitor who has its receipt. */
const theirs =
  ({ kind, aboutId }: EaseSubject, userId: string | null, receipt: string) =>
  (row: ExpressionBuilder<Schema, 'easeRatings'>) =>
    row.and([
      row('kind', '=', kind),
      row('aboutId', '=', aboutId),
      ...(userId === null
        ? [row('userId', 'is', null), row('id', '=', receipt)]
        : [row('userId', '=', userId)]),
    ])

const newReceipt = () => randomBytes(16).toString('base64url')

/** The same for a browser and a subject each time, and nobody can tell which browser it is. */
function ownReceipt(
  { env, headers }: Pick<Rater, 'env' | 'headers'>,
  { kind, aboutId }: EaseSubject,
): string | null {
  const visitor = readVisitor(env, headers)
  if (visitor === null) return null
  return hiddenText(env, `ease:${visitor}:${kind}:${aboutId}`)
}

function readEaseForm(
  form: FormData,
): Pick<EaseRatingsTable, 'answer'> & { words?: string | null } {
  const wanted = form.get(easeFields.answer)
  const answer = easeWords.answers.find(({ value }) => value === wanted)?.value
  const written = form.get(easeWordsField)
  if (!answer || written instanceof File) {
    throw new KnownFailure(
      'NOT_A_FORM',
      400,
      'La richiesta non si legge. Ricarica la pagina e riprova.',
    )
  }
  if (written === null) return { answer }
  // Browsers count a line break as one sign and send two.
  const line = written.replace(/\s+/g, ' ')
  if (line.length > mostWords) {
    throw new KnownFailure('TOO_LONG', 400, `Al massimo ${mostWords} caratteri.`)
  }
  return { answer, words: addressText(line, mostWords) || null }
}

/** @throws KnownFailure 429 */
async function takeRoom({ db, env, userId, address }: Rater): Promise<void> {
  // A person has one row a guide, a trade or a lesson: there is nothing to fill.
  if (userId !== null) return
  await count(db, env, ['ease'], { network: await readNetwork(db, env, address) })
}
