import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Log } from '../../platform/log/log.server.ts'
import { OperatorError } from '../../platform/settings/operator-error.server.ts'
import { isSameSecret } from '../../platform/settings/secret.server.ts'
import type { Exposition, Measure } from './exposition.server.ts'

const loopback = '127.0.0.1'

/** Answers whoever scrapes `/metrics`. */
export class Scrapes {
  readonly #exposition: Promise<Exposition>
  readonly #token: string | undefined
  readonly #log: Pick<Log, 'error'>

  /** @param token opens `/metrics` of the public port; without one it is no page there */
  constructor(read: () => Promise<Measure[]>, token: string | undefined, log: Pick<Log, 'error'>) {
    this.#token = token
    this.#log = log
    // Most installations are scraped by nobody, and do without the library.
    this.#exposition = import('./exposition.server.ts').then(({ expose }) => expose(read))
  }

  /** Counts from now on, and on a port of loopback, where one is given, answers there. @throws OperatorError */
  async begin(port: number | undefined): Promise<void> {
    await this.#exposition
    if (port === undefined) return
    const server = createServer((request, response) => {
      if (request.method === 'GET' && request.url === '/metrics') void this.send(response)
      else response.writeHead(404).end()
    }).unref()
    server.listen(port, loopback)
    await once(server, 'listening').catch(({ code, message }: NodeJS.ErrnoException) => {
      const reason = code === 'EADDRINUSE' ? 'another program listens there already' : message
      throw new OperatorError(
        `METRICS_PORT: cannot listen on ${loopback}:${port}: ${reason}: set another METRICS_PORT`,
      )
    })
  }

  /** Whether a request to the public port brings the token. */
  isAllowed({ method, headers: { authorization = '' } }: IncomingMessage): boolean {
    if (this.#token === undefined || method !== 'GET') return false
    return isSameSecret(authorization, `Bearer ${this.#token}`)
  }

  async send(response: ServerResponse): Promise<void> {
    try {
      const { contentType, text } = await this.#exposition
      const body = await text()
      response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' })
      response.end(body)
    } catch (error) {
      this.#log.error({ err: error }, 'a scrape could not be answered')
      response.destroy()
    }
  }
}
