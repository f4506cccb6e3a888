import type { Fucina } from '../tests/harness/launch.ts'
import { openSession, person } from '../tests/harness/people.ts'
import { type Finding, median, readable, verdictOf } from './figures.ts'
import { type PageToSee, type Seen, see, startPhone } from './phone.ts'
import { startPrinting } from './processes.ts'

/** What all pages are held to: milliseconds, but for the shift, which is a score. */
const most = { shift: 0.01, requests: 10, answer: 3000 }
/**
 * Pages that people open first. A first paint within half a second, twice the floor, is at once for
 * whoever waited for the line; blocking is noticed by a tap alone, and a tenth of a second is none.
 */
const mostOfLight = { paint: 2, blocking: 100, longestTask: 150, answer: 100 }
const mostOfOthers = { paint: 2 }

type Held = PageToSee & { isLight: boolean }

const cookieBanner = {
  press: 'footer button',
  isAnswered: "document.querySelector('.cookie')?.checkVisibility()",
}

/** Pages of each kind, each with its main button. */
async function readPages(server: Fucina): Promise<Held[]> {
  const { id } = await person(server)
  const [name, value] = await openSession(server, id)
  const page = (path: string, tap: PageToSee['tap'], isLight = false): Held => ({
    name: path,
    url: server.url + path,
    isLight,
    ...(tap && { tap }),
    ...(!isLight && { cookies: [{ name, value }] }),
  })
  return [
    page('/', cookieBanner, true),
    page('/privacy', cookieBanner, true),
    page(
      '/login/accedi',
      {
        press: '.secret button',
        isAnswered: "document.querySelector('.secret input').type === 'text'",
      },
      true,
    ),
    page('/lettera', cookieBanner, true),
    page('/messaggio', cookieBanner, true),
    page('/guides', cookieBanner),
    page('/guides/chatgpt-basics', cookieBanner),
    page('/prompts?profession=ristoratore', cookieBanner),
  ]
}

const numbers = (seen: readonly Seen[], of: keyof Seen) => seen.map((one) => one[of])
const middle = (seen: readonly Seen[], of: keyof Seen) => median(numbers(seen, of))

/** Nobody taps on the page of one request. */
const tapInWords = (seen: readonly Seen[]) =>
  Number.isNaN(middle(seen, 'answer'))
    ? 'no tap'
    : `first tap answered after ${readable(middle(seen, 'answer'))} ms (INP ${readable(middle(seen, 'interaction'))} ms)`

const inWordsOf = (seen: readonly Seen[], ratio: number) =>
  `LCP ${ratio.toFixed(2)} floors, TBT ${readable(middle(seen, 'blocking'))} ms, longest task ${readable(middle(seen, 'longestTask'))} ms, CLS ${Math.max(...numbers(seen, 'shift')).toFixed(3)}, ${middle(seen, 'requests')} requests, ${tapInWords(seen)}`

function finding({ name, isLight }: Held, seen: readonly Seen[], one: readonly Seen[]): Finding {
  const ratio = middle(seen, 'largestPaint') / middle(one, 'largestPaint')
  const isWhole = Math.max(...numbers(seen, 'shift')) <= most.shift
  const isFew = middle(seen, 'requests') <= most.requests
  const isLightEnough =
    ratio <= mostOfLight.paint &&
    middle(seen, 'blocking') <= mostOfLight.blocking &&
    middle(seen, 'longestTask') <= mostOfLight.longestTask &&
    middle(seen, 'answer') <= mostOfLight.answer
  const isQuick = ratio <= mostOfOthers.paint && middle(seen, 'answer') <= most.answer
  const light = `LCP at most ${mostOfLight.paint} floors, TBT ${mostOfLight.blocking} ms, no task over ${mostOfLight.longestTask} ms, tap ${mostOfLight.answer} ms`
  const others = `LCP at most ${mostOfOthers.paint} floors, tap ${most.answer} ms`
  return {
    what: `Slow phone: ${name}`,
    measured: inWordsOf(seen, ratio),
    target: `${isLight ? light : others}, CLS ${most.shift}, ${most.requests} requests`,
    met: verdictOf(
      numbers(one, 'largestPaint'),
      isWhole && isFew && (isLight ? isLightEnough : isQuick),
    ),
  }
}

function floorFinding(name: string, seen: readonly Seen[], one: readonly Seen[]): Finding {
  const ratio = middle(seen, 'largestPaint') / middle(one, 'largestPaint')
  return {
    what: `Slow phone: ${name}`,
    measured: inWordsOf(seen, ratio),
    target: 'none: a floor',
    met: null,
  }
}

/** Pages of each kind on a slow phone, in turn with a page of one request and the smallest React page. */
export async function slowPhone(server: Fucina, rounds = 7): Promise<Finding[]> {
  const floors = await startPrinting('bench/phone-floors.ts', [])
  const browser = await startPhone()
  try {
    const pages = await readPages(server)
    const one: PageToSee = { name: 'one request, no script', url: `${floors.url}/one` }
    const react: PageToSee = {
      name: 'the smallest React page',
      url: `${floors.url}/react`,
      tap: { press: 'button', isAnswered: "document.body.textContent.includes('Premi: 1')" },
    }
    const all = [one, react, ...pages]
    const seen = new Map<string, Seen[]>(all.map(({ name }) => [name, []]))
    for (let round = 0; round < rounds; round++) {
      for (const page of all) seen.get(page.name)?.push(await see(browser, page))
    }
    const of = ({ name }: PageToSee) => seen.get(name) ?? []
    return [
      ...[one, react].map((page) => floorFinding(page.name, of(page), of(one))),
      ...pages.map((page) => finding(page, of(page), of(one))),
    ]
  } finally {
    await browser.close()
    await floors.stop()
  }
}
