import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { testGroup, testMember } from '../../../tests/harness/groups.ts'
import { testSecret } from '../../../tests/harness/launch.ts'
import { recordOf } from '../../../tests/harness/records.ts'
import { runDirectory } from '../../../tests/harness/run.ts'
import { correctAddress } from '../../accounts/address/correct-address.server.ts'
import { makeAdministrator } from '../../accounts/administrators.server.ts'
import { giveDeskCode } from '../../accounts/desk/desk-code.server.ts'
import { giveSlip } from '../../accounts/desk/give-slip.server.ts'
import { ensureFirstAdmin } from '../../accounts/first-admin.server.ts'
import { resetSecondProof } from '../../accounts/second-proof/reset-proof.server.ts'
import { endAllSessions } from '../../accounts/session/sessions.server.ts'
import { forgetPerson } from '../../accounts/settings/delete-account.server.ts'
import { readUserSettings, saveUserSettings } from '../../accounts/settings/user-settings.server.ts'
import { reactivateUser, storeRole, suspendUser } from '../../accounts/users.server.ts'
import { chooseModel, saveBudget, savePrice } from '../../ai/admin/edit-service.server.ts'
import {
  addSharedAddress,
  removeSharedAddress,
} from '../../ai/admin/edit-shared-addresses.server.ts'
import { createService, nothingStored, storedModels } from '../../ai/models.server.ts'
import { deleteGroup, restoreGroup } from '../../groups/groups.server.ts'
import { endSecond, findLeader, handOver, nameSecond } from '../../groups/leaders.server.ts'
import { renameMember } from '../../groups/members.server.ts'
import { renewMembersSlip } from '../../groups/renewed-slip.server.ts'
import { putMemberBack, removeMember } from '../../groups/take-out.server.ts'
import { deleteEaseRemark } from '../../learning/ease/ease-figures.server.ts'
import { sceneNoun } from '../../learning/scenes/scene-noun.ts'
import { noteBackup } from '../../operations/backup/last-backup.server.ts'
import { operator } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { reservedAddress } from '../../platform/has-address.ts'
import { createLog } from '../../platform/log/log.server.ts'
import { parseEnv } from '../../platform/settings/env.server.ts'
import { cloneProfession } from '../../professions/clone-profession.server.ts'
import { professionNoun } from '../../professions/profession-noun.ts'
import type { RecordActs, RegisterAct } from '../../records/register/register-acts.ts'
import {
  createRecord,
  deleteRecord,
  moveRecord,
  publishRecord,
  restoreRecord,
  restoreRevision,
  saveRecord,
  verifyRecord,
  withdrawRecord,
} from '../../records/store/acts.server.ts'
import { findRevision, readRevisions } from '../../records/store/read.server.ts'
import { exportContent } from '../content/export-content.server.ts'

const env = parseEnv({
  ...{ SECRET: testSecret, DATA_DIR: runDirectory() },
  SMTP_URL: 'smtp://127.0.0.1:1',
})
const log = createLog('silent')
const city = 'Bergamo'
const place = 'Firefox su Linux'

async function ground() {
  const db = await testDatabase({ seeded: true })
  const { id } = await testUser(db, { role: 'admin', name: 'Maria Rossi' })
  return { db, admin: { id, role: 'admin', place } as const }
}

type Ground = Awaited<ReturnType<typeof ground>>

/** Every row but what differs from one time to the next. */
const rowsOf = async (db: Database) => {
  const rows = await db.selectFrom('register').selectAll().orderBy('at').execute()
  return rows.map(({ id: _, at: __, ...row }) => row)
}

const byMaria = (admin: Ground['admin']) => ({
  ...{ actorId: admin.id, actorName: 'Maria Rossi', actorRole: 'admin', place, reason: null },
})

