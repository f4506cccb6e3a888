import type { IncomingMessage, ServerResponse } from 'node:http'
import { sessionCookie } from '../cookie-name.server.ts'
import { minuteMilliseconds } from '../durations.ts'
import type { Log } from '../log/log.server.ts'
import { policyFor } from './inline-policy.server.ts'
import { KeptPage } from './kept-page.server.ts'

/** A page as it is, and as it is while the database is away since then, in each look. */
type Variants = {
  usual: (look: string) => KeptPage
  away: (since: Date, look: string) => KeptPage
}

type Rendered = { html: string; headers: Headers }

/** What is rendered from one state of the content. */
type Entry = { name: string; rendering: Promise<Variants | null> }

export type PageCacheOptions = {
  /** The only addresses that are ever kept. */
  paths: readonly string[]
  /** Renders a page for nobody in particular; `isAway`: saying that the database is away. */
  render: (path: string, variant: { isAway: boolean }) => Promise<Response>
  /** A page that says that the database is away, with the moment since when. */
  withMoment: (html: string, since: Date) => string
  /** How a browser with these cookies shows pages: one of a few names. */
  lookOf: (cookies: string | undefined) => string
  /** A page as it is in this look. */
  withLook: (html: string, look: string) => string
  /** What pages are rendered from, by name; null until there is something. */
  state: () => { name: string; awaySince: Date | null } | null
  log: Log
}

/** So long the content has to stay as it is before pages are rendered ahead of their visitors. */
const calmMilliseconds = 5000

/** So long a page that could not be kept is not tried again, unless the content changes. */
const brokenMilliseconds = minuteMilliseconds

/**
 * The public pages, rendered by the application itself, once for each state of the content, and
 * kept compressed. Whoever has a session or a query is none of its business. While the database is
 * away, what was kept last is sent, with the banner that says so.
 */
export class PageCache {
  readonly #options: PageCacheOptions
  readonly #paths: ReadonlySet<string>
  readonly #entries = new Map<string, Entry>()
  #isStopped = false
  /** The content at the last look. */
  #seen: string | undefined

  /** What was rendered last, be it of the newest content or not yet. */
  readonly #kept = new Map<string, Variants & { name: string }>()

  /** The content of which a page could not be kept, and when. */
  readonly #broken = new Map<string, { name: string; at: number }>()

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#paths = new Set(options.paths)
  }

  /**
   * Answers a request for a page that is kept, or will be.
   * @param pass called when the page turns out not to be one that may be kept
   * @returns false when the request is not for such a page: nothing has been done
   */
  answer(request: IncomingMessage, response: ServerResponse, pass: () => void): boolean {
    const { url = '', method, headers } = request
    if (!this.#paths.has(url) || (method !== 'GET' && method !== 'HEAD')) return false
    // A session makes a page somebody's own; of other cookies only the look's counts.
    if (headers.cookie?.includes(sessionCookie)) return false
    const state = this.#options.state()
    if (state === null) return false
    const kept = this.#kept.get(url)
    const look = this.#options.lookOf(headers.cookie)
    if (state.awaySince) {
      if (!kept) return false
      void kept.away(state.awaySince, look).send(request, response)
      return true
    }
    if (kept?.name === state.name) void kept.usual(look).send(request, response)
    else if (this.#isBroken(url, state.name)) return false
    else {
      void this.#entry(url, state.name).rendering.then((made) =>
        made ? made.usual(look).send(request, response) : pass(),
      )
    }
    return true
  }

  /**
   * Renders the pages, one after the other, where the content is the same as at the last look:
   * neither those who waited for the start nor somebody who saves many changes share the processor
   * with it.
   */
  async warmRepeatedly(): Promise<void> {
    for (const path of this.#options.paths) {
      if (this.#isStopped) return
      const state = this.#options.state()
      if (!state || state.awaySince || state.name !== this.#seen) continue
      if (this.#kept.get(path)?.name === state.name || this.#isBroken(path, state.name)) continue
      await this.#entry(path, state.name).rendering
    }
    this.#seen = this.#options.state()?.name
    setTimeout(() => void this.warmRepeatedly(), calmMilliseconds).unref()
  }

  #isBroken(path: string, name: string): boolean {
    const broken = this.#broken.get(path)
    return broken?.name === name && Date.now() - broken.at < brokenMilliseconds
  }

  /** Renders nothing more by itself, and waits for what is being rendered. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await Promise.all([...this.#entries.values()].map(({ rendering }) => rendering))
  }

  /** One rendering for all who ask meanwhile. */
  #entry(path: string, name: string): Entry {
    const known = this.#entries.get(path)
    if (known?.name === name) return known
    const entry: Entry = { name, rendering: this.#made(path) }
    this.#entries.set(path, entry)
    void entry.rendering.then((variants) => {
      if (!variants) this.#broken.set(path, { name, at: Date.now() })
      const state = this.#options.state()
      // The content may have changed, or the database gone, while the page was rendered.
      if (variants && state?.name === name && !state.awaySince) {
        this.#kept.set(path, { ...variants, name })
      }
      if (this.#entries.get(path) === entry) this.#entries.delete(path)
    })
    return entry
  }

  async #made(path: string): Promise<Variants | null> {
    try {
      const usual = await this.#rendered(path, { isAway: false })
      const away = usual && (await this.#rendered(path, { isAway: true }))
      if (!away) return null
      let last: { since: Date; looks: (look: string) => KeptPage } | undefined
      return {
        usual: this.#looks(usual),
        away: (since, look) => {
          if (last?.since !== since) {
            const html = this.#options.withMoment(away.html, since)
            last = { since, looks: this.#looks({ ...away, html }) }
          }
          return last.looks(look)
        },
      }
    } catch (error) {
      this.#options.log.error({ err: error, path }, 'a public page could not be kept')
      return null
    }
  }

  async #rendered(path: string, variant: { isAway: boolean }): Promise<Rendered | null> {
    const answer = await this.#options.render(path, variant)
    if (answer.status !== 200 || answer.headers.getSetCookie().length > 0) return null
    return { html: await answer.text(), headers: answer.headers }
  }

  /** The page in each look, made when somebody asks for it first. */
  #looks(rendered: Rendered): (look: string) => KeptPage {
    const pages = new Map<string, KeptPage>()
    return (look) => {
      const known = pages.get(look)
      if (known) return known
      const made = this.#page({ ...rendered, html: this.#options.withLook(rendered.html, look) })
      pages.set(look, made)
      return made
    }
  }

  #page({ html, headers }: Rendered): KeptPage {
    const sent = new Headers(headers)
    const policy = headers.get('Content-Security-Policy') ?? ''
    sent.set('Content-Security-Policy', policyFor(policy, html))
    return new KeptPage(Buffer.from(html), sent)
  }
}
