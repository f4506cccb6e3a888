import { type Finding, inWords, median, type Series, verdictOf } from './figures.ts'
import { type Measured, processorMilliseconds } from './processes.ts'

const prompt = 'Scrivi il menu del giorno di una trattoria di Bergamo.'
const decoder = new TextDecoder()

/** How to ask one of the two for an answer, and how its first piece of text looks. */
type Source = { url: string; init: RequestInit; firstText: RegExp }

const providerOf = (url: string): Source => ({
  url: `${url}/chat/completions`,
  init: {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      model: 'gpt-3.5-turbo',
      stream: true,
      messages: [{ role: 'user', content: prompt }],
    }),
  },
  firstText: /"content":"[^"]/,
})

const productOf = (url: string): Source => ({
  url: `${url}/prompts/answer`,
  init: {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ prompt }),
  },
  firstText: /"type":"text"/,
})

/**
 * Reads one answer to its end. @returns milliseconds to the first piece of text, and all that came
 */
async function ask({ url, init, firstText }: Source) {
  const start = performance.now()
  const response = await fetch(url, init)
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`)
  let first = Number.NaN
  let all = ''
  for await (const chunk of response.body) {
    all += decoder.decode(chunk, { stream: true })
    if (Number.isNaN(first) && firstText.test(all)) first = performance.now() - start
  }
  return { first, all }
}

/** Nobody who waits for the first word of a service tells a hundredth of a second, in milliseconds. */
const mostAdded = 10

/**
 * Milliseconds that the product adds to the first token, asked in turn with the provider itself.
 */
export async function firstToken(provider: string, product: string): Promise<Finding> {
  const direct = providerOf(provider)
  const through = productOf(product)
  const floor: Series = { name: 'provider, first token', unit: 'ms', values: [] }
  const ours: Series = { name: 'Fucina, first token', unit: 'ms', values: [] }
  for (let round = 0; round < 220; round++) {
    const one = await ask(direct)
    const other = await ask(through)
    if (round < 20) continue
    floor.values.push(one.first)
    ours.values.push(other.first)
  }
  const added = median(ours.values.map((value, index) => value - (floor.values[index] ?? 0)))
  return {
    what: 'First token of an answer, added to the provider’s own',
    measured: `${added.toFixed(2)} ms (${inWords(ours)}; ${inWords(floor)})`,
    target: `at most ${mostAdded} ms`,
    met: verdictOf(floor.values, added <= mostAdded),
  }
}

const isWhole = (all: string) => all.trimEnd().endsWith('"end","cut":null}')
const rounds = 5
const atOnce = 200
/**
 * 200 people who press in the same instant are five classes; a first word that comes within a second
 * is as quick as a service alone gives it, in milliseconds.
 */
const mostOfFirst = 1000

const together = (source: Source) =>
  Promise.allSettled(Array.from({ length: atOnce }, () => ask(source)))

/** Many answers begun at once: none is dropped, and the first words come soon after the provider's own. */
export async function parallelStreams(provider: string, product: string): Promise<Finding> {
  const floor: Series = { name: 'provider, first word', unit: 'ms', values: [] }
  const ours: Series = { name: 'Fucina, first word', unit: 'ms', values: [] }
  let dropped = 0
  for (let round = -1; round < rounds; round++) {
    const firsts: number[][] = []
    for (const source of [providerOf(provider), productOf(product)]) {
      const answers = await together(source)
      const came = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      firsts.push(came.map(({ first }) => first))
      if (source.url.startsWith(product)) {
        dropped += atOnce - came.filter(({ all }) => isWhole(all)).length
      }
    }
    if (round < 0) continue
    floor.values.push(median(firsts[0] ?? []))
    ours.values.push(median(firsts[1] ?? []))
  }
  const first = median(ours.values)
  return {
    what: `${atOnce} answers begun at once, first word at p50`,
    measured: `${dropped} dropped (${inWords(ours)}; ${inWords(floor)})`,
    target: `none dropped, at most ${mostOfFirst} ms`,
    met: dropped > 0 ? false : verdictOf(floor.values, first <= mostOfFirst),
  }
}

const heardAtOnce = 50
const mostOfPipe = 3

/** How an answer is asked for through the bare pipe. */
const pipeOf = (url: string): Source => ({ ...providerOf(url), url })

/**
 * What the process works for each token of 50 answers at once, in turn with a process that only
 * pipes them.
 * @param tokens of each answer
 */
export async function processorPerToken(
  pipe: Measured,
  product: { url: string; pid: number },
  tokens: number,
): Promise<Finding> {
  const floor: Series = { name: 'Node that pipes, a token', unit: 'µs', values: [] }
  const ours: Series = { name: 'Fucina, a token', unit: 'µs', values: [] }
  const sides = [
    { source: pipeOf(pipe.url), pid: pipe.pid, series: floor },
    { source: productOf(product.url), pid: product.pid, series: ours },
  ]
  for (let round = -1; round < rounds; round++) {
    for (const { source, pid, series } of sides) {
      const before = processorMilliseconds(pid)
      await Promise.all(Array.from({ length: heardAtOnce }, () => ask(source)))
      const worked = processorMilliseconds(pid) - before
      if (round >= 0) series.values.push((worked * 1000) / (heardAtOnce * tokens))
    }
  }
  const ratio = median(ours.values) / median(floor.values)
  return {
    what: 'Processor for a token of an answer, against Node that only pipes',
    measured: `${ratio.toFixed(1)} times (${inWords(ours)}; ${inWords(floor)})`,
    target: `at most ${mostOfPipe} times`,
    met: verdictOf(floor.values, ratio <= mostOfPipe),
  }
}