/** Each act on one record, in an order in which each has something to do. */
const recordActs: Record<RecordActs, (ground: Ground) => Promise<unknown>> = {
  created: async ({ db, admin }) => {
    const { working } = await recordOf(db, professionNoun, medico)
    return createRecord(db, admin, professionNoun, working, { isPublished: false })
  },
  changed: async ({ db, admin }) => {
    const { working } = await recordOf(db, professionNoun, medico)
    const saving = { base: { version: 1 }, isPublished: false }
    return saveRecord(db, admin, professionNoun, medico, saving, { ...working, tips: [] })
  },
  published: ({ db, admin }) => publishRecord(db, admin, professionNoun, medico),
  withdrawn: ({ db, admin }) => withdrawRecord(db, admin, professionNoun, medico),
  verified: ({ db, admin }) => verifyRecord(db, admin, professionNoun, medico),
  moved: ({ db, admin }) => moveRecord(db, admin, professionNoun, medico, 'up'),
  deleted: ({ db, admin }) => deleteRecord(db, admin, professionNoun, medico),
  restored: ({ db, admin }) => restoreRecord(db, admin, professionNoun, medico),
}

/** Its set goes with it, and comes back with it. */
const medico = 'medico'

test('WHO-20 each act on a record has one row, with the act of its history', async () => {
  const given = await ground()
  const { db, admin } = given
  for (const [act, work] of Object.entries(recordActs)) {
    await db.deleteFrom('register').execute()
    await work(given)
    const recordId = act === 'created' ? 'medico-2' : medico
    const about = { noun: 'profession', recordId, title: 'Medico' }
    const rows = await rowsOf(db)
    const nobody = { personId: null, personName: null }
    expect(rows, act).toMatchObject([{ act, ...byMaria(admin), ...about, ...nobody }])
    const id = rows[0]?.revisionId ?? ''
    expect((await findRevision(db, professionNoun, recordId, id))?.act).toBe(act)
  }
})

test('WHO-20 a copy with its set, a version brought back and a save at once published are one act each', async () => {
  const { db, admin } = await ground()
  const copy = await cloneProfession(db, admin, 'medico', { withSet: true })
  const made = { act: 'created', noun: 'profession', recordId: copy, title: 'Medico (Copia)' }
  expect(await rowsOf(db)).toMatchObject([{ ...byMaria(admin), ...made }])
  await deleteRecord(db, admin, professionNoun, copy)
  await restoreRecord(db, admin, professionNoun, copy)
  const [newest] = (await readRevisions(db, professionNoun, copy)).slice(-1)
  const { version } = await recordOf(db, professionNoun, copy)
  await db.deleteFrom('register').execute()
  const brought = { revisionId: newest?.id ?? '', seen: version }
  await restoreRevision(db, admin, professionNoun, copy, brought)
  await createRecord(
    db,
    admin,
    sceneNoun,
    (await recordOf(db, sceneNoun, 'sms-sul-pacco')).working,
    {
      isPublished: true,
    },
  )
  expect((await rowsOf(db)).map(({ act }) => act)).toEqual(['restored', 'published'])
})

test('WHO-20 what changes nothing leaves no row, and what fails leaves none either', async () => {
  const { db, admin } = await ground()
  const { working, version } = await recordOf(db, sceneNoun, 'sms-sul-pacco')
  const saving = { base: { version }, isPublished: true }
  await saveRecord(db, admin, sceneNoun, 'sms-sul-pacco', saving, working)
  const stale = { base: { version: version - 1 }, isPublished: false }
  const changed = { ...working, title: 'Altro titolo' }
  const failing = saveRecord(db, admin, sceneNoun, 'sms-sul-pacco', stale, changed)
  await expect(failing).rejects.toMatchObject({ status: 409 })
  await expect(suspendUser(db, admin, 'nessuno')).rejects.toMatchObject({ status: 404 })
  const settings = { name: 'Ada', city, techLevel: 'beginner' } as const
  const { id } = await testUser(db)
  const then = new Date(0)
  await expect(saveUserSettings(db, admin, id, settings, then)).rejects.toMatchObject({
    status: 409,
  })
  expect(await rowsOf(db)).toEqual([])
})

const service = createService(
  { baseUrl: 'https://a.it/v1', named: { text: [], picture: [] } },
  nothingStored,
  createLog('silent'),
  async () => ({ state: 'answers', models: ['gpt-6-luna'] }),
)

/** An act: what is there before it, what does it, and what its row says besides who. */
type Act<Before = unknown> = {
  before?: (given: Ground & { personId: string }) => Promise<Before>
  work: (given: Ground & { personId: string; before: Before }) => Promise<unknown>
  row: Record<string, unknown>
}

