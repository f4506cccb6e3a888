import { livePath } from '../../paths.ts'
import type { LiveEvent } from './live-events.ts'

/** What a screen hears: the server's events, and that some may have been missed. */
export type LiveNews = LiveEvent | { type: 'refresh' }

type Listener = (event: LiveNews) => void

const channelName = 'fucina-visit'
const shortestWait = 2000
const longestWait = 30_000
/** After this long out of sight a tab lets go of its stream. */
const hiddenMilliseconds = 60_000

/**
 * The tab's one EventSource, while the tab is seen. Tabs tell each other only whose session they
 * show, so that signing in reaches those whose stream is still a visitor's.
 */
export class LiveConnection {
  readonly #listeners = new Set<Listener>()
  readonly #channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null
  #source: EventSource | null = null
  #visit: string | null | undefined
  #hasBeenOpen = false
  /** What is on screen is to be loaded again as soon as the stream is open, or refused. */
  #isOutdated = false
  #retry: ReturnType<typeof setTimeout> | undefined
  #letGo: ReturnType<typeof setTimeout> | undefined
  #wait = shortestWait

  constructor() {
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<string | null>) =>
      this.#compare(data),
    )
    document.addEventListener('visibilitychange', () => this.#follow())
    // A page with an open stream cannot be kept in the browser's memory.
    addEventListener('pagehide', () => this.#close())
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return
      this.#follow()
      this.#refresh()
    })
    this.#follow()
  }

  /** @returns the function that stops listening */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Whose session this tab shows from now on; null: nobody's. */
  identify(visit: string | null) {
    const isChanged = this.#visit !== undefined && this.#visit !== visit
    this.#visit = visit
    this.#channel?.postMessage(visit)
    if (isChanged && this.#source) this.#open()
  }

  #follow() {
    clearTimeout(this.#letGo)
    if (document.visibilityState === 'hidden') {
      this.#letGo = setTimeout(() => this.#close(), hiddenMilliseconds)
    } else if (!this.#source) this.#open()
  }

  #open() {
    this.#close()
    const source = new EventSource(livePath())
    this.#source = source
    source.addEventListener('open', () => {
      this.#wait = shortestWait
      // Events between two connections are lost: load again what is on screen.
      if (this.#hasBeenOpen || this.#isOutdated) this.#deliver({ type: 'refresh' })
      this.#hasBeenOpen = true
    })
    source.addEventListener('message', ({ data }: MessageEvent<string>) =>
      this.#deliver(JSON.parse(data)),
    )
    source.addEventListener('error', () => {
      // The browser itself comes back after a cut, but not after an answer that is no stream.
      if (source.readyState !== EventSource.CLOSED) return
      if (this.#isOutdated) this.#deliver({ type: 'refresh' })
      // Thousands may have been sent away at once: they do not come back at once.
      const wait = this.#wait * (0.5 + Math.random())
      this.#retry = setTimeout(() => this.#source === source && this.#open(), wait)
      this.#wait = Math.min(this.#wait * 2, longestWait)
    })
  }

  #close() {
    clearTimeout(this.#retry)
    this.#source?.close()
    this.#source = null
  }

  /** Somebody signed in or out in another tab. */
  #compare(visit: string | null) {
    if (visit === this.#visit) return
    // What is loaded now says the same: the stream is not opened once more for it.
    this.#visit = visit
    if (this.#source) this.#open()
    this.#refresh()
  }

  /** Once, where a stream is about to open: what happens until then would be missed. */
  #refresh() {
    if (this.#source) this.#isOutdated = true
    else this.#deliver({ type: 'refresh' })
  }

  #deliver(event: LiveNews) {
    if (event.type === 'refresh') this.#isOutdated = false
    for (const listener of this.#listeners) listener(event)
  }
}
