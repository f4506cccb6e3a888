import type { IncomingMessage, ServerResponse } from 'node:http'
import { sessionCookie } from '../cookies.server.ts'
import type { Log } from '../log/log.server.ts'
import { CachedPage } from './cached-page.server.ts'

export type PageCacheOptions = {
  /** The only addresses that are ever cached. */
  paths: readonly string[]
  /** Renders a page for nobody in particular, in a look. */
  render: (path: string, look: string) => Promise<Response>
  /** How a browser with these cookies shows pages: one of a few names. */
  lookOf: (cookies: string | undefined) => string
  /** The version of the content that pages are rendered from; null until there is one. */
  state: () => { version: string; isAway: boolean } | null
  log: Log
}

/**
 * The public pages, rendered by the application itself, once for each look and version of the
 * content. It serves nobody with a session, and no address with a query. While the database is away,
 * what was rendered last is sent.
 */
export class PageCache {
  readonly #options: PageCacheOptions
  /** By look and path: what is rendered, or being rendered, from the content of that version. */
  readonly #newest = new Map<string, { version: string; rendering: Promise<CachedPage | null> }>()
  /** By look and path: what was rendered last, be it of the newest version or not. */
  readonly #last = new Map<string, CachedPage>()
  #isStopped = false

  constructor(options: PageCacheOptions) {
    this.#options = options
  }

  /**
   * Answers a request for a page that is cached, or will be.
   * @param pass called when the page turns out not to be one that may be cached
   * @returns false when the request is not for such a page: nothing has been done
   */
  answer(request: IncomingMessage, response: ServerResponse, pass: () => void): boolean {
    const { url = '', method, headers } = request
    const { paths, state, lookOf } = this.#options
    if (!paths.includes(url) || (method !== 'GET' && method !== 'HEAD')) return false
    // A session makes a page somebody's own; of other cookies only the look's counts.
    if (headers.cookie?.includes(sessionCookie)) return false
    const now = state()
    if (!now) return false
    const look = lookOf(headers.cookie)
    if (now.isAway) {
      // A look that nobody has asked for since the start has no kept page: the usual one goes out.
      const last = this.#last.get(look + url) ?? this.#last.get(lookOf(undefined) + url)
      // By this the page's script knows that it has to ask at once (shell/use-news.ts).
      if (last) response.setHeader('Server-Timing', 'away')
      void last?.send(request, response)
      return last !== undefined
    }
    void this.#rendering(url, look, now.version).then((page) =>
      page ? page.send(request, response) : pass(),
    )
    return true
  }

  /** Renders the pages, one after the other: in an outage they are there, asked for or not. */
  async warm(): Promise<void> {
    const { paths, state, lookOf } = this.#options
    for (const path of paths) {
      const now = state()
      if (now && !now.isAway && !this.#isStopped)
        await this.#rendering(path, lookOf(undefined), now.version)
    }
  }

  /** Renders nothing more ahead, and waits for what is being rendered. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await Promise.all([...this.#newest.values()].map(({ rendering }) => rendering))
  }

  /** One rendering for all who ask, until the content changes; what failed is tried again. */
  #rendering(path: string, look: string, version: string): Promise<CachedPage | null> {
    const key = look + path
    const known = this.#newest.get(key)
    if (known?.version === version) return known.rendering
    const rendering = this.#rendered(path, look).then((made) => {
      if (made) this.#last.set(key, made)
      else this.#newest.delete(key)
      return made
    })
    this.#newest.set(key, { version, rendering })
    return rendering
  }

  /** @returns null when the page may not be cached, or cannot be rendered now */
  async #rendered(path: string, look: string): Promise<CachedPage | null> {
    const { render, log } = this.#options
    try {
      const answer = await render(path, look)
      if (answer.status !== 200 || answer.headers.getSetCookie().length > 0) return null
      return new CachedPage(await answer.text(), answer.headers)
    } catch (error) {
      log.error({ err: error, path }, 'a public page could not be cached')
      return null
    }
  }
}