const act = <Before>(given: Act<Before>): Act => given as unknown as Act

const anna = { personName: 'Anna Bianchi', personId: expect.any(String), title: null }
const command = { actorId: null, actorName: null, actorRole: null, place: 'comando' }
const site = { ...command, place: 'sito' }
const price = { model: 'gpt-6-luna', millionIn: 1, millionOut: 2, picture: null }
const shared = { address: '203.0.113.7', name: 'Biblioteca' }
const sharedRange = '203.0.113.7/32'

const meeting = new Date('2026-11-26T14:00:00Z')
const ofGroup = 'codice BRTNGL, 26 novembre 2026'

/** A group that Anna leads, and another administrator's acts on it. */
const annasGroup = ({ db, personId }: { db: Database; personId: string }, deletedAt?: Date) =>
  testGroup(db, {
    ...{ id: 'gruppo', ledBy: personId, name: 'Le amiche della signora Neri' },
    ...{ startsAt: meeting, deletedAt: deletedAt ?? null },
  })

const sealing = { SECRET: testSecret, DATA_DIR: '' }

/** Anna may lead groups, and there is one. */
async function facilitatorAnna({ db, personId }: { db: Database; personId: string }) {
  const facilitator = {
    ...{ role: 'facilitator' as const, emailVerified: true, hasLongPassword: true },
  }
  await db.updateTable('users').set(facilitator).where('id', '=', personId).execute()
  await testGroup(db, { id: 'gruppo', startsAt: meeting })
}

/** The tests beside these read their rows; nobody does the last any more. */
type ToldBeside =
  | 'contentReset'
  | 'textTaken'
  | 'textDeclined'
  | 'contentImported'
  | 'linksMended'
  | 'figuresExported'
  | 'peopleExported'
  | 'registerExported'
  | 'setsImported'

