import { type Finding, floorTolerance, inWords, median, type Series, spread } from './figures.ts'
import { requestsPerSecond } from './load.ts'
import { startPrinting } from './processes.ts'

const rounds = 5

/**
 * Requests per second of a page against bare React rendering as many elements and bytes,
 * floor and product interleaved.
 * @param target the ratio we hold ourselves to
 */
export async function pageAgainstBareReact(url: string, target: number): Promise<Finding> {
  const html = await (await fetch(url)).text()
  const elements = html.match(/<[a-z]/g)?.length ?? 1
  const bare = await startPrinting('bench/bare-react.ts', [
    String(elements),
    String(Buffer.byteLength(html)),
  ])
  try {
    await requestsPerSecond(bare.url, { seconds: 2 })
    await requestsPerSecond(url, { seconds: 2 })
    const floor: Series = { name: 'bare React', unit: 'req/s', values: [] }
    const product: Series = { name: new URL(url).pathname, unit: 'req/s', values: [] }
    for (let round = 0; round < rounds; round++) {
      floor.values.push(await requestsPerSecond(bare.url))
      product.values.push(await requestsPerSecond(url))
    }
    const ratio = median(product.values) / median(floor.values)
    return {
      what: `${product.name} against bare React of the same weight`,
      measured: `${ratio.toFixed(2)} (${inWords(product)}; ${inWords(floor)})`,
      target: `at least ${target}`,
      met: spread(floor.values) > floorTolerance ? null : ratio >= target,
      series: [floor, product],
    }
  } finally {
    await bare.stop()
  }
}
