/** What a test does in a browser, whatever protocol it speaks. */
import { setTimeout as wait } from 'node:timers/promises'

/** As WebDriver and its BiDi sister write the acts of a hand. */
export type Act = Record<string, unknown>

export type Browser = {
  open(url: string): Promise<void>
  /** Runs a function of the page's own; arguments and answer travel as JSON. */
  run(source: string): Promise<unknown>
  /** Presses with a pointer, at a point of the window. */
  press(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** @returns the pages as a PDF; WebKitGTK has no such command */
  print?(): Promise<Buffer>
  /** What the page's scripts threw and its console called an error. */
  errors: string[]
  close(): Promise<void>
}

export const pressActs = (x: number, y: number): Act[] => [
  {
    type: 'pointer',
    id: 'hand',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

export const typeActs = (text: string): Act[] => [
  {
    type: 'key',
    id: 'keys',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

const patience = 60_000
/** In CSS pixels: nearer a press may count as the second half of the one before. */
const aHandsWidth = 60
/** Longer than the double click of any of these systems, in milliseconds. */
const doubleClick = 600

/** Runs in the page: where it stands, what the router waits for, and the requests of late. */
function tellPage(): string {
  const { activeElement, body } = document
  const { state } = (window as unknown as Routed).__reactRouterDataRouter ?? {}
  const fetchers = [...(state?.fetchers ?? [])].map(
    ([key, fetcher]) => `${key}: ${fetcher.state} ${JSON.stringify(fetcher.data)}`,
  )
  const requests = performance
    .getEntriesByType('resource')
    .slice(-6)
    .map((one) => `${one.name} ${Math.round(one.startTime)}+${Math.round(one.duration)}`)
  return [
    `${location.href}, navigation ${state?.navigation.state}, ${Math.round(performance.now())} ms`,
    ...fetchers,
    ...requests,
    activeElement?.outerHTML.slice(0, 200),
    body.innerText.slice(-1500),
  ].join('\n')
}

type Routed = {
  __reactRouterDataRouter?: {
    state: {
      navigation: { state: string }
      fetchers: Map<string, { state: string; data?: unknown }>
    }
  }
}

export class Drive {
  readonly #browser: Browser
  #pressed = { x: 0, y: 0, time: 0 }

  constructor(browser: Browser) {
    this.#browser = browser
  }

  run<Args extends unknown[], Answer>(
    work: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Awaited<Answer>> {
    const source = `(${work})(...${JSON.stringify(args)})`
    return this.#browser.run(source) as Promise<Awaited<Answer>>
  }

  open = (url: string) => this.#browser.open(url)

  /** Waits until the work's answer is true in the page. */
  async until<Args extends unknown[]>(
    what: string,
    work: (...args: Args) => unknown,
    ...args: Args
  ) {
    const end = Date.now() + patience
    let last: unknown
    while (Date.now() < end) {
      try {
        last = await this.run(work, ...args)
        if (last) return
      } catch (error) {
        // A page that is just being left answers nothing.
        last = error
      }
      await wait(50)
    }
    throw new Error(`not in ${patience} ms: ${what} (${last})\n${await this.run(tellPage)}`)
  }

  /** React has taken the page over. */
  untilAlive = () =>
    this.until('alive', () => {
      const isAlive = (element: Element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber'))
      const pressed = [...document.querySelectorAll('main :is(a, button, input)')]
      return pressed.length > 0 && pressed.every(isAlive)
    })

  untilText = (text: string) =>
    this.until(`the text '${text}'`, (wanted) => document.body.innerText.includes(wanted), text)

  untilPath = (path: string) =>
    this.until(`the address ${path}`, (wanted) => location.pathname === wanted, path)

  /**
   * Presses the visible element of this selector and text where a person would, and says so when
   * something else lies there.
   */
  async press(selector: string, text = '') {
    await this.until(`${selector} '${text}' can be pressed`, findPoint, selector, text)
    const point = await this.#restingPoint(selector, text)
    const { x, y, time } = this.#pressed
    if (Math.hypot(point.x - x, point.y - y) < aHandsWidth) {
      await wait(Math.max(0, time + doubleClick - Date.now()))
    }
    await this.#browser.press(point.x, point.y)
    this.#pressed = { ...point, time: Date.now() }
  }

  /**
   * Where it stays for the third of a second in which a person aims: an answer that grows pushes
   * what stands below it, and a step that opens scrolls to its heading.
   */
  async #restingPoint(selector: string, text: string) {
    let before: string | undefined
    let rest = 0
    for (let tries = 0; tries < 100; tries += 1) {
      const point = await this.run(findPoint, selector, text)
      const now = JSON.stringify(point)
      rest = point && now === before ? rest + 1 : 0
      if (point && rest === 3) return point
      before = now
      await wait(100)
    }
    throw new Error(`${selector} '${text}' does not come to rest`)
  }

  /** Presses the field and writes into it. */
  async write(selector: string, text: string) {
    await this.press(selector)
    await this.until(
      `${selector} has the focus`,
      (one) => document.activeElement?.matches(one),
      selector,
    )
    await this.#browser.type(text)
    await this.until(
      `${selector} holds '${text}'`,
      (one, wanted) => document.querySelector<HTMLInputElement>(one)?.value.includes(wanted),
      selector,
      text,
    )
  }
}

function findPoint(selector: string, text: string) {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) =>
      one.getClientRects().length > 0 && !one.matches(':disabled') && one.innerText.includes(text),
  )
  if (!element) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } =
    element.getClientRects()[0] ?? element.getBoundingClientRect()
  const [x, y] = [left + Math.min(width / 2, 60), top + height / 2]
  const hit = document.elementFromPoint(x, y)
  // A dialog takes no press while it opens, nor does a page whose question has just closed.
  const isOver = hit?.contains(element) && !hit.matches('dialog, body, html')
  return hit && (element.contains(hit) || isOver) ? { x, y } : null
}
