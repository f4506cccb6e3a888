import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Server as NetServer } from 'node:net'

/** Requests at work may finish for so long after nothing new is accepted; then they are cut. */
const graceMilliseconds = 7000
const stopMilliseconds = 10_000
/** A connection that has been silent for so long brings no request that is on its way. */
const silentMilliseconds = 250
const lookMilliseconds = 50

export type DrainingOptions = {
  /** How long everything is still served while /readyz says no. */
  drainSeconds: number
  /** The last thing: closes the database. */
  stop: () => Promise<void>
}

/** Ends a server so that no request is lost: first it says so, then it finishes. */
export class Draining {
  readonly #server: Server
  readonly #options: DrainingOptions
  readonly #busy = new Map<Socket, number>()
  readonly #lastSeen = new Map<Socket, number>()
  #isDraining = false

  constructor(server: Server, options: DrainingOptions) {
    this.#server = server
    this.#options = options
    server.on('connection', (socket: Socket) => {
      this.#lastSeen.set(socket, performance.now())
      socket.once('close', () => this.#forget(socket))
    })
  }

  get isDraining(): boolean {
    return this.#isDraining
  }

  /**
   * To be called for each request.
   * @returns how many of its connection are not answered yet, this one among them
   */
  note({ socket }: IncomingMessage, response: ServerResponse): number {
    if (this.#isDraining) response.setHeader('Connection', 'close')
    const unanswered = (this.#busy.get(socket) ?? 0) + 1
    this.#busy.set(socket, unanswered)
    response.once('close', () => {
      // A reader who leaves before the answer ends closes the connection first: it was forgotten.
      if (socket.destroyed) return
      this.#busy.set(socket, (this.#busy.get(socket) ?? 1) - 1)
      this.#lastSeen.set(socket, performance.now())
    })
    return unanswered
  }

  /** Says no at /readyz, goes on serving, then stops and exits with 0. */
  begin(): void {
    if (this.#isDraining) return
    this.#isDraining = true
    setTimeout(() => this.#finish(), this.#options.drainSeconds * 1000)
  }

  #finish() {
    setTimeout(() => process.exit(1), stopMilliseconds).unref()
    setTimeout(() => this.#server.closeAllConnections(), graceMilliseconds).unref()
    this.#server.once('close', async () => {
      await this.#options.stop()
      process.exit(0)
    })
    // Node's own `close` cuts silent connections, also those whose request is on its way.
    NetServer.prototype.close.call(this.#server)
    setInterval(() => this.#closeSilent(), lookMilliseconds).unref()
  }

  #closeSilent() {
    const before = performance.now() - silentMilliseconds
    for (const [socket, seen] of this.#lastSeen) {
      if (!this.#busy.get(socket) && seen < before) socket.destroy()
    }
  }

  #forget(socket: Socket) {
    this.#busy.delete(socket)
    this.#lastSeen.delete(socket)
  }
}
