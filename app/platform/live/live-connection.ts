import type { LiveEvent } from './live-events.ts'

/** What a screen hears: the server's events, and that some may have been missed. */
export type LiveNews = LiveEvent | { type: 'refresh' }

type Listener = (event: LiveNews) => void

/** What tabs tell each other. */
type TabMessage =
  | { type: 'event'; event: LiveNews }
  /** A tab joins: the leader says how the database is. */
  | { type: 'hello' }
  /** The session a tab shows, null for nobody's. */
  | { type: 'visit'; visit: string | null }

const lockName = 'fucina-live'
const channelName = 'fucina-live'
const shortestWait = 2000
const longestWait = 30_000

/**
 * One EventSource for all tabs of a browser. The tab in front holds it (a lock says which) and
 * passes every event on to the others; without locks or channels each tab has its own.
 */
export class LiveConnection {
  readonly #listeners = new Set<Listener>()
  readonly #channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null
  #source: EventSource | null = null
  #release: (() => void) | null = null
  #database: LiveNews | null = null
  #visit: string | null | undefined
  #hasBeenOpen = false
  #retry: ReturnType<typeof setTimeout> | undefined
  #wait = shortestWait

  constructor(visit: string | null | undefined) {
    this.#visit = visit
    this.#start()
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  identify(visit: string | null) {
    const isChanged = this.#visit !== undefined && this.#visit !== visit
    this.#visit = visit
    this.#tell({ type: 'visit', visit })
    if (isChanged && this.#source) this.#open()
  }

  #start() {
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      if (data.type === 'event') this.#deliver(data.event)
      else if (data.type === 'visit') this.#compare(data.visit)
      else if (this.#database) this.#tell({ type: 'event', event: this.#database })
    })
    // A page kept in memory by the browser may neither hold the lock nor hear anything.
    addEventListener('pagehide', () => this.#resign())
    addEventListener('pageshow', (event) => {
      if (!event.persisted) return
      this.#lead(false)
      this.#deliver({ type: 'refresh' })
    })
    // A tab in the background may be put to sleep: the one in front takes over.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && !this.#source) this.#lead(true)
    })
    this.#lead(document.visibilityState === 'visible')
    this.#tell({ type: 'hello' })
    if (this.#visit !== undefined) this.#tell({ type: 'visit', visit: this.#visit })
  }

  /** Holds the stream while this tab holds the lock. @param steal take it from the tab that has it */
  #lead(steal: boolean) {
    if (!navigator.locks || !this.#channel) {
      this.#open()
      return
    }
    navigator.locks
      .request(lockName, { steal }, () => {
        this.#open()
        return new Promise<void>((resolve) => {
          this.#release = resolve
        })
      })
      .catch(() => {
        // Another tab took over: wait in line for the day it closes.
        this.#close()
        this.#release = null
        if (document.visibilityState === 'hidden') this.#lead(false)
      })
  }

  #resign() {
    this.#close()
    this.#release?.()
    this.#release = null
  }

  #open() {
    this.#close()
    const source = new EventSource('/live')
    this.#source = source
    source.addEventListener('open', () => {
      this.#wait = shortestWait
      // Events between two connections are lost: load again what is on screen.
      if (this.#hasBeenOpen) this.#pass({ type: 'refresh' })
      this.#hasBeenOpen = true
    })
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data) as LiveNews
      if (event.type === 'database') this.#database = event
      this.#pass(event)
    })
    source.addEventListener('error', () => {
      // The browser itself comes back after a cut, but not after an answer that is no stream.
      if (source.readyState !== EventSource.CLOSED) return
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
    if (this.#source) this.#open()
    this.#deliver({ type: 'refresh' })
  }

  #pass(event: LiveNews) {
    this.#deliver(event)
    this.#tell({ type: 'event', event })
  }

  #deliver(event: LiveNews) {
    for (const listener of this.#listeners) listener(event)
  }

  #tell(message: TabMessage) {
    this.#channel?.postMessage(message)
  }
}