/** Every other act, one or more ways to do it. */
const acts: Record<Exclude<RegisterAct, RecordActs | ToldBeside>, Act[]> = {
  easeLineDeleted: [
    {
      before: ({ db }) =>
        db
          .insertInto('easeRatings')
          .values({
            ...{ id: 'riga', kind: 'lesson', aboutId: 'un-file', answer: 'hard', userId: null },
            ...{ words: 'Non ho capito', day: '2026-11-20' },
          })
          .execute(),
      work: ({ db, admin }) => deleteEaseRemark(db, admin, 'riga'),
      row: { title: expect.stringMatching(/^(?!Non ho capito)./) },
    },
  ],
  roleGiven: [
    {
      work: ({ db, admin, personId }) => storeRole(db, admin, personId, 'desk'),
      row: { ...anna, title: 'Sportello' },
    },
    {
      work: ({ db }) =>
        makeAdministrator(db, { email: 'anna@esempio.it', city, keepPassword: true }),
      row: { ...anna, ...command, title: 'Admin' },
    },
    {
      work: ({ db }) =>
        makeAdministrator(db, { email: 'nuova@esempio.it', city, keepPassword: false }),
      row: { ...anna, ...command, personName: 'Amministratore', title: 'Admin' },
    },
    {
      before: ({ db }) => db.updateTable('users').set({ role: 'customer' }).execute(),
      work: ({ db }) =>
        ensureFirstAdmin(db, parseEnv({ ADMIN_EMAIL: 'anna@esempio.it' }), () => {}),
      row: { ...anna, ...site, title: 'Admin' },
    },
  ],
  roleTaken: [
    {
      before: ({ db, personId }) =>
        db.updateTable('users').set({ role: 'admin' }).where('id', '=', personId).execute(),
      work: ({ db, admin, personId }) => storeRole(db, admin, personId, 'customer'),
      row: { ...anna, title: 'Admin' },
    },
  ],
  userSuspended: [
    { work: ({ db, admin, personId }) => suspendUser(db, admin, personId), row: anna },
  ],
  userReactivated: [
    {
      before: ({ db, personId }) =>
        db.updateTable('users').set({ isActive: false }).where('id', '=', personId).execute(),
      work: ({ db, admin, personId }) => reactivateUser(db, admin, personId),
      row: anna,
    },
  ],
  codeGiven: [
    {
      work: ({ db, admin, personId }) =>
        giveDeskCode({ db, env, log }, admin, personId, 'Lo chiede'),
      row: { ...anna, reason: 'Lo chiede' },
    },
  ],
  addressCorrected: [
    {
      work: ({ db, admin, personId }) =>
        correctAddress({ db, env, log }, admin, personId, {
          email: 'anna.neri@esempio.it',
          reason: 'Email scritta male',
        }),
      row: { ...anna, reason: 'Email scritta male' },
    },
  ],
  sessionsEnded: [
    { work: ({ db, admin, personId }) => endAllSessions(db, admin, personId), row: anna },
  ],
  secondProofReset: [
    {
      before: ({ db, personId }) =>
        db.updateTable('users').set({ secondProofId: 'uno' }).where('id', '=', personId).execute(),
      work: ({ db, admin, personId }) => resetSecondProof(db, admin, personId),
      row: anna,
    },
  ],
  addressRemoved: [
    {
      work: ({ db, admin, personId }) => giveSlip({ db, env, log }, admin, personId, 'Altro'),
      row: { ...anna, reason: 'Altro' },
    },
  ],
  slipRenewed: [
    {
      before: async ({ db, admin, personId }) => {
        await testGroup(db, { id: 'gruppo', ledBy: admin.id })
        await testMember(db, 'gruppo', { userId: personId })
        await db
          .updateTable('users')
          .set({ email: reservedAddress(personId) })
          .where('id', '=', personId)
          .execute()
      },
      work: ({ db, admin, personId }) =>
        renewMembersSlip({ db, env: sealing }, admin, 'gruppo', personId),
      row: anna,
    },
  ],
  groupDeleted: [
    {
      before: annasGroup,
      work: ({ db, admin }) => deleteGroup(db, admin, 'gruppo'),
      row: { ...anna, title: ofGroup },
    },
  ],
  groupRestored: [
    {
      before: (given) => annasGroup(given, new Date()),
      work: async ({ db, admin }) => {
        await restoreGroup(db, admin, 'gruppo')
        // One that is there is brought back no more.
        await restoreGroup(db, admin, 'gruppo')
      },
      row: { ...anna, title: ofGroup },
    },
  ],
  groupHandedOver: [
    {
      before: facilitatorAnna,
      work: async ({ db, admin }) => {
        const anna = await findLeader(db, 'anna@esempio.it')
        await handOver(db, admin, 'gruppo', anna)
        // Who leads it already is given nothing.
        await handOver(db, admin, 'gruppo', anna)
      },
      row: { ...anna, title: ofGroup },
    },
  ],
  groupShared: [
    {
      before: facilitatorAnna,
      work: async ({ db, admin }) => {
        await nameSecond(db, admin, 'gruppo', 'anna@esempio.it')
        await nameSecond(db, admin, 'gruppo', 'anna@esempio.it')
      },
      row: { ...anna, title: ofGroup },
    },
  ],
  groupUnshared: [
    {
      before: ({ db, personId }) =>
        testGroup(db, { id: 'gruppo', startsAt: meeting, alsoLedBy: personId }),
      work: async ({ db, admin }) => {
        await endSecond(db, admin, 'gruppo')
        await endSecond(db, admin, 'gruppo')
      },
      row: { ...anna, title: ofGroup },
    },
  ],
  memberRestored: [
    act({
      before: async ({ db, admin, personId }) => {
        await testGroup(db, { id: 'gruppo' })
        await testMember(db, 'gruppo', { userId: personId, name: 'Annina' })
        const { undo } = await removeMember({ db, env: sealing }, admin, 'gruppo', personId)
        await db.deleteFrom('register').execute()
        return undo
      },
      work: ({ db, admin, before }) => putMemberBack({ db, env: sealing }, admin, 'gruppo', before),
      row: anna,
    }),
  ],
  memberRemoved: [
    {
      before: async ({ db, personId }) => {
        await testGroup(db, { id: 'gruppo' })
        await testMember(db, 'gruppo', { userId: personId, name: 'Annina' })
      },
      work: ({ db, admin, personId }) =>
        removeMember({ db, env: sealing }, admin, 'gruppo', personId),
      row: anna,
    },
  ],
  settingsChanged: [
    {
      before: async ({ db, personId }) => {
        await testGroup(db, { id: 'gruppo' })
        await testMember(db, 'gruppo', { userId: personId })
        await db
          .updateTable('users')
          .set({ name: 'RSSMRA80A01H501U', email: reservedAddress(personId) })
          .where('id', '=', personId)
          .execute()
      },
      work: ({ db, admin, personId: userId }) =>
        renameMember(db, admin, { groupId: 'gruppo', userId, name: 'Anna Bianchi' }),
      row: anna,
    },
    {
      work: async ({ db, admin, personId }) => {
        const settings = { name: 'Anna Neri', city: 'Seriate', techLevel: 'advanced' } as const
        const { updatedAt } = await readUserSettings(db, admin, personId)
        return saveUserSettings(db, admin, personId, settings, updatedAt)
      },
      row: anna,
    },
  ],
  passwordGiven: [
    {
      before: ({ db, personId }) =>
        db
          .updateTable('users')
          .set({ role: 'admin', emailVerified: true, hasLongPassword: true })
          .where('id', '=', personId)
          .execute(),
      work: ({ db }) =>
        makeAdministrator(db, { email: 'anna@esempio.it', city, keepPassword: false }),
      row: { ...anna, ...command },
    },
  ],
  accountDeleted: [
    {
      work: ({ db, personId }) =>
        forgetPerson({ db, env }, { id: personId, email: 'x' }, async () => true, {
          doer: operator,
        }),
      row: { ...anna, ...command, personId: null, personName: null },
    },
  ],
  modelChosen: [
    {
      work: ({ db, admin }) =>
        chooseModel(db, admin, service, { kind: 'text', model: 'gpt-6-luna' }),
      row: { title: 'gpt-6-luna' },
    },
    {
      work: ({ db, admin }) => chooseModel(db, admin, service, { kind: 'text', model: null }),
      row: { title: 'scelta automatica' },
    },
  ],
  modelReplaced: [
    {
      before: ({ db }) => storedModels(db, 'https://a.it/v1').noteInUse('text', 'old'),
      work: ({ db }) => storedModels(db, 'https://a.it/v1').noteInUse('text', 'new'),
      row: { ...site, title: 'new' },
    },
  ],
  pricesChanged: [
    { work: ({ db, admin }) => savePrice(db, admin, env, price), row: { title: 'gpt-6-luna' } },
  ],
  budgetChanged: [
    {
      before: ({ db, admin }) => savePrice(db, admin, env, price),
      work: ({ db, admin }) => saveBudget(db, admin, 20),
      row: { title: expect.stringContaining('20') },
    },
  ],
  addressShared: [
    { work: ({ db, admin }) => addSharedAddress(db, admin, shared), row: { title: 'Biblioteca' } },
  ],
  addressUnshared: [
    {
      before: ({ db, admin }) => addSharedAddress(db, admin, shared),
      work: ({ db, admin }) => removeSharedAddress(db, admin, sharedRange),
      row: { title: 'Biblioteca' },
    },
  ],
  contentExported: [
    {
      work: ({ db, admin }) => exportContent(db, admin, ['scenes', 'guides'], city),
      row: { title: expect.stringMatching(/^\d+ guide, \d+ scene$/) },
    },
  ],
  backupMade: [{ work: ({ db }) => noteBackup(db, new Date()), row: { ...command, title: null } }],
}

const ways = Object.entries(acts).flatMap(([name, found]) =>
  found.map((one, way) => [`${name} ${way + 1}`, name, one] as const),
)

test.each(ways)(
  'WHO-20 every other act of the administration has one row: %s',
  async (_, name, one) => {
    const given = await ground()
    const { db, admin } = given
    const { id: personId } = await testUser(db, { name: 'Anna Bianchi', email: 'anna@esempio.it' })
    const before = await one.before?.({ ...given, personId })
    await db.deleteFrom('register').execute()
    await one.work({ ...given, personId, before })
    const none = { noun: null, recordId: null, revisionId: null, personId: null, personName: null }
    expect(await rowsOf(db)).toMatchObject([{ ...none, ...byMaria(admin), act: name, ...one.row }])
    expect(JSON.stringify(await rowsOf(db))).not.toContain('203.0.113.7')
  },
)
