import type { Fucina } from '../tests/harness/launch.ts'
import { openSession, person } from '../tests/harness/people.ts'
import { type Finding, floorTolerance, median, readable, type Series, spread } from './figures.ts'
import { type PageToSee, type Seen, scriptBeforeTouch, see, startPhone } from './phone.ts'
import { startPrinting } from './processes.ts'

const kilobyte = 1024

/** What public pages are held to; pages for people who are signed in have no target here. */
const targets = { paint: 1.1, blocking: 10, shift: 0, script: 9 * kilobyte, answer: 200 }

/** The public pages whose first touch is measured, and a guide, which hydrates at once. */
async function pagesOf(server: Fucina): Promise<{ open: PageToSee[]; signedIn: PageToSee[] }> {
  const { id } = await person(server)
  const [name, value] = await openSession(server, id)
  const guide = await server
    .db()
    .selectFrom('guides')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return {
    open: [
      {
        name: '/',
        url: `${server.url}/`,
        tap: {
          press: 'footer button',
          isAnswered: "document.querySelector('.cookie')?.checkVisibility()",
        },
      },
      {
        name: '/login',
        url: `${server.url}/login`,
        tap: {
          press: '.secret button',
          isAnswered: "document.querySelector('.secret input').type === 'text'",
        },
      },
    ],
    signedIn: [
      {
        name: 'a guide',
        url: `${server.url}/guides/${guide?.id}`,
        cookies: [{ name, value }],
        tap: {
          press: 'footer button',
          isAnswered: "document.querySelector('.cookie')?.checkVisibility()",
        },
      },
    ],
  }
}

const numbers = (seen: readonly Seen[], of: keyof Seen) => seen.map((one) => one[of])
const middle = (seen: readonly Seen[], of: keyof Seen) => median(numbers(seen, of))

const paints = (name: string, seen: readonly Seen[]): Series => ({
  name: `${name}, largest paint`,
  unit: 'ms',
  values: numbers(seen, 'largestPaint'),
})

function finding(
  name: string,
  seen: readonly Seen[],
  { floor, script, isHeld }: { floor: Seen[]; script: number; isHeld: boolean },
): Finding {
  const ratio = middle(seen, 'largestPaint') / middle(floor, 'largestPaint')
  const blocking = middle(seen, 'blocking')
  const shift = middle(seen, 'shift')
  const answer = middle(seen, 'answer')
  const isQuiet = spread(numbers(floor, 'largestPaint')) <= floorTolerance
  const isMet =
    ratio <= targets.paint &&
    blocking <= targets.blocking &&
    shift <= targets.shift &&
    script <= targets.script &&
    !(answer > targets.answer)
  const touch = Number.isNaN(answer)
    ? ''
    : `, first tap answered after ${readable(answer)} ms (INP ${readable(middle(seen, 'interaction'))} ms)`
  return {
    what: `Slow phone: ${name}`,
    measured: `LCP ${ratio.toFixed(2)} floors, TBT ${readable(blocking)} ms, CLS ${shift.toFixed(3)}, ${(script / kilobyte).toFixed(1)} KB of script run before${touch}`,
    target: isHeld
      ? `LCP at most ${targets.paint} floors, TBT ${targets.blocking} ms, CLS ${targets.shift}, ${targets.script / kilobyte} KB, tap ${targets.answer} ms`
      : 'none of its own',
    met: isHeld && isQuiet ? isMet : null,
    series: [paints(name, seen)],
  }
}

/**
 * Public pages and a guide on a slow phone, in turn with a page of one request and the smallest
 * React page.
 */
export async function slowPhone(server: Fucina, rounds = 7): Promise<Finding[]> {
  const floors = await startPrinting('bench/phone-floors.ts', [])
  const browser = await startPhone()
  try {
    const { open, signedIn } = await pagesOf(server)
    const one: PageToSee = { name: 'one request, no script', url: `${floors.url}/one` }
    const react: PageToSee = {
      name: 'the smallest React page',
      url: `${floors.url}/react`,
      tap: { press: 'button', isAnswered: "document.body.textContent.includes('Premi: 1')" },
    }
    const pages = [one, react, ...open, ...signedIn]
    const seen = new Map<string, Seen[]>(pages.map(({ name }) => [name, []]))
    for (let round = 0; round < rounds; round++) {
      for (const page of pages) seen.get(page.name)?.push(await see(browser, page))
    }
    const floor = seen.get(one.name) ?? []
    const findings: Finding[] = []
    for (const page of pages) {
      const script = await scriptBeforeTouch(browser, page)
      findings.push(
        finding(page.name, seen.get(page.name) ?? [], {
          floor,
          script,
          isHeld: open.includes(page),
        }),
      )
    }
    return findings
  } finally {
    await browser.close()
    await floors.stop()
  }
}
