import { ReadableStream as StreamOfNode } from 'node:stream/web'
import { sql } from 'kysely'
import { guideNoun } from '../../guides/guide-noun.ts'
import { doneChapters } from '../../guides/progress/done-chapters.server.ts'
import { easeOfPerson } from '../../learning/ease/ease.server.ts'
import type { Owner } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { published } from '../../records/store/published.server.ts'
import { readSecondProof } from '../../security/second-proof/second-proof.server.ts'
import { readProgress } from '../progress.server.ts'
import { deviceName } from '../session/device.ts'
import { looseImages, savedResponses } from './export-saved.server.ts'
import { readProfile } from './profile.server.ts'

/**
 * Everything stored about the acting person, as one JSON text. What they saved is read as the reader
 * takes it, two responses at a time, so that any number fits. No password, no token.
 */
export async function exportPerson(db: Database, user: Owner): Promise<ReadableStream<Uint8Array>> {
  const { there, away } = await completions(db, user)
  const facts = {
    creatoIl: new Date(),
    profilo: await readProfile(db, user),
    traguardi: (await readProgress(db, user)).achievements,
    capitoliCompletati: there,
    capitoliCompletatiNelCestino: away,
    lezioniEScene: await learned(db, user),
    gruppi: await groups(db, user),
    gruppiCheGuido: await ledGroups(db, user),
    passiSegnatiComeFatti: await pathMarks(db, user),
    attestati: await certificates(db, user),
    bigliettoDal: await slipSince(db, user),
    quantoEStatoFacile: await easeOfPerson(db, user.id),
    modiDiAccesso: await signInMethods(db, user),
    cambiDiEmail: await addressChanges(db, user),
    secondaChiave: await secondProof(db, user),
    dispositivi: await devices(db, user),
    richiesteAllIntelligenzaArtificiale: await generations(db, user),
    registro: await register(db, user),
    modificheComeAmministratore: await contentActs(db, user),
    immaginiCaricateComeAmministratore: await uploads(db, user),
    contatori: await counters(db, user),
    reteNascostaDellIscrizione: await registeredFrom(db, user),
  }
  const pieces = StreamOfNode.from(fileOf(db, user, facts)) as ReadableStream<string>
  return pieces.pipeThrough(new TextEncoderStream())
}

async function* fileOf(db: Database, user: Owner, facts: object): AsyncGenerator<string> {
  yield `${JSON.stringify(facts, null, 2).replace(/\n\}$/, '')},\n  "risposteSalvate": [`
  yield* asItems(savedResponses(db, user))
  yield '],\n  "immaginiNonSalvate": ['
  yield* asItems(looseImages(db, user))
  yield ']\n}\n'
}

async function* asItems(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '\n    '
  for await (const value of values) {
    yield separator + JSON.stringify(value)
    separator = ',\n    '
  }
}

/** What was done of chapters that are there for everybody, and of those that are not now. */
async function completions(db: Database, user: Owner) {
  const rows = await doneChapters(db, user.id)
    .orderBy('completedAt')
    .orderBy('guideId')
    .orderBy('chapterId')
    .execute()
  const guides = await published(db, guideNoun)
  const titled = rows.map((row) => {
    const chapters = guides.get(row.guideId)?.content.chapters
    return { ...row, chapter: chapters?.find(({ id }) => id === row.chapterId) }
  })
  return {
    there: titled.flatMap(({ guideId, chapterId, completedAt, chapter }) =>
      chapter ? [{ guideId, chapterId, chapterTitle: chapter.title, completedAt }] : [],
    ),
    away: titled.flatMap(({ chapter, ...row }) => (chapter ? [] : [row])),
  }
}

const learned = (db: Database, user: Owner) =>
  db
    .selectFrom('learningSteps')
    .select(['kind', 'stepId', 'doneAt'])
    .where('userId', '=', user.id)
    .orderBy('doneAt')
    .orderBy('stepId')
    .execute()

/** The groups that they are in, and what they are called there; nobody else of them. */
const groups = (db: Database, user: Owner) =>
  db
    .selectFrom('groupMembers')
    .innerJoin('groups', 'groups.id', 'groupMembers.groupId')
    .select(['groups.name as gruppo', 'groups.place as dove', 'groups.startsAt as quando'])
    .select([
      'groupMembers.name as nomeNelGruppo',
      'joinedAt as entratoIl',
      'handAt as manoAlzataDal',
    ])
    .where('userId', '=', user.id)
    .orderBy('groupMembers.joinedAt')
    .execute()

