import { beforeEach, expect, test, vi } from 'vitest'
import { LiveConnection } from './live-connection.ts'

/** A stream that opens, or is refused, when the test says so. */
class Stream extends EventTarget {
  static readonly CONNECTING = 0
  static readonly CLOSED = 2
  static all: Stream[] = []
  static get last() {
    return Stream.all.at(-1) as Stream
  }
  readyState = Stream.CONNECTING
  constructor() {
    super()
    Stream.all.push(this)
  }
  close() {
    this.readyState = Stream.CLOSED
  }
  become(what: 'open' | 'error') {
    this.readyState = what === 'open' ? 1 : Stream.CLOSED
    this.dispatchEvent(new Event(what))
  }
}

class Channel extends EventTarget {
  static last: Channel
  constructor() {
    super()
    Channel.last = this
  }
  postMessage() {}
  /** Another tab says whose session it shows. */
  hear(visit: string | null) {
    this.dispatchEvent(new MessageEvent('message', { data: visit }))
  }
}

let page: EventTarget
const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const hide = () => page.dispatchEvent(new Event('pagehide'))
const comeBack = () => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

let heard: string[] = []
let connection: LiveConnection

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('document', tab)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('BroadcastChannel', Channel)
  tab.visibilityState = 'visible'
  heard = []
  connection = new LiveConnection()
  connection.listen(({ type }) => heard.push(type))
  connection.identify(null)
  return () => {
    hide()
    vi.unstubAllGlobals()
  }
})

test('the first stream has nothing to load again', () => {
  Stream.last.become('open')
  expect(heard).toEqual([])
})

test.each([true, false])('a page that comes back from memory loads once', (wasOpen) => {
  if (wasOpen) Stream.last.become('open')
  hide()
  comeBack()
  Stream.last.become('open')
  expect(heard).toEqual(['refresh'])
})

test('SESS-09 who signs in in another tab makes this one load once', () => {
  Stream.last.become('open')
  Channel.last.hear('anna')
  Stream.last.become('open')
  // What was loaded says who it is.
  connection.identify('anna')
  expect(Stream.last.readyState).toBe(1)
  expect(heard).toEqual(['refresh'])
  Channel.last.hear('anna')
  expect(heard).toEqual(['refresh'])
})

test('SESS-09 who signs out in another tab does so here where no stream is to be had', () => {
  Stream.last.become('open')
  Channel.last.hear('anna')
  Stream.last.become('error')
  expect(heard).toEqual(['refresh'])
  tab.visibilityState = 'hidden'
  hide()
  Channel.last.hear(null)
  expect(heard).toEqual(['refresh', 'refresh'])
})
