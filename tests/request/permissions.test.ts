import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guideNoun } from '../../app/guides/guide-noun.ts'
import { operator } from '../../app/platform/actor.server.ts'
import { may, type Right, type Role, roles, rolesFor } from '../../app/platform/roles.ts'
import { storeGeneratedPicture } from '../../app/records/pictures/generated-pictures.server.ts'
import { withdrawRecord } from '../../app/records/store/acts.server.ts'
import { toolNoun } from '../../app/tools/tool-noun.ts'
import { withSecondProof } from '../harness/second-proof.ts'
import {
  browserLike,
  engine,
  fucinaForFile,
  openSession,
  person,
  type Visitor,
} from '../harness/server.ts'
import { saveResponse } from '../harness/under-way.ts'
import { type AiStandIn, startAi } from '../stand-ins/ai.ts'
import {
  draftGuideId,
  expectedOf,
  inactiveToolId,
  isTriedBy,
  type Operation,
  type Outcome,
  type Things,
} from './operation.ts'
import { operations } from './permissions-table.ts'

const secrets = ['Titolo-Segreto', 'Richiesta-Segreta', 'Risposta-Segreta', 'etichetta-segreta']
const ownerName = 'Olga Proprietaria'

let ai: AiStandIn
const server = fucinaForFile(async () => {
  ai = await startAi()
  const wide = {
    AI_PER_MINUTE_VISITOR: '1000',
    NETWORK_TIMES: '20',
    AI_PER_MINUTE_USER: '1000',
  }
  return { env: { ...ai.env, ...wide } }
})
beforeAll(() => {
  ai.pace = 0
})
afterAll(() => ai.stop())

type StaffRole = Exclude<Role, 'customer'>
/** `half`: an administrator who has given the password and not the second code. */
type Kind = 'anonymous' | 'own' | 'another' | 'suspended' | 'half' | StaffRole
const staff = roles.filter((role) => role !== 'customer')
const others: Kind[] = ['anonymous', 'another', ...staff, 'suspended', 'half']

let ids: Record<Exclude<Kind, 'anonymous'>, string>
let ownerEmail: string
let bystanderId: string
let webp: Buffer

beforeAll(async () => {
  const owner = await person(server(), { name: ownerName })
  ownerEmail = owner.email
  bystanderId = (await person(server())).id
  ids = {
    own: owner.id,
    another: (await person(server())).id,
    facilitator: (await person(server(), { role: 'facilitator' })).id,
    editor: (await person(server(), { role: 'editor' })).id,
    desk: (await person(server(), { role: 'desk' })).id,
    admin: (await person(server(), { role: 'admin' })).id,
    suspended: (await person(server(), { isActive: false })).id,
    half: (await person(server(), { role: 'admin' })).id,
  }
  await withSecondProof(server(), ids.half)
  const db = server().db()
  await withdrawRecord(db, operator, guideNoun, draftGuideId)
  await withdrawRecord(db, operator, toolNoun, inactiveToolId)
  const background = { r: 200, g: 90, b: 40 }
  webp = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .webp()
    .toBuffer()
})

async function readVisitor(kind: Kind): Promise<Visitor> {
  const visitor = browserLike(server())
  if (kind !== 'anonymous') visitor.cookies.set(...(await openSession(server(), ids[kind])))
  return visitor
}

const picture = () =>
  storeGeneratedPicture(
    server().db(),
    { userId: ids.own, visitorId: null },
    { webp, isDemo: false },
  )

let untouched: Promise<Things> | undefined

/** For operations that change nothing, the same things each time. */
function untouchedThings(): Promise<Things> {
  untouched ??= ownersThings()
  return untouched
}

/** New things to try an operation on, in the place of the last ones: what is compared stays small. */
async function ownersThings(): Promise<Things> {
  await removeTried()
  const owner = await readVisitor('own')
  const [title, prompt, response, tag] = secrets
  const imageId = await picture()
  const savedId = await saveResponse(owner, { title, prompt, response, tags: [tag], imageId })
  return { savedId, pictureId: await picture(), ownerId: ids.own, ownerEmail, bystanderId }
}

async function removeTried() {
  const { savedId = '', pictureId = '' } = (await untouched) ?? {}
  const db = server().db()
  await db
    .deleteFrom('savedResponses')
    .where('userId', '=', ids.own)
    .where('id', '<>', savedId)
    .execute()
  await db
    .deleteFrom('images')
    .where('userId', '=', ids.own)
    .where('savedId', 'is', null)
    .where('id', '<>', pictureId)
    .execute()
}

/** Everything the owner has, but for his sessions, which every visit makes. */
async function ownersState() {
  const db = server().db()
  const users = await db.selectFrom('users').selectAll().where('id', '=', ids.own).execute()
  return {
    // How often something changed says nothing of what: a checkout's own row is asked elsewhere.
    user: users.map((user) => ({ ...user, changes: null })),
    password: await db
      .selectFrom('accounts')
      .select(['providerId', 'password'])
      .where('userId', '=', ids.own)
      .execute(),
    saved: await db
      .selectFrom('savedResponses')
      .selectAll()
      .where('userId', '=', ids.own)
      .orderBy('id')
      .execute(),
    tags: await db
      .selectFrom('savedTags')
      .selectAll()
      .where('userId', '=', ids.own)
      .orderBy('tag')
      .execute(),
    progress: await db
      .selectFrom('chapterCompletions')
      .select('chapterId')
      .where('userId', '=', ids.own)
      .orderBy('chapterId')
      .execute(),
    pictures: await db
      .selectFrom('images')
      .select(['id', 'savedId', 'expiresAt'])
      .where('userId', '=', ids.own)
      .orderBy('id')
      .execute(),
  }
}