const ledGroups = (db: Database, user: Owner) =>
  db
    .selectFrom('groups')
    .select(['name', 'place', 'startsAt', 'endsAt', 'seats', 'code', 'readyPath', 'path'])
    .select(['gatherTo', 'gatheredAt', 'createdAt', 'deletedAt'])
    .where((eb) => eb.or([eb('ledBy', '=', user.id), eb('alsoLedBy', '=', user.id)]))
    .orderBy('startsAt')
    .execute()

const pathMarks = (db: Database, user: Owner) =>
  db
    .selectFrom('pathMarks')
    .select(['step', 'doneAt'])
    .where('userId', '=', user.id)
    .orderBy('doneAt')
    .execute()

/** Of each what it says; the name on it is stored nowhere. */
const certificates = (db: Database, user: Owner) =>
  db
    .selectFrom('certificates')
    .select(['path as percorso', 'duration as durataPrevista', 'place as dove'])
    .select(['learned as cheCosaHaImparato', 'metOn as incontro', 'madeAt as fattoIl'])
    .where('userId', '=', user.id)
    .orderBy('madeAt')
    .execute()

/** The words themselves nobody has. */
async function slipSince(db: Database, user: Owner): Promise<Date | null> {
  const row = await db
    .selectFrom('slips')
    .select('createdAt')
    .where('userId', '=', user.id)
    .executeTakeFirst()
  return row?.createdAt ?? null
}

const signInMethods = (db: Database, user: Owner) =>
  db
    .selectFrom('accounts')
    .select(['providerId', 'accountId', 'scope', 'createdAt', 'updatedAt'])
    .where('userId', '=', user.id)
    .orderBy('createdAt')
    .execute()

const addressChanges = (db: Database, user: Owner) =>
  db
    .selectFrom('addressChanges')
    .select(['address', 'createdAt', 'expiresAt'])
    .where('userId', '=', user.id)
    .execute()

async function secondProof(db: Database, user: Owner) {
  const { setUpAt, passkeys, codesLeft } = await readSecondProof(db, user)
  return {
    secondoCodiceAttivoDal: setUpAt,
    telefoniEComputer: passkeys.map(({ name, createdAt, usedAt }) => ({
      nome: name,
      aggiuntoIl: createdAt,
      usatoIl: usedAt,
    })),
    codiciDiRiserva: codesLeft,
  }
}

async function devices(db: Database, user: Owner) {
  const rows = await db
    .selectFrom('sessions')
    .select(['userAgent', 'ipAddress', 'isShared', 'createdAt', 'updatedAt', 'expiresAt'])
    .select(['provenAt', 'secondProofAt'])
    .where('userId', '=', user.id)
    .orderBy('createdAt')
    .execute()
  return rows.map((row) => ({ nome: deviceName(row.userAgent), ...row }))
}

const generations = (db: Database, user: Owner) =>
  db
    .selectFrom('generations')
    .select(['kind', 'status', 'isDemo', 'model', 'tokensIn', 'tokensOut', 'createdAt'])
    .where('userId', '=', user.id)
    .orderBy('createdAt')
    .execute()

/** What they did in the administration, and what was done to them; never another person's name. */
const register = (db: Database, { id }: Owner) =>
  db
    .selectFrom('register')
    .select(['act', 'title', 'at'])
    .select(sql<string | null>`case when "personId" = ${id} then "reason" end`.as('reason'))
    .select(sql<string | null>`case when "actorId" = ${id} then "place" end`.as('dispositivo'))
    .select(sql<string | null>`case when "actorId" = ${id} then "actorRole" end`.as('ruolo'))
    .where((row) => row.or([row('actorId', '=', id), row('personId', '=', id)]))
    .orderBy('at')
    .execute()

/** What was done to records of the site; their texts are the site's. */
const contentActs = (db: Database, user: Owner) =>
  db
    .selectFrom('revisions')
    .select(['noun', 'recordId', 'act', 'at'])
    .where('doneBy', '=', user.id)
    .orderBy('at')
    .execute()

/** The pictures themselves are content of the site, which everybody sees. */
const uploads = (db: Database, user: Owner) =>
  db
    .selectFrom('pictures')
    .select(['id', 'width', 'height', 'usedAt'])
    .where('createdBy', '=', user.id)
    .orderBy('usedAt')
    .execute()

/** The hidden networks the account was made from, while it is new. */
async function registeredFrom(db: Database, user: Owner): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('registeredFrom')
    .where('id', '=', user.id)
    .executeTakeFirst()
  return row?.registeredFrom ?? null
}

const counters = (db: Database, user: Owner) =>
  db
    .selectFrom('quotas')
    .select(['key', 'window', 'used', 'expiresAt'])
    .where('key', 'like', `%:user:${user.id}`)
    .orderBy('key')
    .execute()
