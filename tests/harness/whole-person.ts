/** A person with something in every table that knows people. */
import type { Database } from '../../app/platform/db/database.server.ts'
import { hiddenText } from '../../app/platform/settings/secret.server.ts'
import { guides } from '../../db/content/guides/all.ts'
import { testSecret } from './launch.ts'
import { registerRow } from './register.ts'

/** Stands in every text of the person, so that what is left of him can be found. */
export const marker = 'filigrana'

const picture = new Uint8Array([137, 80, 78, 71])

/** Columns that say whose a row is, or who did what it tells. */
export const personColumn = /^(userId|.*(actor|subject|author|owner|person)Id|.*By)$/

/** Fills every such column with `user`; his ids begin with `prefix`. */
export async function fillPerson(
  db: Database,
  user: { id: string; email: string },
  prefix: string,
): Promise<void> {
  const now = new Date()
  const dates = { createdAt: now, updatedAt: now }
  const later = new Date(now.getTime() + 3_600_000)
  const { id: userId } = user
  await db
    .insertInto('subscriptions')
    .values({
      userId,
      plan: 'free',
      status: 'active',
      priceId: 'free',
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
      amount: 0,
      currency: 'eur',
      stripeSessionId: `cs_test_${marker}`,
      updatedAt: now,
    })
    .execute()
  await db
    .insertInto('sessions')
    .values({
      id: `${prefix}-session`,
      userId,
      token: `${prefix}-token-${marker}`,
      expiresAt: later,
      ipAddress: null,
      userAgent: `Firefox/143 Linux ${marker}`,
      secondProofAt: now,
      provenAt: now,
      ...dates,
    })
    .execute()
  await db
    .insertInto('addressChanges')
    .values({
      ...{ id: `${prefix}-address`, userId, address: `${prefix}-${marker}@esempio.it` },
      ...{ createdAt: now, expiresAt: later },
    })
    .execute()
  await db
    .insertInto('totpKeys')
    .values({ userId, key: `sealed-${marker}`, createdAt: now, confirmedAt: now, lastStep: 1 })
    .execute()
  await db
    .insertInto('passkeys')
    .values({
      ...{ id: `${prefix}-passkey`, userId, name: `Telefono ${marker}`, counter: 1 },
      ...{ publicKey: `key-${marker}`, transports: 'internal', createdAt: now, usedAt: now },
    })
    .execute()
  await db
    .insertInto('recoveryCodes')
    .values({ userId, hash: `hash-${marker}` })
    .execute()
  await db
    .insertInto('accounts')
    .values({
      id: `${prefix}-account`,
      userId,
      accountId: `${prefix}-google-${marker}`,
      providerId: 'google',
      password: null,
      accessToken: null,
      refreshToken: null,
      idToken: null,
      accessTokenExpiresAt: null,
      refreshTokenExpiresAt: null,
      scope: 'openid',
      ...dates,
    })
    .execute()
  await db
    .insertInto('verifications')
    .values({
      id: `${prefix}-${userId}`,
      identifier: `${prefix}-${marker}`,
      value: userId,
      expiresAt: later,
      ...dates,
    })
    .execute()
  const [guide] = guides
  if (!guide?.chapters[0]) throw new Error('the first guide has a chapter')
  await db
    .insertInto('chapterCompletions')
    .values({ userId, guideId: guide.id, chapterId: guide.chapters[0].id, completedAt: now })
    .execute()
  await db
    .insertInto('learningSteps')
    .values({ userId, kind: 'scene', stepId: 'sms-sul-pacco', doneAt: now })
    .execute()
  await db
    .insertInto('easeRatings')
    .values({
      id: `${prefix}-ease`,
      kind: 'lesson',
      aboutId: 'un-file',
      answer: 'hard',
      words: marker,
      userId,
      day: '2026-11-23',
    })
    .execute()
  await db
    .insertInto('groups')
    .values({
      ...{ id: `${prefix}-gruppo`, ledBy: userId, name: 'Giovedì', place: 'Biblioteca', seats: 12 },
      alsoLedBy: userId,
      ...{ code: `B-${prefix}`, readyPath: null, path: '[]' as unknown as string[] },
      ...{ startsAt: now, endsAt: later, doorOpenUntil: null, createdAt: now, deletedAt: null },
    })
    .execute()
  await db
    .insertInto('groupMembers')
    .values({ groupId: `${prefix}-gruppo`, userId, name: `Ada ${marker}`, joinedAt: now })
    .execute()
  await db
    .insertInto('pathMarks')
    .values({ userId, step: `practice:${marker}`, doneAt: now })
    .execute()
  await db
    .insertInto('certificates')
    .values({
      ...{ id: `${prefix}-attestato`, userId, groupId: `${prefix}-gruppo`, ledBy: userId },
      ...{ path: marker, duration: '1 ora', place: 'Biblioteca', madeAt: now },
      learned: JSON.stringify(['Un SMS sul pacco']) as unknown as string[],
    })
    .execute()
  await db
    .insertInto('slips')
    .values({ userId, hash: `${prefix}-hash-${marker}`, createdAt: now })
    .execute()
  await fillSaved(db, userId, prefix, now)
  for (const savedId of [`${prefix}-saved`, null]) {
    await db
      .insertInto('images')
      .values({
        id: `${prefix}-image-${savedId}`,
        userId,
        visitorId: null,
        savedId,
        contentType: 'image/webp',
        bytes: picture,
        isDemo: true,
        createdAt: now,
        expiresAt: savedId ? null : later,
      })
      .execute()
  }
  await db
    .insertInto('pictures')
    .values({
      id: `${prefix}-picture`,
      contentType: 'image/webp',
      bytes: picture,
      width: 1,
      height: 1,
      usedAt: now,
      createdBy: userId,
    })
    .execute()
  await db
    .insertInto('generations')
    .values({
      id: `${prefix}-exchange`,
      userId,
      kind: 'answer',
      status: 'ok',
      isDemo: true,
      createdAt: now,
    })
    .execute()
  await db
    .insertInto('register')
    .values([
      registerRow({
        ...{ id: `${prefix}-did`, act: 'changed', actorRole: 'admin', place: 'Firefox su Linux' },
        ...{ actorId: userId, actorName: `Ada ${prefix} ${marker}` },
        ...{ noun: 'guide', recordId: 'guida', title: 'Una guida' },
      }),
      registerRow({
        ...{ id: `${prefix}-was`, act: 'userSuspended', reason: `Lo chiede ${prefix}-${marker}` },
        ...{ personId: userId, personName: `Ada ${prefix} ${marker}` },
      }),
    ])
    .execute()
  await db
    .insertInto('records')
    .values({
      ...{ noun: 'guide', id: `${prefix}-guida`, position: 0, title: 'Una guida', facet: '' },
      ...{ searchText: 'una guida', uniqueKey: null, size: 2, version: 1, changedIn: 0 },
      ...{ content: null, draft: JSON.stringify({ title: 'Una guida' }), verifiedAt: null },
      ...{ createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId, deletedAt: null },
    })
    .execute()
  await db
    .insertInto('revisions')
    .values({
      ...{ id: `${prefix}-atto`, noun: 'guide', recordId: `${prefix}-guida`, version: 1 },
      ...{ act: 'created', at: now, doneBy: userId, content: JSON.stringify({}) },
    })
    .execute()
  await db
    .insertInto('chapterCompletions')
    .values({ userId, guideId: 'guida', chapterId: 'capitolo', completedAt: now })
    .execute()
  const hidden = hiddenText({ SECRET: testSecret, DATA_DIR: '' }, `email:${user.email}`)
  await db
    .insertInto('quotas')
    .values(
      [`ai-day-user:user:${userId}`, `sign-in:email:${hidden}`, `reset:email:${hidden}`].map(
        (key) => ({
          key,
          window: `${prefix}-${marker}`,
          used: 1,
          expiresAt: later,
        }),
      ),
    )
    .execute()
}

async function fillSaved(db: Database, userId: string, prefix: string, createdAt: Date) {
  const texts = { title: marker, titleSort: marker, prompt: marker, response: marker }
  const row = { userId, ...texts, category: null, isDemo: true, searchText: marker, createdAt }
  await db
    .insertInto('savedResponses')
    .values([
      {
        ...row,
        id: `${prefix}-saved`,
        idempotencyKey: `${prefix}-key-1`,
        hasImage: true,
        hasTags: true,
        updatedAt: createdAt,
        deletedAt: null,
      },
      {
        ...row,
        id: `${prefix}-deleted`,
        idempotencyKey: `${prefix}-key-2`,
        hasImage: false,
        hasTags: false,
        updatedAt: createdAt,
        deletedAt: createdAt,
      },
    ])
    .execute()
  await db
    .insertInto('savedTags')
    .values({
      savedId: `${prefix}-saved`,
      userId,
      position: 0,
      tag: marker,
    })
    .execute()
}
