/**
 * `npm test`: whether the product works, on SQLite and in Chromium. `npm run test:all`: besides, the
 * tests whose subject is PostgreSQL, further journeys and those tagged `@all` (every page at a desk's
 * width), and what stands around the product: faults, other settings, release, proxies, old browsers,
 * drills. `-- NAME` chooses the files that are called so; where none is, the tests whose title holds
 * it, a row id too. Nothing is brought that the chosen tests do not need.
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
import { basename, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { countingOnly, type FileResult, resultsFile } from '../tests/harness/file-result.ts'
import { provideChromium } from './find-chromium.ts'
import { findOldBrowsers, missingBrowsers } from './old-browsers.ts'
import { providePostgres } from './test-postgres.ts'

const root = resolve(import.meta.dirname, '..')
const memory = '/dev/shm'
const roomBytes = 5e9
const errorsKept = 4000

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
const results = join(folder, 'results.jsonl')
process.env[resultsFile] = results
const remove = { recursive: true, force: true, maxRetries: 10 }
process.once('exit', () => rmSync(folder, remove))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const words = process.argv.slice(2)
const isAll = words.includes('--all')
const name = words
  .filter((word) => word !== '--all')
  .join(' ')
  .trim()

const unitFiles = '{app,db,ops,tests,bench}/**/*.test.{ts,tsx}'
const journeyFiles = 'tests/journeys/*.journey.ts'
const holdsName = (text: string) => text.toLowerCase().includes(name.toLowerCase())

/** What a name chooses: some files whole, or tests of some files by a pattern of their title. */
type Choice = { files: string[]; title?: string }

function choose(): Choice {
  const files = globSync([unitFiles, journeyFiles], { cwd: root }).map((file) =>
    file.replaceAll('\\', '/'),
  )
  if (!name) return { files }
  const named = files.filter((file) => holdsName(basename(file)))
  if (named.length > 0) return { files: named }
  const title = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const inTitle = new RegExp(`\\(\\s*['"\`].*${title}`, 'i')
  return {
    files: files.filter((file) => inTitle.test(readFileSync(join(root, file), 'utf8'))),
    title,
  }
}

/** Names of files that share a beginning of four letters with a word that matches nothing. */
function nearNames(): string[] {
  const beginnings = name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, 4))
  const names = globSync([unitFiles, journeyFiles], { cwd: root })
    .map((file) => basename(file).replace(/\.(server\.)?(test|journey)\.tsx?$/, ''))
    .filter((file) => beginnings.some((beginning) => file.includes(beginning)))
  return [...new Set(names)].slice(0, 8)
}

const { files, title } = choose()
const journeys = files.filter((file) => file.endsWith('.journey.ts'))
const units = files.filter((file) => !file.endsWith('.journey.ts'))

const readResults = (): FileResult[] =>
  existsSync(results)
    ? readFileSync(results, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : []

const failuresSoFar = () => readResults().flatMap(({ failures }) => failures).length

type HowToRun = {
  /** The tests are counted as skipped, and none is run. */
  isSkipped?: boolean
}

/** Runners that ended badly though none of their tests failed, each with its last errors. */
const endedBadly: string[] = []

/** Runs a runner; its reporter prints the files and gathers their results. */
async function run(program: string, args: string[], { isSkipped = false }: HowToRun) {
  const before = failuresSoFar()
  const runner = spawn(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'pipe'],
    env: { ...process.env, ...(isSkipped ? { [countingOnly]: 'yes' } : {}) },
  })
  let errors = ''
  runner.stderr.on('data', (chunk: Buffer) => {
    process.stderr.write(chunk)
    errors = (errors + chunk).slice(-errorsKept)
  })
  const [code, signal] = await once(runner, 'exit')
  // Not until the pipe closes: a process that the runner left behind may hold it.
  await wait(200)
  if (code === 0 || failuresSoFar() > before) return
  endedBadly.push(`${program} ${args.join(' ')} (${signal ?? code})\n${errors}`)
  process.exitCode = 1
}

