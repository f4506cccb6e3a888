import { type Finding, inWords, median, type Series, verdictOf } from './figures.ts'
import { requestsPerSecond } from './load.ts'
import { startPrinting } from './processes.ts'

const rounds = 5

/** `more`: said besides the figures. */
type Asked = { what: string; target: number; seconds: number; more?: string }

type Floor = { name: string; script: string; args: string[] }

/**
 * Requests per second of a page against a floor: a process of its own, asked in turn with the page.
 * @param target the ratio we hold ourselves to
 */
async function againstFloor(
  url: string,
  { name, script, args }: Floor,
  { what, target, seconds, more = '' }: Asked,
): Promise<Finding> {
  const bare = await startPrinting(script, args)
  try {
    await requestsPerSecond(bare.url, { seconds: Math.min(seconds, 2) })
    await requestsPerSecond(url, { seconds: Math.min(seconds, 2) })
    const floor: Series = { name, unit: 'req/s', values: [] }
    const product: Series = { name: new URL(url).pathname, unit: 'req/s', values: [] }
    for (let round = 0; round < rounds; round++) {
      floor.values.push(await requestsPerSecond(bare.url, { seconds }))
      product.values.push(await requestsPerSecond(url, { seconds }))
    }
    const ratio = median(product.values) / median(floor.values)
    return {
      what: `${product.name} ${what}`,
      measured: `${ratio.toFixed(2)} (${inWords(product)}; ${inWords(floor)})${more}`,
      target: `at least ${target}`,
      met: verdictOf(floor.values, ratio >= target),
    }
  } finally {
    await bare.stop()
  }
}

/** The part of a page that repeats for its scripts, as data, what it was rendered from. */
function dataShare(html: string): number {
  const scripts = html.match(/<script[^>]*>window\.__reactRouterContext[\s\S]*?<\/script>/g) ?? []
  return scripts.reduce((sum, script) => sum + script.length, 0) / html.length
}

/** A rendered page against bare React rendering as many elements and bytes. */
export async function pageAgainstBareReact(
  url: string,
  target: number,
  seconds = 3,
): Promise<Finding> {
  const html = await (await fetch(url)).text()
  const elements = String(html.match(/<[a-z]/g)?.length ?? 1)
  const args = [elements, String(Buffer.byteLength(html))]
  const floor = { name: 'bare React', script: 'bench/bare-react.ts', args }
  return againstFloor(url, floor, {
    what: 'against bare React of the same weight',
    target,
    seconds,
    more: `; data is ${Math.round(dataShare(html) * 100)} % of the HTML`,
  })
}

/** A kept page against node:http sending the same bytes with the same headers. */
export function keptPageAgainstNode(url: string, target: number, seconds = 3): Promise<Finding> {
  const floor = { name: 'node:http', script: 'bench/same-bytes.ts', args: [url] }
  return againstFloor(url, floor, {
    what: 'for visitors, against node:http sending the same bytes',
    target,
    seconds,
  })
}
