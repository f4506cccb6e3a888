/**
 * `npm test [-- NAME]`: `vitest run` and `playwright test` on both engines, and one line that adds
 * them up. A NAME chooses the files that are called so; where none is, the tests whose title holds
 * it, a row id too.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
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
import { join, relative, resolve } from 'node:path'
import { buildIfChanged } from './build-if-changed.mjs'
import { provideChromium } from './find-chromium.ts'
import { missingBrowsers, provideOldBrowsers } from './old-browsers.ts'
import { providePostgres } from './test-postgres.ts'

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
// Hundreds of processes load the same files: each compiles only what none has before.
process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled')

const name = process.argv.slice(2).join(' ').trim()
const holdsName = (text: string) => text.toLowerCase().includes(name.toLowerCase())

/** What the name chooses of a runner's files: some whole, or tests by a pattern of their title. */
function choose(filesOfRunner: string): { files: string[]; title?: string } {
  if (!name) return { files: [] }
  const files = globSync(filesOfRunner, { cwd: root })
  const named = files.filter(holdsName)
  if (named.length > 0) return { files: named }
  return {
    files: files.filter((file) => holdsName(readFileSync(join(root, file), 'utf8'))),
    title: name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  }
}

const totals = { passed: 0, failed: 0, skipped: 0 }
/** What Vitest found stands far above the journeys by the end. */
const failures: string[] = []

/** Adds errors of no test, which the report as JSON leaves out, to this file. */
const unhandledReporter = join(root, 'tests/harness/unhandled-reporter.ts')
const unhandledFile = join(folder, 'unhandled.txt')
process.env.UNHANDLED_ERRORS_FILE = unhandledFile

/** Runs a runner, whose report `add` counts; an error that belongs to no test counts as one. */
async function run(program: string, args: string[], add: (report: string) => void) {
  const file = join(folder, 'report.json')
  rmSync(file, { force: true })
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file
  const runner = spawn(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  const [code] = await once(runner, 'exit')
  const failedBefore = totals.failed
  if (existsSync(file)) add(readFileSync(file, 'utf8'))
  if (code === 0 || totals.failed > failedBefore) return
  const unhandled = existsSync(unhandledFile) ? readFileSync(unhandledFile, 'utf8') : ''
  fail(`No test failed, yet ${program} did:`, unhandled || 'see its errors above.')
}

type VitestReport = {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

function fail(what: string, why: string) {
  totals.failed += 1
  failures.push([what, ...why.split('\n').slice(0, 12)].join('\n'))
}

function addVitest(report: string) {
  for (const { name: file, ...result } of (JSON.parse(report) as VitestReport).testResults) {
    const path = relative(root, file)
    const tests = result.assertionResults
    const failed = tests.filter(({ status }) => status === 'failed')
    for (const { fullName, failureMessages } of failed) {
      fail(`${path} › ${fullName}`, failureMessages.join('\n'))
    }
    // A file that cannot be loaded, or whose hooks fail, has no failed test of its own.
    if (result.status === 'failed' && failed.length === 0) fail(path, result.message)
    const passed = tests.filter(({ status }) => status === 'passed').length
    totals.passed += passed
    // Tests that a pattern of titles leaves out are listed as skipped ones.
    const asked = tests.filter(({ fullName }) => holdsName(path) || holdsName(fullName))
    totals.skipped += asked.length - passed - failed.length
  }
}

/** @param isSkipped counts the tests, and runs none */
async function runVitest(projects: string[], { isSkipped = false } = {}) {
  const { files, title } = choose('{app,db,ops,tests,bench}/**/*.test.{ts,tsx}')
  if (name && files.length === 0) return
  const pattern = isSkipped ? '(?!)' : title
  const args = [
    '--passWithNoTests',
    ...(isSkipped ? [] : ['--reporter=default', `--reporter=${unhandledReporter}`]),
    '--reporter=json',
    `--outputFile.json=${join(folder, 'report.json')}`,
    ...projects.map((project) => `--project=${project}`),
    ...(pattern ? [`--testNamePattern=${pattern}`] : []),
    ...files,
  ]
  await run('vitest/vitest.mjs', ['run', ...args], addVitest)
}

function addJourneys(report: string) {
  const { expected, unexpected, flaky, skipped } = JSON.parse(report).stats
  // A journey that passes at the second try in CI is passed; the list above names it as flaky.
  totals.passed += expected + flaky
  totals.failed += unexpected
  totals.skipped += skipped
}

/** @param isSkipped counts the journeys, and runs none */
async function runJourneys(projects: string[], { isSkipped = false } = {}) {
  const { files, title } = choose('tests/journeys/*.journey.ts')
  if (name && files.length === 0) return
  const args = [
    '--pass-with-no-tests',
    ...(isSkipped ? ['--list', '--reporter=json'] : ['--reporter=list,json']),
    ...projects.map((project) => `--project=${project}`),
    ...(title ? [`--grep=${title}`] : []),
    ...files,
  ]
  await run('@playwright/test/cli.js', ['test', ...args], addJourneys)
}

const postgres = await providePostgres()
process.once('exit', () => {
  postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
if (postgres) process.env.TEST_DATABASE_URL = postgres.url
buildIfChanged()
const chromium = provideChromium()
if (chromium) process.env.CHROMIUM = chromium
const missing = missingBrowsers(provideOldBrowsers())

await runVitest(postgres ? [] : ['!postgres'])
if (!postgres) await runVitest(['postgres'], { isSkipped: true })
await runJourneys(postgres ? ['sqlite', 'postgres'] : ['sqlite'], { isSkipped: !chromium })
if (!postgres) await runJourneys(['postgres'], { isSkipped: true })

const { passed, failed, skipped } = totals
const count = passed + failed + skipped
if (missing.length > 0)
  console.log(`\nNot to be had, so that their drives are skipped: ${missing.join(', ')}.`)
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
if (failures.length > 0) console.log(`\nFailed before the journeys:\n\n${failures.join('\n\n')}`)
if (count === 0) console.log(`\nNo test matches '${name}'.`)
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exitCode = failed > 0 || !chromium || count === 0 ? 1 : 0
