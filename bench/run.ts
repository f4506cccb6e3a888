/**
 * `npm run bench`: measures the product on this machine in one go and writes bench/RESULTS.md.
 * Everything listens on loopback; every loop is bounded.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { openDatabase } from '../app/platform/db/database.server.ts'
import { providePostgres } from '../ops/test-postgres.ts'
import { ensureBuild, launchFucina } from '../tests/harness/launch.ts'
import { databasePlace, type TestEngine } from '../tests/harness/place.ts'
import { endRun } from '../tests/harness/run.ts'
import { adminListsAtScale } from './admin-lists.ts'
import { firstToken, parallelStreams } from './answers.ts'
import { dashboardAtScale } from './dashboard.ts'
import { dashboardFigures } from './dashboard-figures.ts'
import { readsAndWrites } from './database.ts'
import { type Finding, inWords, median, readable } from './figures.ts'
import { finderAtScale } from './finder.ts'
import { keptPageAgainstNode, pageAgainstBareReact } from './pages.ts'
import { slowPhone } from './phone-pages.ts'
import { residentMegabytes, startPrinting } from './processes.ts'
import { report } from './report.ts'
import { javaScriptOfAdministrators, javaScriptPerRoute } from './routes.ts'
import { savedAtScale } from './saved.ts'
import { usersAtScale } from './users.ts'

const unlimited = '100000000'
const quotas = {
  AI_DAILY_PER_VISITOR: unlimited,
  AI_DAILY_PER_ADDRESS: unlimited,
  AI_DAILY_TOTAL: unlimited,
  AI_PER_MINUTE_VISITOR: unlimited,
}

async function ofTheServer(): Promise<Finding[]> {
  const ai = await startPrinting('bench/provider.ts', [])
  const provider = `${ai.url}/v1`
  const server = await launchFucina({
    engine: 'sqlite',
    env: { ...quotas, AI_PROVIDER: 'openai', AI_BASE_URL: provider, AI_API_KEY: 'sk-bench' },
  })
  try {
    const findings = [
      await firstToken(provider, server.url),
      await parallelStreams(server.url, 200),
      await keptPageAgainstNode(`${server.url}/`, 0.8),
      await keptPageAgainstNode(`${server.url}/login`, 0.8),
      await keptPageAgainstNode(`${server.url}/privacy`, 0.8),
      await pageAgainstBareReact(`${server.url}/prompts`, 0.7),
      await pageAgainstBareReact(`${server.url}/prompts?profession=ristoratore`, 0.7),
    ]
    const memory = residentMegabytes(server.process.pid ?? 0)
    findings.push({
      what: 'Resident memory after the load, embedded database included',
      measured: `${readable(memory)} MB`,
      target: 'under 200 MB',
      met: memory < 200,
      series: [],
    })
    return findings
  } finally {
    await server.remove()
    await ai.stop()
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

/** Tools and guides in the administrators' lists: the target is for the larger number. */
const listed = isFull ? 100_000 : 10_000

/** People in the administrators' list: the target is for the larger number. */
const registered = isFull ? 1_000_000 : 20_000

const gitCommit = () =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()

const postgres = await providePostgres()
if (postgres) process.env.TEST_DATABASE_URL = postgres.url

try {
  ensureBuild()
  const findings = [
    javaScriptPerRoute(),
    javaScriptOfAdministrators(),
    ...(await ofTheServer()),
    ...(await ofThePhone()),
    ...(await finderAtScale('sqlite')),
    await ofTheDatabase('sqlite'),
    ...(await dashboardFigures('sqlite', learners)),
    ...(await adminListsAtScale('sqlite', listed)),
    ...(await usersAtScale('sqlite', registered)),
    ...(isFull ? [...(await savedAtScale('sqlite')), await dashboardAtScale('sqlite')] : []),
    ...(postgres
      ? [
          await ofTheDatabase('postgres'),
          ...(await finderAtScale('postgres')),
          ...(await dashboardFigures('postgres', learners)),
        ]
      : []),
    ...(postgres ? await adminListsAtScale('postgres', listed) : []),
    ...(postgres ? await usersAtScale('postgres', registered) : []),
    ...(postgres && isFull
      ? [...(await savedAtScale('postgres')), await dashboardAtScale('postgres')]
      : []),
  ]
  const text = report(findings, {
    date: new Date().toISOString().slice(0, 10),
    commit: gitCommit(),
    machine: `${cpus().length} cores, Node ${process.versions.node}`,
  })
  writeFileSync('bench/RESULTS.md', text)
  console.log(text)
} finally {
  endRun()
  postgres?.stop()
}
