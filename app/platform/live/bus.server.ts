import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { presenceStatement } from '../db/alone.server.ts'
import type { Log } from '../log.server.ts'
import type { LiveMessage } from './live.server.ts'

type Listener = (message: LiveMessage) => void

const channel = 'fucina'
const reconnectMilliseconds = 1000
/** PostgreSQL refuses a notification of 8,000 bytes or more. */
const largestPayload = 7900

const listeners = new Set<Listener>()
let link: PostgresLink | undefined

/**
 * Tells every open stream of every server process that something changed. Call it after the
 * transaction. Never throws: a message that cannot be sent to other processes is logged, and
 * their streams show the change late.
 */
export async function publish(message: LiveMessage): Promise<void> {
  deliver(message)
  await link?.send(message)
}

/** @returns the function that ends the subscription */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function deliver(message: LiveMessage) {
  for (const listener of listeners) listener(message)
}

/**
 * Joins the other processes on PostgreSQL and stays joined; without `url` (SQLite has one process)
 * messages stay inside this one.
 */
export function startBus({ url, log }: { url: string | undefined; log: Log }): void {
  if (url && !link) link = new PostgresLink(url, log)
}

export async function stopBus(): Promise<void> {
  const ending = link
  link = undefined
  listeners.clear()
  await ending?.end()
}

/** LISTEN and NOTIFY over a connection of its own, made again whenever it breaks. */
class PostgresLink {
  readonly #url: string
  readonly #log: Log
  /** Marks our own notifications, which have been delivered already. */
  readonly #origin = randomUUID()
  readonly #ending = new AbortController()
  #client: pg.Client | undefined
  /** The connection carries one notification at a time. */
  #turn: Promise<void> = Promise.resolve()

  constructor(url: string, log: Log) {
    this.#url = url
    this.#log = log
    void this.#stayConnected()
  }

  send(message: LiveMessage): Promise<void> {
    this.#turn = this.#turn.then(() => this.#notify(message))
    return this.#turn
  }

  async #notify(message: LiveMessage) {
    try {
      if (!this.#client) throw new Error('not connected to the other processes')
      const payload = JSON.stringify({ from: this.#origin, message: shortened(message) })
      await this.#client.query('select pg_notify($1, $2)', [channel, payload])
    } catch (error) {
      this.#log.warn({ err: error, type: message.type }, 'a live message stayed in this process')
    }
  }

  async end() {
    this.#ending.abort()
    await this.#client?.end().catch(() => {})
  }

  async #stayConnected() {
    for (let joined = 0; !this.#ending.signal.aborted; ) {
      const client = new pg.Client({
        connectionString: this.#url,
        connectionTimeoutMillis: 3000,
        keepAlive: true,
      })
      const broken = new Promise<void>((resolve) => {
        client.once('error', () => resolve())
        client.once('end', () => resolve())
      })
      client.on('error', () => {})
      client.on('notification', ({ payload }) => this.#receive(payload))
      try {
        await client.connect()
        await client.query(`listen ${channel}`)
        await client.query(presenceStatement)
        this.#client = client
        joined += 1
        if (joined > 1) deliver({ type: 'resumed' })
        await broken
      } catch (error) {
        this.#log.debug({ err: error }, 'the way to the other processes is cut')
      }
      this.#client = undefined
      await client.end().catch(() => {})
      await wait(reconnectMilliseconds, undefined, { signal: this.#ending.signal }).catch(() => {})
    }
  }

  #receive(payload: string | undefined) {
    if (!payload) return
    try {
      const { from, message } = JSON.parse(payload) as { from: string; message: LiveMessage }
      if (from !== this.#origin) deliver(message)
    } catch (error) {
      this.#log.warn({ err: error }, 'a live message could not be read')
    }
  }
}

/** Streams look up whether their session still lives, so naming too many of them is harmless. */
function shortened(message: LiveMessage): LiveMessage {
  if (message.type !== 'sessionsEnded' || message.sessionIds === 'all') return message
  return JSON.stringify(message).length > largestPayload
    ? { ...message, sessionIds: 'all' }
    : message
}
