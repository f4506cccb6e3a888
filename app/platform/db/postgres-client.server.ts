import { Socket } from 'node:net'
import pg from 'pg'
import {
  type PostgresAddress,
  type PostgresHost,
  postgresAddress,
} from './postgres-address.server.ts'

/** How long statements on a connection may take, in milliseconds; 0: as long as they need. */
export type Limits = {
  statement: number
  lock: number
  /** After so long without a word the server is lost. */
  silence: number
}

export const withoutLimits: Limits = { statement: 0, lock: 0, silence: 0 }

/** A server that cannot be reached by then is away. */
const reachMilliseconds = 3000
/** Asks a connection that has said nothing for so long whether the other side is still there. */
const keepAliveMilliseconds = 10_000

/** What every connection is asked and told before it is used; poolers let it pass. */
const introduction = `select pg_is_in_recovery() as "isStandby",
  set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
  set_config('idle_in_transaction_session_timeout', $1, false)`

/** No server of the address takes writes now. */
class NoPrimary extends Error {
  readonly code = '25006'
}

/**
 * A connection on which nothing moves for so long is cut: a server that fell silent, or a way to
 * it that did, would keep whoever asked waiting for ever.
 */
function cutWhenSilent(milliseconds: number): Socket {
  const socket = new Socket()
  const reach = Math.min(milliseconds || reachMilliseconds, reachMilliseconds)
  socket.setTimeout(reach, () => socket.destroy())
  return socket.once('connect', () => socket.setTimeout(milliseconds))
}

/** A connection to the server of the address that takes writes, or to the only one it names. */
class Client extends pg.Client {
  readonly #servers: Servers
  readonly #limits: Limits
  readonly #socket: Socket
  /** Where it leads, once that is known. */
  at: PostgresHost | undefined

  constructor(config: pg.ClientConfig, servers: Servers, limits: Limits) {
    const socket = cutWhenSilent(limits.silence)
    super({
      ...config,
      connectionString: servers.address.single,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMilliseconds,
      stream: () => socket,
    })
    this.#servers = servers
    this.#limits = limits
    this.#socket = socket
    // A connection that breaks while somebody holds it: their next query says so. Without a
    // listener the event would end the process.
    this.on('error', () => {})
    this.once('end', () => servers.lost(this))
  }

  /** It was closed on purpose. */
  isEnding = false

  override connect(): Promise<this>
  override connect(callback: (error: Error) => void): void
  override connect(callback?: (error: Error) => void): Promise<this> | undefined {
    const connected = this.#connected()
    if (!callback) return connected
    const tell = callback as (error: Error | null) => void
    connected.then(
      () => tell(null),
      (error) => tell(error),
    )
  }

  override end(): Promise<void>
  override end(callback: (error: Error) => void): void
  override end(callback?: (error: Error) => void): Promise<void> | undefined {
    this.isEnding = true
    if (!callback) return super.end()
    super.end(callback)
  }

  /** Breaks the connection: whoever works on it hears that the database is away. */
  cut() {
    this.#socket.destroy()
  }

  async #connected(): Promise<this> {
    const search = this.#servers.current()
    try {
      await this.goTo(await search)
    } catch (error) {
      this.#servers.doubt(search)
      throw error
    }
    this.#servers.joined(this)
    return this
  }

  /** @throws NoPrimary when the server may only be read and that is not enough */
  async goTo(at: PostgresHost): Promise<void> {
    const { statement, lock } = this.#limits
    this.at = at
    if (this.#servers.hasSeveral) Object.assign(this, at)
    try {
      await super.connect()
      const { rows } = await this.query(introduction, [String(statement), String(lock)])
      if (rows[0].isStandby && this.#servers.address.needsPrimary) {
        throw new NoPrimary('the server takes no writes')
      }
    } catch (error) {
      this.cut()
      throw error
    }
  }
}

/** The servers of one address, and every connection of this process to them. */
class Servers {
  readonly address: PostgresAddress
  readonly #clients = new Set<Client>()
  /** Where the last search led; it begins there. */
  #last = 0
  #search: Promise<PostgresHost> | undefined

  constructor(url: string) {
    this.address = postgresAddress(url)
  }

  get hasSeveral(): boolean {
    return this.address.hosts.length > 1
  }

  /** The server to work with now; one search for all who ask meanwhile. */
  current(): Promise<PostgresHost> {
    if (!this.#search) {
      const search = this.#found()
      this.#search = search
      search.catch(() => this.doubt(search))
    }
    return this.#search
  }

  /** What a search found is good no more: the next who connects looks around. */
  doubt(search = this.#search) {
    if (this.#search === search) this.#search = undefined
  }

  joined(client: Client) {
    this.#clients.add(client)
  }

  /** A connection has ended; if it broke, perhaps with its server. */
  lost(client: Client) {
    if (this.#clients.delete(client) && !client.isEnding) this.doubt()
  }

  /** The server that was worked with takes no writes any more: everybody leaves it. */
  leave() {
    this.doubt()
    for (const client of this.#clients) client.cut()
  }

  async #found(): Promise<PostgresHost> {
    const { hosts } = this.address
    const [only] = hosts
    if (only && !this.hasSeveral) return only
    let fault: unknown
    for (let step = 0; step < hosts.length; step += 1) {
      const index = (this.#last + step) % hosts.length
      const host = hosts[index] as PostgresHost
      const scout = new Client({}, this, { ...withoutLimits, silence: reachMilliseconds })
      try {
        await scout.goTo(host)
        this.#moveTo(index, host)
        return host
      } catch (error) {
        fault = error
      } finally {
        scout.cut()
      }
    }
    throw fault
  }

  #moveTo(index: number, host: PostgresHost) {
    this.#last = index
    for (const client of this.#clients) if (client.at !== host) client.cut()
  }
}

const known = new Map<string, Servers>()

function serversOf(url: string): Servers {
  const servers = known.get(url) ?? new Servers(url)
  known.set(url, servers)
  return servers
}

/** Leaves a server that has become a standby, with all connections of this process. */
export const leaveServer = (url: string): void => serversOf(url).leave()

/** Whether an address names more than one server. */
export const hasSeveralServers = (url: string): boolean => serversOf(url).hasSeveral

/** The class of connections to an address, as a pool makes them. */
export function clientClass(url: string, limits: Limits): typeof pg.Client {
  const servers = serversOf(url)
  return class extends Client {
    constructor(config?: string | pg.ClientConfig) {
      super(typeof config === 'object' ? config : {}, servers, limits)
    }
  }
}

/**
 * One connection of its own to the server that an address leads to.
 * @throws what the network or the server says
 */
export async function connectClient(url: string, limits: Limits): Promise<pg.Client> {
  const Connection = clientClass(url, limits)
  const connect = () => new Connection({ connectionTimeoutMillis: reachMilliseconds }).connect()
  // The server that was good may have gone since: the second time looks for another.
  return hasSeveralServers(url) ? connect().catch(connect) : connect()
}
