/** What one process carries, and what it does at twice that. */
import type { Agent } from 'node:http'
import { type Fucina, launchFucina } from '../../tests/harness/launch.ts'
import { readable } from '../figures.ts'
import { residentMegabytes, startPrinting } from '../processes.ts'
import { type Drill, figure } from './drill.ts'
import { type Met, offer, p90, shares } from './mix.ts'
import { type Actor, keptOpen, proxySettings, signedInPeople } from './people.ts'

const people = 200
const promisedMilliseconds = 500
/** Offered in requests a second, one after the other, until the promise breaks. */
const rates = [20, 40, 60, 80, 100, 130, 160, 200, 250, 300, 400]
const searchSeconds = 10
/** Whoever is told waits for what the process is doing at that moment, and for nothing else. */
const toldMilliseconds = 1000

const unlimited = '100000000'
const settings = {
  ...proxySettings,
  AI_DAILY_PER_VISITOR: unlimited,
  AI_DAILY_TOTAL: unlimited,
  AI_PER_MINUTE_VISITOR: unlimited,
  NETWORK_TIMES: '1000000',
}

const isKept = (met: Met) =>
  met.told.length === 0 && met.failed.length === 0 && p90(met.served) < promisedMilliseconds

const perSecond = (count: number, { seconds }: Met) => readable(count / seconds)

type Place = { agent: Agent; url: string; actors: readonly Actor[] }

/** The rates at which the promise is kept for a while, the highest first. */
async function keptRates({ agent, url, actors }: Place): Promise<number[]> {
  const kept: number[] = []
  for (const rate of rates) {
    const met = await offer(agent, url, actors, { rate, seconds: searchSeconds })
    console.log(
      `  ${rate}/s: p90 ${readable(p90(met.served))} ms, ${met.told.length} told, ${met.failed.length} failed`,
    )
    if (!isKept(met)) break
    kept.unshift(rate)
  }
  return kept
}

type Held = { rate: number; met: Met }

/** The highest rate at which the promise is kept for so long; at none of them, the lowest. */
async function carried({ agent, url, actors }: Place, minutes: number): Promise<Held> {
  const [first = rates[0] as number, ...lower] = await keptRates({ agent, url, actors })
  const hold = async (rate: number): Promise<Held> => ({
    rate,
    met: await offer(agent, url, actors, { rate, seconds: minutes * 60 }),
  })
  let held = await hold(first)
  for (const rate of lower) {
    if (isKept(held.met)) break
    held = await hold(rate)
  }
  return held
}

async function measure(server: Fucina, minutes: number) {
  const actors = await signedInPeople(server, people)
  const agent = keptOpen()
  await offer(agent, server.url, actors, { rate: 20, seconds: 5 })
  const { rate, met: held } = await carried({ agent, url: server.url, actors }, minutes)
  const twice = await offer(agent, server.url, actors, {
    rate: rate * 2,
    seconds: Math.min(60, minutes * 60),
  })
  agent.destroy()
  const mix = Object.entries(shares).map(([kind, share]) => `${share} % ${kind}`)
  return [
    figure(
      `Carried for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, at most (${mix.join(', ')})`,
      `${rate} req/s, p90 ${readable(p90(held.served))} ms, ${held.told.length} told, ${held.failed.length} failed`,
      `p90 under ${promisedMilliseconds} ms, none failed`,
      isKept(held),
    ),
    figure(
      'Served at twice that',
      `${perSecond(twice.served.length, twice)} req/s, p90 ${readable(p90(twice.served))} ms`,
      'nine tenths of what is carried',
      twice.served.length / twice.seconds >= rate * 0.9,
    ),
    figure(
      'The rest, told that there are too many',
      `${perSecond(twice.told.length, twice)} req/s, p90 ${readable(p90(twice.told))} ms`,
      `within ${toldMilliseconds} ms`,
      p90(twice.told) < toldMilliseconds,
    ),
    figure('Failed in another way', wordsOf(twice), '0', twice.failed.length === 0),
    figure(
      'Memory afterwards',
      `${readable(residentMegabytes(server.process.pid ?? 0))} MB`,
      'none of its own',
      null,
    ),
  ]
}

/** Which requests failed, and how. */
function wordsOf({ failed }: Met): string {
  const counts = new Map<string, number>()
  for (const { kind, status } of failed) {
    const name = `${kind} ${status}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const words = [...counts].map(([name, count]) => `${count} × ${name}`)
  return words.length > 0 ? words.join(', ') : '0'
}

export const overload: Drill = {
  about: 'the mixed load of a town: what one process carries, and twice that',
  engines: ['sqlite', 'postgres'],
  size: { counts: 'minutes at the carried rate', usual: 10 },
  async run({ engine, size }) {
    const ai = await startPrinting('bench/provider.ts', [])
    const provider = { AI_PROVIDER: 'openai', AI_BASE_URL: `${ai.url}/v1`, AI_API_KEY: 'sk-drill' }
    const server = await launchFucina({ engine, env: { ...settings, ...provider } })
    try {
      return await measure(server, size)
    } finally {
      await server.remove()
      await ai.stop()
    }
  },
}
