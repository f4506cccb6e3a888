/**
 * `npm run bench`: measures the product on this machine and writes bench/RESULTS.md, a section for
 * each part; `-- --only pages,lists` measures some and leaves the other sections as they are.
 * Everything listens on loopback; every loop is bounded.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { buildIfChanged } from '../ops/build-if-changed.mjs'
import { providePostgres } from '../ops/test-postgres.ts'
import { type Fucina, launchFucina } from '../tests/harness/launch.ts'
import type { TestEngine } from '../tests/harness/place.ts'
import { endRun } from '../tests/harness/run.ts'
import { firstToken, parallelStreams, processorPerToken } from './answers.ts'
import { longestBlocks } from './blocks.ts'
import { classGetsIn } from './class.ts'
import { dashboardFigures } from './dashboard-figures.ts'
import { type Finding, readable } from './figures.ts'
import { finderAtScale } from './finder.ts'
import { keptPageAgainstNode, pageAgainstBareReact } from './pages.ts'
import { slowPhone } from './phone-pages.ts'
import { residentMegabytes, startPrinting } from './processes.ts'
import { sectionOf, withSection } from './report.ts'
import { signedInPages } from './signed-in.ts'
import { productionBuild, startToReady } from './start.ts'
import { usersAtScale } from './users.ts'
import { readServer, watched } from './watched.ts'

const unlimited = '100000000'
const quotas = {
  AI_DAILY_PER_VISITOR: unlimited,
  AI_DAILY_TOTAL: unlimited,
  AI_PER_MINUTE_VISITOR: unlimited,
  NETWORK_TIMES: '1000000',
}

/**
 * Router, session and data of a page take as long as twice its React again: some 4 ms, which nobody
 * who waits for a page can tell from 2.
 */
const ofBareReact = 0.25

/** Of the smallest machines that are let, with 1 GB, more than half stays free. */
const mostMegabytes = 400

async function ofTheServer(): Promise<Finding[]> {
  const ai = await startPrinting('bench/provider.ts', [])
  const provider = `${ai.url}/v1`
  const server = await launchFucina({
    engine: 'sqlite',
    env: {
      ...watched,
      ...quotas,
      AI_PROVIDER: 'openai',
      AI_BASE_URL: provider,
      AI_API_KEY: 'sk-bench',
    },
  })
  try {
    const findings = [
      await firstToken(provider, server.url),
      await keptPageAgainstNode(`${server.url}/`, 0.8),
      await keptPageAgainstNode(`${server.url}/login`, 0.8),
      await keptPageAgainstNode(`${server.url}/privacy`, 0.8),
      await pageAgainstBareReact(`${server.url}/prompts`, ofBareReact),
      await pageAgainstBareReact(`${server.url}/prompts?profession=ristoratore`, ofBareReact),
    ]
    const { processor, collecting } = await readServer(server)
    findings.push(memoryAfter(server, collecting / processor), ...(await signedInPages(server)))
    return findings
  } finally {
    await server.remove()
    await ai.stop()
  }
}

/** Answers as long as people get them, at the pace of a fast service. */
const tokensOfAnswer = 200
const tokenMilliseconds = 5

async function ofTheStreams(): Promise<Finding[]> {
  const pace = [tokensOfAnswer, tokenMilliseconds].map(String)
  const ai = await startPrinting('bench/provider.ts', pace)
  const provider = `${ai.url}/v1`
  const pipe = await startPrinting('bench/bare-pipe.ts', [`${provider}/chat/completions`])
  const server = await launchFucina({
    engine: 'sqlite',
    env: { ...quotas, AI_PROVIDER: 'openai', AI_BASE_URL: provider, AI_API_KEY: 'sk-bench' },
  })
  try {
    const product = { url: server.url, pid: server.process.pid ?? 0 }
    return [
      await parallelStreams(provider, server.url),
      await processorPerToken(pipe, product, tokensOfAnswer),
    ]
  } finally {
    await server.remove()
    await pipe.stop()
    await ai.stop()
  }
}

