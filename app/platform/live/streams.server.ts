import type { Database } from '../db/database.server.ts'
import type { SessionState, SignedInUser } from '../http/context.server.ts'
import { subscribe } from './bus.server.ts'
import type { LiveMessage } from './live.server.ts'
import type { LiveEvent } from './live-events.ts'
import { fingerprintOf, openSessions } from './open-sessions.server.ts'

type DatabaseEvent = Extract<LiveEvent, { type: 'database' }>

const keepAliveMilliseconds = 15_000
/** How soon a session is missed that ended without a message: expired, or removed by hand. */
const checkMilliseconds = 5000
/** Whatever many people do, an administrator's dashboard hears of it so seldom. */
const countedMilliseconds = 3000
/** How soon a browser asks again when its stream ended. */
const retryMilliseconds = 1500

const encoder = new TextEncoder()
const streams = new Set<Stream>()

let isClosed = false
let contentVersion: string | undefined
let telling: NodeJS.Timeout | undefined
let database: DatabaseEvent = { type: 'database', up: true, lastUpdated: null }

/** One open `GET /live`. */
class Stream {
  readonly session: SessionState
  readonly user: SignedInUser | undefined
  /** What the person was like when last looked at. */
  known: string | undefined
  readonly #controller: ReadableStreamDefaultController<Uint8Array>

  constructor(session: SessionState, controller: ReadableStreamDefaultController<Uint8Array>) {
    this.session = session
    this.user = session.kind === 'user' ? session.user : undefined
    this.known = this.user && fingerprintOf(this.user)
    this.#controller = controller
  }

  send(event: LiveEvent) {
    this.write(`data: ${JSON.stringify(event)}\n\n`)
  }

  write(text: string) {
    try {
      this.#controller.enqueue(encoder.encode(text))
    } catch {
      streams.delete(this)
    }
  }

  end() {
    streams.delete(this)
    try {
      this.#controller.close()
    } catch {
      // The browser was faster.
    }
  }
}

/**
 * The answer to `GET /live`: open until the browser leaves, the session ends or the server stops.
 * @param leaving aborted when the browser leaves, also before it got the answer
 * @param hasEnded the browser came with a session that is no more: it may have ended between the
 *   page that is shown and this stream
 */
export function openStream(
  session: SessionState,
  leaving: AbortSignal,
  { hasEnded = false } = {},
): Response {
  let stream: Stream | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      stream = new Stream(session, controller)
      stream.write(`retry: ${retryMilliseconds}\n\n`)
      stream.send(database)
      if (hasEnded) stream.send({ type: 'signedOut' })
      if (isClosed || leaving.aborted) return stream.end()
      streams.add(stream)
      leaving.addEventListener('abort', () => stream?.end(), { once: true })
    },
    cancel() {
      if (stream) streams.delete(stream)
    },
  })
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' },
  })
}

/** Tells every stream, the ones to come included, how the database is. */
export function announceDatabase({ up, lastUpdated }: Omit<DatabaseEvent, 'type'>): void {
  const wasUp = database.up
  database = { type: 'database', up, lastUpdated }
  if (wasUp === up) return
  for (const stream of [...streams]) {
    stream.send(database)
    // Whose stream it is could not be found out before: it comes back and is asked again.
    if (up && stream.session.kind === 'unknown') stream.end()
  }
}

/** Tells the streams of people that the content has changed; whoever comes later has the new one. */
export function announceContent(version: string): void {
  const isChanged = contentVersion !== undefined && contentVersion !== version
  contentVersion = version
  if (!isChanged) return
  for (const stream of signedIn()) stream.send({ type: 'changed', topic: 'content' })
}

/**
 * Starts passing messages on to the streams they concern, and looking after their sessions.
 * @returns the function that ends every stream and stops
 */
export function startStreams(db: Database): () => void {
  isClosed = false
  const unsubscribe = subscribe((message) => void pass(db, message))
  const check = setInterval(() => void checkSessions(db, signedIn()), checkMilliseconds)
  const keepAlive = setInterval(() => {
    for (const stream of streams) stream.write(': \n\n')
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
    for (const stream of [...streams]) stream.end()
  }
}

const signedIn = () => [...streams].filter((stream) => stream.user)

/** Tells administrators, soon, that something they see counted may have moved. */
function tellCounted() {
  if (telling) return
  telling = setTimeout(() => {
    telling = undefined
    const administrators = signedIn().filter((stream) => stream.user?.role === 'admin')
    for (const stream of administrators) stream.send({ type: 'counted' })
  }, countedMilliseconds).unref()
}

async function pass(db: Database, message: LiveMessage) {
  if (message.type === 'resumed') {
    for (const stream of signedIn()) stream.send({ type: 'changed', topic: 'content' })
    await checkSessions(db, signedIn())
    return
  }
  tellCounted()
  const theirs = signedIn().filter((stream) => stream.user?.id === message.userId)
  if (message.type === 'changed') {
    for (const stream of theirs) stream.send({ type: 'changed', topic: message.topic })
    return
  }
  const { sessionIds } = message
  const named = theirs.filter(
    (stream) => sessionIds === 'all' || sessionIds.includes(stream.user?.sessionId ?? ''),
  )
  await checkSessions(db, named)
}

/** Signs out the streams whose session is gone; tells the others when their person changed. */
async function checkSessions(db: Database, checked: Stream[]) {
  if (checked.length === 0) return
  const ids = checked.flatMap((stream) => stream.user?.sessionId ?? [])
  const open = await openSessions(db, [...new Set(ids)]).catch(() => undefined)
  // The database is away: nobody is signed out for that.
  if (!open) return
  for (const stream of checked) {
    const fingerprint = open.get(stream.user?.sessionId ?? '')
    if (fingerprint === undefined) {
      stream.send({ type: 'signedOut' })
      stream.end()
      continue
    }
    if (stream.known === fingerprint) continue
    stream.known = fingerprint
    stream.send({ type: 'changed', topic: 'profile' })
  }
}
