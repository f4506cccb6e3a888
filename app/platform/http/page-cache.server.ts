import type { IncomingMessage, ServerResponse } from 'node:http'
import { sessionCookie } from '../cookies.server.ts'
import type { Log } from '../log/log.server.ts'
import { policyFor } from './inline-policy.server.ts'
import { KeptPage } from './kept-page.server.ts'

/** A page as it is, and as it is while the database is away since then. */
type Rendering = { usual: KeptPage; away: (since: Date) => KeptPage }

export type PageCacheOptions = {
  /** The only addresses that are ever kept. */
  paths: readonly string[]
  /** Renders a page for nobody in particular, in a look; `isAway`: with the connection banner. */
  render: (path: string, variant: { look: string; isAway: boolean }) => Promise<Response>
  /** A page that says that the database is away, with the moment since when. */
  withMoment: (html: string, since: Date) => string
  /** How a browser with these cookies shows pages: one of a few names. */
  lookOf: (cookies: string | undefined) => string
  /** What pages are rendered from, by name; null until there is something. */
  state: () => { name: string; awaySince: Date | null } | null
  log: Log
}

/**
 * The public pages, rendered by the application itself, once for each look and state of the
 * content. Whoever has a session or a query is none of its business. While the database is away,
 * what was kept last is sent, with the banner that says so.
 */
export class PageCache {
  readonly #options: PageCacheOptions
  /** By look and path: what is rendered, or being rendered, from the content of that name. */
  readonly #newest = new Map<string, { name: string; rendering: Promise<Rendering | null> }>()
  /** What was rendered last, be it of the newest content or not. */
  readonly #kept = new Map<string, Rendering>()
  #isStopped = false

  constructor(options: PageCacheOptions) {
    this.#options = options
  }

  /**
   * Answers a request for a page that is kept, or will be.
   * @param pass called when the page turns out not to be one that may be kept
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
    if (now.awaySince) {
      // Whoever is the first with a look since the start reads the page in the usual one.
      const kept = this.#kept.get(look + url) ?? this.#kept.get(lookOf(undefined) + url)
      void kept?.away(now.awaySince).send(request, response)
      return kept !== undefined
    }
    void this.#rendering(url, look, now.name).then((made) =>
      made ? made.usual.send(request, response) : pass(),
    )
    return true
  }

  /** Renders the pages, one after the other, so that an outage finds them whoever has asked by then. */
  async warm(): Promise<void> {
    const { paths, state, lookOf } = this.#options
    for (const path of paths) {
      const now = state()
      if (now && !now.awaySince && !this.#isStopped)
        await this.#rendering(path, lookOf(undefined), now.name)
    }
  }

  /** Renders nothing more ahead, and waits for what is being rendered. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await Promise.all([...this.#newest.values()].map(({ rendering }) => rendering))
  }

  /** One rendering for all who ask, until the content changes; what failed is tried again. */
  #rendering(path: string, look: string, name: string): Promise<Rendering | null> {
    const key = look + path
    const known = this.#newest.get(key)
    if (known?.name === name) return known.rendering
    const rendering = this.#made(path, look).then((made) => {
      if (made) this.#kept.set(key, made)
      else this.#newest.delete(key)
      return made
    })
    this.#newest.set(key, { name, rendering })
    return rendering
  }

  async #made(path: string, look: string): Promise<Rendering | null> {
    try {
      const usual = await this.#page(path, { look, isAway: false })
      const away = usual && (await this.#page(path, { look, isAway: true }))
      if (!away) return null
      let last: { since: Date; page: KeptPage } | undefined
      return {
        usual: usual(),
        away: (since) => {
          if (last?.since !== since) last = { since, page: away(since) }
          return last.page
        },
      }
    } catch (error) {
      this.#options.log.error({ err: error, path }, 'a public page could not be kept')
      return null
    }
  }

  /** null: not a page that may be kept. @returns makes the page, of an outage or as it is */
  async #page(
    path: string,
    variant: { look: string; isAway: boolean },
  ): Promise<((since?: Date) => KeptPage) | null> {
    const answer = await this.#options.render(path, variant)
    if (answer.status !== 200 || answer.headers.getSetCookie().length > 0) return null
    const html = await answer.text()
    const policy = answer.headers.get('Content-Security-Policy') ?? ''
    return (since) => {
      const text = since ? this.#options.withMoment(html, since) : html
      const headers = new Headers(answer.headers)
      headers.set('Content-Security-Policy', policyFor(policy, text))
      return new KeptPage(Buffer.from(text), headers)
    }
  }
}