/** @param collecting the share of the processor that collecting garbage took during the load */
function memoryAfter(server: Fucina, collecting: number): Finding {
  const memory = residentMegabytes(server.process.pid ?? 0)
  return {
    what: 'Resident memory after the load, embedded database included',
    measured: `${readable(memory)} MB, ${(collecting * 100).toFixed(1)} % of the processor collects garbage`,
    target: `under ${mostMegabytes} MB`,
    met: memory < mostMegabytes,
  }
}

/** On a server of its own, so that the load of the others is over. */
async function ofThePhone(): Promise<Finding[]> {
  const server = await launchFucina({ engine: 'sqlite' })
  try {
    return await slowPhone(server)
  } finally {
    await server.remove()
  }
}

/** People in the administrators' list and figures: as many as a large town has. */
const people = 20_000

type Part = { title: string; measure: (engines: readonly TestEngine[]) => Promise<Finding[]> }

async function onEach(
  engines: readonly TestEngine[],
  measure: (engine: TestEngine) => Promise<Finding[]>,
): Promise<Finding[]> {
  const findings = []
  for (const engine of engines) findings.push(...(await measure(engine)))
  return findings
}

/** In the order of bench/RESULTS.md; a floor and what is measured against it are in one part. */
const parts: Record<string, Part> = {
  pages: {
    title: 'Pages and answers',
    measure: ofTheServer,
  },
  streams: { title: 'Streams of answers', measure: ofTheStreams },
  class: {
    title: 'A class behind one address',
    measure: (engines) => onEach(engines, classGetsIn),
  },
  phone: { title: 'A slow phone', measure: ofThePhone },
  finder: { title: 'The finder', measure: (engines) => onEach(engines, finderAtScale) },
  users: {
    title: 'The list of people',
    measure: (engines) => onEach(engines, (engine) => usersAtScale(engine, people)),
  },
  figures: {
    title: 'The administrators’ dashboard',
    measure: (engines) => onEach(engines, (engine) => dashboardFigures(engine, { people })),
  },
  blocks: {
    title: 'What holds the process',
    measure: (engines) => onEach(engines, longestBlocks),
  },
  start: {
    title: 'Start and build',
    measure: async () => [await startToReady(), productionBuild()],
  },
}

const usage = `npm run bench [-- --only PART,PART]

Measures the product on this machine and writes bench/RESULTS.md.

${Object.entries(parts)
  .map(([name, { title }]) => `  ${name.padEnd(9)} ${title}`)
  .join('\n')}`

const { only, help } = parseArgs({
  options: { only: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
}).values
if (help) {
  console.log(usage)
  process.exit()
}

function chosenParts(): Part[] {
  if (only === undefined) return Object.values(parts)
  return only.split(',').map((name) => {
    const part = parts[name]
    if (!part) throw new Error(`there is no part ${name}: choose of ${Object.keys(parts)}`)
    return part
  })
}

const chosen = chosenParts()
const gitCommit = () =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()

const postgres = await providePostgres()
if (postgres) process.env.TEST_DATABASE_URL = postgres.url
const engines: readonly TestEngine[] = postgres ? ['sqlite', 'postgres'] : ['sqlite']
const results = 'bench/RESULTS.md'
const preface = `# Results

Made by \`npm run bench\`, a section at a time. Floors and product of a section are measured in one
run, interleaved; figures are medians, ± is half the distance between the quartiles. A comparison
whose floor moved by more than 10 % has no verdict.
`

try {
  buildIfChanged()
  for (const { title, measure } of chosen) {
    const section = sectionOf(title, await measure(engines), {
      date: new Date().toISOString().slice(0, 10),
      commit: gitCommit(),
      machine: `${cpus().length} cores, Node ${process.versions.node}`,
    })
    console.log(section)
    writeFileSync(results, withSection(readFileSync(results, 'utf8'), preface, title, section))
  }
} finally {
  endRun()
  postgres?.stop()
}
