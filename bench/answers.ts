import { type Finding, inWords, median, readable, type Series } from './figures.ts'

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
    target: 'at most 2.5 ms',
    met: added <= 2.5,
    series: [floor, ours],
  }
}

/** Parallel answers: every one must come whole. */
export async function parallelStreams(product: string, count: number): Promise<Finding> {
  const source = productOf(product)
  const start = performance.now()
  const answers = await Promise.allSettled(Array.from({ length: count }, () => ask(source)))
  const seconds = (performance.now() - start) / 1000
  const whole = answers.filter(
    (answer) =>
      answer.status === 'fulfilled' && answer.value.all.trimEnd().endsWith('"end","cut":null}'),
  ).length
  return {
    what: `${count} answers streamed at once`,
    measured: `${whole} came whole, in ${readable(seconds)} s`,
    target: 'none dropped',
    met: whole === count,
    series: [],
  }
}
