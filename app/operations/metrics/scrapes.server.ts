import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../../platform/log/log.server.ts'
import { isSameSecret } from '../../platform/settings/secret.server.ts'
import type { Exposition, Measure } from './exposition.server.ts'

/** Answers whoever scrapes `/metrics`. */
export class Scrapes {
  readonly #exposition: Promise<Exposition>
  readonly #token: string
  readonly #log: Pick<Log, 'error'>

  /** @param token whoever brings it is answered */
  constructor(read: () => Promise<Measure[]>, token: string, log: Pick<Log, 'error'>) {
    this.#token = token
    this.#log = log
    // Most installations are scraped by nobody, and do without the library.
    this.#exposition = import('./exposition.server.ts').then(({ expose }) => expose(read))
  }

  async begin(): Promise<void> {
    await this.#exposition
  }

  /** Whether a request brings the token. */
  isAllowed({ method, headers: { authorization = '' } }: IncomingMessage): boolean {
    return method === 'GET' && isSameSecret(authorization, `Bearer ${this.#token}`)
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
