/**
 * All tests on both engines, on the project's own Node; `npm test` starts it. A name as argument
 * selects the tests whose title or file matches, row ids too. The last line is the total.
 */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { provideChromium } from './find-chromium.ts'
import { missingBrowsers, provideOldBrowsers } from './old-browsers.ts'
import { providePostgres, type TestPostgres } from './test-postgres.ts'
import {
  noTests,
  playwrightTotals,
  sum,
  type Totals,
  totalOf,
  totalsLine,
  vitestFailures,
  vitestTotals,
} from './test-report.ts'

const root = resolve(import.meta.dirname, '..')
const memory = '/dev/shm'
const roomBytes = 5e9

/** Hundreds of databases come and go, which a disk is slow at; tmpfs(5) has its place on Linux. */
function placeForTests(): string {
  if (process.env.TMPDIR || !existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return Math.min(bavail * bsize, freemem()) > roomBytes ? memory : tmpdir()
}

/** Everything that the tests write, gone when they are. PostgreSQL walks through as somebody else. */
const folder = mkdtempSync(join(placeForTests(), 'fucina-tests-'))
chmodSync(folder, 0o711)
process.env.TMPDIR = folder
const reports = mkdtempSync(join(folder, 'reports-'))
const testFiles = '{app,db,ops,tests,bench}/**/*.test.{ts,tsx}'

// Hundreds of processes load the same files: each compiles only what none has before.
process.env.NODE_COMPILE_CACHE ??= join(reports, 'compiled')

const name = process.argv.slice(2).join(' ').trim()
const contains = (text: string) => text.toLowerCase().includes(name.toLowerCase())
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const node = (args: string[]) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: process.env }).status

const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const playwright = join(root, 'node_modules/@playwright/test/cli.js')

let vitestRuns = 0
/** What the first runner found stands far above the journeys by the end. */
const failures: string[] = []

function runVitest(args: string[], isAsked?: (fullName: string) => boolean): Totals {
  vitestRuns += 1
  const report = join(reports, `vitest-${vitestRuns}.json`)
  const status = node([
    vitest,
    'run',
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ])
  failures.push(...vitestFailures(report, status))
  return vitestTotals(report, status, isAsked)
}

/** Files whose name matches run whole; of files that mention the name, the tests it stands in. */
function runVitestFor(projects: string[]): Totals {
  if (!name) return runVitest(projects)
  const files = globSync(testFiles, { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  const named = files.filter(contains)
  const mentioning = files.filter(
    (file) => !named.includes(file) && contains(readFileSync(join(root, file), 'utf8')),
  )
  return sum([
    named.length > 0 ? runVitest([...projects, ...named]) : noTests,
    mentioning.length > 0
      ? runVitest([...projects, '-t', escaped(name), ...mentioning], contains)
      : noTests,
  ])
}

const ofName = () => (name ? ['--grep', escaped(name)] : [])

function runJourneys(projects: string[]): Totals {
  const report = join(reports, 'playwright.json')
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report
  const status = node([
    playwright,
    'test',
    '--pass-with-no-tests',
    '--reporter=list,json',
    ...projects.map((project) => `--project=${project}`),
    ...ofName(),
  ])
  return playwrightTotals(report, status)
}

/** How many tests would have run: they are counted as skipped. */
function countVitest(projects: string[]): number {
  const { stdout } = spawnSync(
    process.execPath,
    [vitest, 'list', '--json', '--no-static-parse', ...projects],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  )
  const listed: { name: string; file: string }[] = JSON.parse(stdout.slice(stdout.indexOf('[')))
  return listed.filter((test) => contains(test.name) || contains(test.file.slice(root.length)))
    .length
}

function countJourneys(projects: string[]): number {
  const { stdout } = spawnSync(
    process.execPath,
    [
      playwright,
      'test',
      '--list',
      '--pass-with-no-tests',
      ...projects.map((project) => `--project=${project}`),
      ...ofName(),
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 1e8 },
  )
  return Number(/^Total: (\d+) test/m.exec(stdout)?.[1] ?? 0)
}

const skipped = (count: number): Totals => ({ ...noTests, skipped: count })

function sayMissing(browsers: string[]) {
  if (browsers.length === 0) return
  console.log(`\nNot to be had, so that their drives are skipped: ${browsers.join(', ')}.`)
}

function sayFailures() {
  if (failures.length === 0) return
  console.log(`\nFailed before the journeys:\n\n${failures.join('\n\n')}`)
}

async function main(): Promise<number> {
  let postgres: TestPostgres | undefined
  process.once('exit', () => {
    postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  if (node(['ops/build-if-changed.mjs']) !== 0) return 1
  const chromium = provideChromium()
  if (chromium) process.env.CHROMIUM = chromium
  const missing = missingBrowsers(provideOldBrowsers())
  postgres = await providePostgres()
  if (postgres) process.env.TEST_DATABASE_URL = postgres.url

  const parts: Totals[] = []
  if (postgres) {
    parts.push(runVitestFor([]))
  } else {
    parts.push(runVitestFor(['rules', 'sqlite', 'browsers'].flatMap((one) => ['--project', one])))
    parts.push(skipped(countVitest(['--project', 'postgres'])))
  }
  const engines = postgres ? ['sqlite', 'postgres'] : ['sqlite']
  parts.push(chromium ? runJourneys(engines) : skipped(countJourneys(['sqlite', 'postgres'])))
  if (chromium && !postgres) parts.push(skipped(countJourneys(['postgres'])))
  postgres?.stop()

  const totals = sum(parts)
  sayMissing(missing)
  if (!postgres) {
    console.log(
      '\nNo PostgreSQL 15 or newer could be had: its half is skipped. Install PostgreSQL, or name one in TEST_DATABASE_URL.',
    )
  }
  if (!chromium) {
    console.log(
      '\nNo Chromium could be had: no journey ran. Install Chromium or Chrome, name it in CHROMIUM, or run: npx playwright install chromium',
    )
  }
  sayFailures()
  if (totalOf(totals) === 0) console.log(`\nNo test matches '${name}'.`)
  console.log(`\n${totalsLine(totals)}`)
  return totals.failed > 0 || !chromium || totalOf(totals) === 0 ? 1 : 0
}

process.exitCode = await main()
