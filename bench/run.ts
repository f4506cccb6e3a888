/**
 * `npm run bench`: measures the product on this machine and writes bench/RESULTS.md, a section for
 * each part; `-- --only pages,lists` measures some and leaves the other sections as they are.
 * Everything listens on loopback; every loop is bounded.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { openDatabase } from '../app/platform/db/database.server.ts'
import { buildIfChanged } from '../ops/build-if-changed.mjs'
import { providePostgres } from '../ops/test-postgres.ts'
import { type Fucina, launchFucina } from '../tests/harness/launch.ts'
import { databasePlace, type TestEngine } from '../tests/harness/place.ts'
import { endRun } from '../tests/harness/run.ts'
import { adminListsAtScale } from './admin-lists.ts'
import { firstToken, parallelStreams, processorPerToken } from './answers.ts'
import { longestBlocks } from './blocks.ts'
import { classGetsIn } from './class.ts'
import { dashboardAtScale } from './dashboard.ts'
import { dashboardFigures } from './dashboard-figures.ts'
import { readsAndWrites } from './database.ts'
import { type Finding, inWords, median, readable } from './figures.ts'
import { finderAtScale } from './finder.ts'
import { groupsAtWork } from './groups.ts'
import { letterFromPhoto } from './letter.ts'
import { keptPageAgainstNode, pageAgainstBareReact } from './pages.ts'
import { slowPhone } from './phone-pages.ts'
import { residentMegabytes, startPrinting } from './processes.ts'
import { sectionOf, withSection } from './report.ts'
import { javaScriptOfAdministrators, javaScriptPerRoute } from './routes.ts'
import { savedAtScale } from './saved.ts'
import { signedInPages } from './signed-in.ts'
import { productionBuild, startToReady } from './start.ts'
import { usersAtScale } from './users.ts'
import { readServer, watched } from './watched.ts'

const unlimited = '100000000'
const quotas = {
  AI_DAILY_PER_VISITOR: unlimited,
  AI_DAILY_PER_ADDRESS: unlimited,
  AI_DAILY_TOTAL: unlimited,
  AI_PER_MINUTE_VISITOR: unlimited,
  AI_PER_MINUTE_ADDRESS: unlimited,
}

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
      await pageAgainstBareReact(`${server.url}/prompts`, 0.5),
      await pageAgainstBareReact(`${server.url}/prompts?profession=ristoratore`, 0.5),
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
    target: 'under 260 MB, at most 5 %',
    met: memory < 260 && collecting <= 0.05,
    series: [],
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

async function ofTheDatabase(engine: TestEngine): Promise<Finding> {
  const place = await databasePlace('seeded', engine)
  const db = openDatabase(place, () => {})
  try {
    const series = await readsAndWrites(db, engine)
    return {
      what: `Reads and durable writes one after the other, ${engine}`,
      measured: series.map(inWords).join('; '),
      target: engine === 'sqlite' ? 'at least 20,000 reads/s' : 'none of its own',
      met: engine === 'sqlite' ? median(series[0]?.values ?? []) >= 20_000 : null,
      series,
    }
  } finally {
    await db.destroy()
    await place.remove()
  }
}

/** `--full`: the biggest data too, which takes minutes to make. */
const isFull = process.argv.includes('--full')
const learners = { people: isFull ? 1_000_000 : 10_000 }

/** Tools and guides in the administrators' lists: as many as there may be. */
const listed = 2_000

/** People in the administrators' list: the target is for the larger number. */
const registered = isFull ? 1_000_000 : 20_000

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
    measure: async () => [javaScriptPerRoute(), ...(await ofTheServer())],
  },
  streams: { title: 'Streams of answers', measure: ofTheStreams },
  class: {
    title: 'A class behind one address',
    measure: (engines) => onEach(engines, classGetsIn),
  },
  groups: {
    title: 'Groups at work',
    measure: (engines) => onEach(engines, groupsAtWork),
  },
  phone: { title: 'A slow phone', measure: ofThePhone },
  letter: {
    title: 'A letter photographed with a slow phone',
    measure: async () => [await letterFromPhoto()],
  },
  finder: { title: 'The finder', measure: (engines) => onEach(engines, finderAtScale) },
  database: {
    title: 'The database',
    measure: (engines) => onEach(engines, async (engine) => [await ofTheDatabase(engine)]),
  },
  lists: {
    title: 'The administrators’ pages and lists',
    measure: async (engines) => [
      javaScriptOfAdministrators(),
      ...(await onEach(engines, (engine) => adminListsAtScale(engine, listed))),
    ],
  },
  users: {
    title: 'The list of people',
    measure: (engines) => onEach(engines, (engine) => usersAtScale(engine, registered)),
  },
  figures: {
    title: 'The administrators’ dashboard',
    measure: (engines) => onEach(engines, (engine) => dashboardFigures(engine, learners)),
  },
  saved: {
    title: 'What people keep',
    measure: (engines) =>
      onEach(engines, async (engine) => [
        ...(await savedAtScale(engine)),
        await dashboardAtScale(engine),
      ]),
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

function chosenParts(): [string, Part][] {
  const { only } = parseArgs({
    options: { full: { type: 'boolean' }, only: { type: 'string' } },
  }).values
  if (only === undefined) return Object.entries(parts)
  return only.split(',').map((name) => {
    const part = parts[name]
    if (!part) throw new Error(`there is no part ${name}: choose of ${Object.keys(parts)}`)
    return [name, part]
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
  for (const [, { title, measure }] of chosen) {
    const section = sectionOf(title, await measure(engines), {
      date: new Date().toISOString().slice(0, 10),
      commit: gitCommit(),
      machine: `${cpus().length} cores, Node ${process.versions.node}`,
      isFull,
    })
    console.log(section)
    writeFileSync(results, withSection(readFileSync(results, 'utf8'), preface, title, section))
  }
} finally {
  endRun()
  postgres?.stop()
}
