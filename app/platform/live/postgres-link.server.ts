import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { presenceStatement } from '../db/exclusive-access.server.ts'
import { connectionOptions, type Sharing } from '../db/postgres.server.ts'
import type { Log } from '../log/log.server.ts'
import type { LiveMessage } from './live.server.ts'

type Parts = { url: string; log: Log; deliver: (message: LiveMessage) => void }

const channel = 'fucina'
const reconnectMilliseconds = 1000
/** A connection that only listens would not notice that the other side is gone. */
const askMilliseconds = 4000
/** Asked more often than a silence counts as a loss. */
const sharing: Sharing = { poolSize: 1, statement: 6000, lock: 3000 }
/** PostgreSQL refuses a notification of 8,000 bytes or more. */
const largestPayload = 7900
/** So many go in one statement. */
const atOnce = 100
/** When more wait the others are told instead that they have missed something. */
const longestQueue = 2000
const farewellMilliseconds = 1000

/** LISTEN and NOTIFY over a connection of its own, made again whenever it breaks. */
export class PostgresLink {
  readonly #parts: Parts
  /** Marks our own notifications, which have been delivered already. */
  readonly #origin = randomUUID()
  readonly #ending = new AbortController()
  #client: pg.Client | undefined
  /** What the other processes have not been told yet, in its order. */
  #queue: LiveMessage[] = []
  #sending: Promise<void> | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    void this.#stayConnected()
  }

  send(message: LiveMessage) {
    if (this.#queue.length >= longestQueue) {
      this.#parts.log.warn('live messages for other processes were dropped: they begin anew')
      this.#queue = [{ type: 'resumed' }]
    }
    this.#queue.push(message)
    this.#sendSoon()
  }

  /** Sends what waits, and ends the connection. */
  async end() {
    this.#sendSoon()
    await Promise.race([this.#sending, wait(farewellMilliseconds, undefined, { ref: false })])
    this.#ending.abort()
    await this.#client?.end().catch(() => {})
  }

  #sendSoon() {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined
    })
  }

  /** Messages that could not be sent stay in the queue, for the next connection. */
  async #sendAll() {
    while (this.#client && this.#queue.length > 0) {
      const messages = this.#queue.slice(0, atOnce)
      const payloads = messages.map((message) =>
        JSON.stringify({ from: this.#origin, message: shortened(message) }),
      )
      try {
        await this.#client.query(
          'select pg_notify($1, payload) from unnest($2::text[]) as sent (payload)',
          [channel, payloads],
        )
      } catch (error) {
        this.#parts.log.debug({ err: error }, 'live messages wait for a connection')
        return
      }
      // What was dropped meanwhile is not in the queue any more.
      const isSent = new Set(messages)
      this.#queue = this.#queue.filter((message) => !isSent.has(message))
    }
  }

  async #stayConnected() {
    const { signal } = this.#ending
    for (let joined = 0; !signal.aborted; ) {
      let client: pg.Client | undefined
      try {
        client = new pg.Client(connectionOptions(this.#parts.url, sharing))
        client.on('error', () => {})
        await client.connect()
        client.on('notification', ({ payload }) => this.#receive(payload))
        await client.query(`listen ${channel}`)
        await client.query(presenceStatement)
        this.#client = client
        joined += 1
        if (joined > 1) this.#parts.deliver({ type: 'resumed' })
        this.#sendSoon()
        for (; !signal.aborted; await wait(askMilliseconds, undefined, { signal })) {
          await client.query('select 1')
        }
      } catch (error) {
        if (!signal.aborted) {
          this.#parts.log.debug({ err: error }, 'the way to the other processes is cut')
        }
      }
      this.#client = undefined
      await client?.end().catch(() => {})
      await wait(reconnectMilliseconds, undefined, { signal }).catch(() => {})
    }
  }

  #receive(payload: string | undefined) {
    if (!payload) return
    try {
      const { from, message } = JSON.parse(payload) as { from: string; message: LiveMessage }
      if (from !== this.#origin) this.#parts.deliver(message)
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'a live message could not be read')
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