async function runVitest(projects: string[], how: HowToRun = {}) {
  if (units.length === 0) return
  const pattern = how.isSkipped ? '(?!)' : title
  const args = [
    'run',
    '--passWithNoTests',
    `--reporter=${join(root, 'tests/harness/vitest-reporter.ts')}`,
    ...projects.map((project) => `--project=${project}`),
    ...(pattern ? [`--testNamePattern=${pattern}`] : []),
    ...(name ? units : []),
  ]
  await run('vitest/vitest.mjs', args, how)
}

async function runJourneys(projects: string[], how: HowToRun = {}) {
  if (journeys.length === 0) return
  const args = [
    'test',
    '--pass-with-no-tests',
    `--reporter=${join(root, 'tests/harness/journey-reporter.ts')}`,
    ...projects.map((project) => `--project=${project}`),
    ...(how.isSkipped ? ['--list'] : []),
    ...(title ? [`--grep=${title}`] : []),
    ...(isAll || name ? [] : ['--grep-invert=@all']),
    ...(name ? journeys : []),
  ]
  await run('@playwright/test/cli.js', args, how)
}

/** What could not be had, each with the command that brings it. */
const missing: string[] = []

const isInside = (folder: string) => units.some((file) => file.startsWith(folder))
await runVitest([
  'rules',
  ...(units.some((file) => file.endsWith('.server.test.ts')) ? ['database'] : []),
  ...(isInside('tests/request/') ? ['requests'] : []),
  ...(isAll || (name && (isInside('tests/request/') || isInside('tests/browsers/')))
    ? ['outside']
    : []),
])
if (isAll || (name && isInside('tests/browsers/')))
  missing.push(...missingBrowsers(findOldBrowsers()))

const postgres = isAll ? await providePostgres() : undefined
if (postgres) {
  // Before its folder goes: what still writes there would let the removal, and with it the run, fail.
  process.prependOnceListener('exit', () => postgres.stop())
  process.env.TEST_DATABASE_URL = postgres.url
}
if (isAll) {
  await runVitest(['postgres'], { isSkipped: !postgres })
  if (!postgres)
    missing.push('PostgreSQL 15 or newer: install it, or name one in TEST_DATABASE_URL')
}

const chromium = journeys.length > 0 ? provideChromium() : undefined
if (chromium) process.env.CHROMIUM = chromium
if (journeys.length > 0 && !chromium) {
  missing.push('Chromium: install it, name it in CHROMIUM, or run npx playwright install chromium')
}
await runJourneys(isAll || name ? ['everyday', 'further'] : ['everyday'], { isSkipped: !chromium })
if (isAll) await runJourneys(['postgres'], { isSkipped: !chromium || !postgres })

const done = readResults()
const sumOf = (count: (result: FileResult) => number) =>
  done.reduce((sum, result) => sum + count(result), 0)
const failed = done.flatMap(({ file, failures }) =>
  failures.map(
    ({ title, why }) => `${file} › ${title}\n${why.split('\n').slice(0, 24).join('\n')}`,
  ),
)
const passed = sumOf((result) => result.passed)
const skipped = sumOf((result) => result.skipped)
const slowest = done
  .toSorted((one, other) => other.milliseconds - one.milliseconds)
  .slice(0, 10)
  .map(({ file, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${file}`)

if (!name) console.log(`\nThe slowest:\n${slowest.join('\n')}`)
if (failed.length > 0) console.log(`\nFailed:\n\n${failed.join('\n\n')}`)
if (endedBadly.length > 0) {
  console.log(`\nNo test failed, yet a runner did:\n${endedBadly.join('\n')}`)
}
if (missing.length > 0) {
  console.log(`\nMissing, so that what needs it is skipped:\n${missing.join('\n')}`)
}
if (passed + failed.length + skipped === 0) {
  const near = nearNames()
  console.log(`\nNo test matches '${name}'.${near.length > 0 ? ` Near: ${near.join(', ')}.` : ''}`)
  process.exitCode = 1
}
if (failed.length > 0 || (journeys.length > 0 && !chromium)) process.exitCode = 1
console.log(`\n${passed} passed, ${failed.length} failed, ${skipped} skipped`)