const placeOf = (address: string) => new URL(address, server().url).pathname

/** The status, or where it leads; redirects of data requests stand in the body. */
function outcomeOf(response: Response, body: string, { savedId }: Things): Outcome {
  const told = response.headers.get('Location')
  const inBody = response.status === 202 ? /"(\/[^"\\]*)/.exec(body)?.[1] : undefined
  const to = told ?? inBody
  if (to === undefined) return response.status
  return placeOf(to).replace(savedId, ':saved').replace(bystanderId, ':bystander') as Outcome
}

const isStaffRole = (kind: Kind): kind is StaffRole => staff.some((role) => role === kind)

function expectedFor(operation: Operation, kind: Kind): Outcome {
  if (isStaffRole(kind)) return expectedOf(operation, kind)
  if (kind === 'half') return operation.half ?? operation.anonymous
  return operation[kind === 'suspended' ? 'anonymous' : kind]
}

function secretFrom(kind: Kind, { showsPeople = false }: Operation) {
  if (kind === 'own') return []
  const seesPeople = isStaffRole(kind) && may(kind, 'seePeople') && showsPeople
  return seesPeople ? secrets : [...secrets, ownerName, ownerEmail]
}

async function attempt(operation: Operation, kind: Kind, things: Things) {
  const response = await operation.send(await readVisitor(kind), things)
  const body = await response.text()
  const outcome = outcomeOf(response, body, things)
  const who = `${operation.name}, ${kind}`
  expect.soft(outcome, who).toBe(expectedFor(operation, kind))
  for (const secret of secretFrom(kind, operation)) {
    expect.soft(body.includes(secret), `${who}: shows ${secret}`).toBe(false)
  }
  if (kind === 'own' && operation.shows) {
    const own = [secrets[0], ownerEmail].some((text) => text && body.includes(text))
    expect.soft(own, `${who}: shows its content`).toBe(true)
  }
}

const triedBy = (operation: Operation) =>
  others.filter((kind) => {
    if (operation.isBrief && kind !== 'anonymous' && kind !== 'admin') return false
    return !isStaffRole(kind) || isTriedBy(operation, kind)
  })

describe('each operation, for everybody, as WHO-34 says for half a sign-in', () => {
  /** How the last change left what is the owner's. */
  let left: Awaited<ReturnType<typeof ownersState>> | undefined
  const expectAsLeft = async () => expect(await ownersState()).toEqual(left)

  test.for(operations)('$row: $name', { timeout: 60_000 }, async (operation) => {
    if (!operation.changes) {
      const things = await untouchedThings()
      left ??= await ownersState()
      // One after the other: what one of them does, to a notice say, the next meets.
      for (const kind of [...triedBy(operation), 'own' as const]) {
        await attempt(operation, kind, things)
      }
      return
    }
    // What was tried since changes nothing.
    if (left) await expectAsLeft()
    const things = await ownersThings()
    left = await ownersState()
    for (const kind of triedBy(operation)) await attempt(operation, kind, things)
    // Whoever is not the owner never changes what is theirs, allowed or not.
    await expectAsLeft()
    await attempt(operation, 'own', things)
    left = await ownersState()
  })

  test('what changes nothing has changed nothing of the owner’s', () => expectAsLeft())
})

describe('the table of roles', () => {
  test('WHO-10 every act of it is tried here, and what only some may do names its act', () => {
    const tried = new Set(operations.map(({ act }) => act))
    // The reserve is in fair-shares.server.test.ts.
    const missing = Object.keys(rolesFor).filter((act) => !tried.has(act as Right))
    expect(missing).toEqual(['useReserve'])
    const unnamed = operations.filter(({ act, admin, another }) => !act && admin !== another)
    expect(unnamed.map(({ name }) => name)).toEqual([])
  })

  test('WHO-10 nobody without a role may do any of it, and an administrator all of it', () => {
    for (const [act, allowed] of Object.entries(rolesFor)) {
      expect(allowed, act).toContain('admin')
      expect(allowed, act).not.toContain('customer')
    }
  })
})

/** Refused before the database is asked for anything, whichever it is: in every way, of one; of all, in one. */
describe.runIf(engine === 'sqlite')('changes that were not sent from a page of this site', () => {
  const elsewhere: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://altrove.invalid' },
    { 'Sec-Fetch-Site': 'same-site', Origin: 'https://altrove.invalid' },
    { 'Sec-Fetch-Site': '', Origin: 'https://altrove.invalid' },
    { 'Sec-Fetch-Site': '', Origin: 'null' },
    { 'Sec-Fetch-Site': '', Origin: '' },
  ]

  test('are refused to the owner himself', async () => {
    const things = await untouchedThings()
    const before = await ownersState()
    const visitor = await readVisitor('own')
    const send = visitor.send.bind(visitor)
    const changes = operations.filter((operation) => operation.changes)
    for (const [at, operation] of changes.entries()) {
      for (const headers of at === 0 ? elsewhere : elsewhere.slice(0, 1)) {
        visitor.send = (path, init, options = {}) =>
          send(path, init, { ...options, headers: { ...options.headers, ...headers } })
        const response = await operation.send(visitor, things)
        expect.soft(response.status, operation.name + JSON.stringify(headers)).toBe(403)
        expect.soft(await response.text()).not.toMatch(/Bad Request|node_modules|[.]tsx?:\d/)
      }
    }
    expect(await ownersState()).toEqual(before)
  })
})
