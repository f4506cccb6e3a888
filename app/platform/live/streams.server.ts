import type { ServerResponse } from 'node:http'
import type { SessionState } from '../http/context.server.ts'
import { inBatches } from './batches.server.ts'
import { subscribe } from './bus.server.ts'
import type { LiveMessage } from './live.server.ts'
import type { LiveEvent } from './live-events.ts'
import { Stream } from './stream.server.ts'
import { type StreamLimits, StreamSlots } from './stream-slots.server.ts'

/**
 * Which of these sessions still let their person in, each with its person's fingerprint (see
 * stream.server.ts).
 */
type OpenSessions = (sessionIds: string[]) => Promise<Map<string, string>>

type DatabaseEvent = Extract<LiveEvent, { type: 'database' }>

const keepAliveMilliseconds = 15_000
const keepAliveSliceMilliseconds = 50
/** How soon a session is missed that ended without a message: expired, or removed by hand. */
const checkMilliseconds = 5000
/** Whatever many people do, an administrator's dashboard hears of it so seldom. */
const countedMilliseconds = 3000
/** How soon a browser asks again when its stream ended, and how much later for each who listens. */
const shortestRetryMilliseconds = 1000
const retryShare = 5
/** Who hears that something changed loads a page: so many milliseconds for a hundred of them. */
const reloadMilliseconds = 500

const seats = new StreamSlots()

let isClosed = false
let contentVersion: string | undefined
let telling: NodeJS.Timeout | undefined
let database: DatabaseEvent = { type: 'database', up: true, lastUpdated: null }

/**
 * How to answer `GET /live`: open until the browser leaves, the session ends or the server stops.
 * @param hasEnded the browser came with a session that is no more: it may have ended between the
 *   page that is shown and this stream
 * @returns what writes the stream; null when too many listen already
 */
export function openStream(
  session: SessionState,
  address: string,
  limits: StreamLimits,
  hasEnded = false,
): ((response: ServerResponse) => void) | null {
  const userId = session.kind === 'user' ? session.user.id : undefined
  if (!seats.isFree(address, userId, limits)) return null
  return (response) => {
    const stream = new Stream(session, address, response)
    stream.write(`retry: ${retryMilliseconds()}\n\n`)
    stream.send(database)
    if (hasEnded) stream.send({ type: 'signedOut' })
    if (isClosed) return stream.end()
    seats.add(stream)
    response.once('close', () => seats.remove(stream))
  }
}

/** When a process stops, thousands come back: each at a moment of its own. */
const retryMilliseconds = () =>
  Math.round(shortestRetryMilliseconds + Math.random() * (1000 + seats.size * retryShare))

/** Tells every stream, the ones to come included, how the database is. */
export function announceDatabase({ up, lastUpdated }: Omit<DatabaseEvent, 'type'>): void {
  const wasUp = database.up
  database = { type: 'database', up, lastUpdated }
  if (wasUp === up) return
  void inBatches(seats.all(), up ? reloadMilliseconds : 0, (stream) => {
    // The contrary may have been said meanwhile.
    if (database.up !== up) return
    stream.send(database)
    // Whose stream it is could not be found out before: it comes back and is asked again.
    if (up && stream.session.kind === 'unknown') end(stream)
  })
}

/**
 * Tells the streams of people that the content has changed; whoever comes later has the new one.
 */
export function announceContent(version: string): void {
  const isChanged = contentVersion !== undefined && contentVersion !== version
  contentVersion = version
  if (!isChanged) return
  tellContent()
}

function tellContent() {
  void inBatches(signedIn(), reloadMilliseconds, (stream) =>
    stream.send({ type: 'changed', topic: 'content' }),
  )
}

/**
 * Starts passing messages on to the streams they concern, and looking after their sessions.
 * @returns the function that ends every stream and stops
 */
export function startStreams(openSessions: OpenSessions): () => void {
  isClosed = false
  const unsubscribe = subscribe((message) => void pass(openSessions, message))
  let isChecking = false
  const check = setInterval(async () => {
    if (isChecking) return
    isChecking = true
    await checkSessions(openSessions, signedIn())
    isChecking = false
  }, checkMilliseconds)
  const keepAlive = setInterval(() => {
    void inBatches(seats.all(), keepAliveSliceMilliseconds, (stream) => stream.write(': \n\n'))
  }, keepAliveMilliseconds)
  check.unref()
  keepAlive.unref()
  return () => {
    isClosed = true
    unsubscribe()
    clearInterval(check)
    clearInterval(keepAlive)
    clearTimeout(telling)
    telling = undefined
    for (const stream of seats.all()) end(stream)
  }
}

function end(stream: Stream) {
  seats.remove(stream)
  stream.end()
}

const signedIn = () => seats.all().filter((stream) => stream.user)

/** Tells administrators, soon, that something they see counted may have moved. */
function tellCounted() {
  if (telling) return
  telling = setTimeout(() => {
    telling = undefined
    const administrators = signedIn().filter((stream) => stream.user?.role === 'admin')
    for (const stream of administrators) stream.send({ type: 'counted' })
  }, countedMilliseconds).unref()
}

async function pass(openSessions: OpenSessions, message: LiveMessage) {
  if (message.type === 'resumed') {
    tellContent()
    await checkSessions(openSessions, signedIn())
    return
  }
  tellCounted()
  if (message.type === 'counted') return
  const theirs = signedIn().filter((stream) => stream.user?.id === message.userId)
  if (message.type === 'changed') {
    for (const stream of theirs) stream.send({ type: 'changed', topic: message.topic })
    return
  }
  const { sessionIds } = message
  const named = theirs.filter(
    (stream) => sessionIds === 'all' || sessionIds.includes(stream.user?.sessionId ?? ''),
  )
  await checkSessions(openSessions, named)
}

/** Signs out the streams whose session is gone; tells the others when their person changed. */
async function checkSessions(openSessions: OpenSessions, checked: Stream[]) {
  if (checked.length === 0) return
  const ids = checked.flatMap((stream) => stream.user?.sessionId ?? [])
  const open = await openSessions([...new Set(ids)]).catch(() => undefined)
  // The database is away: nobody is signed out for that.
  if (!open) return
  await inBatches(checked, 0, (stream) => {
    const fingerprint = open.get(stream.user?.sessionId ?? '')
    if (fingerprint === undefined) {
      stream.send({ type: 'signedOut' })
      return end(stream)
    }
    if (stream.known === fingerprint) return
    stream.known = fingerprint
    stream.send({ type: 'changed', topic: 'profile' })
  })
}
