/** Reads what the two test runners wrote and adds it up. */
import { existsSync, readFileSync } from 'node:fs'

export type Totals = { passed: number; failed: number; skipped: number }

export const noTests: Totals = { passed: 0, failed: 0, skipped: 0 }

export const sum = (all: Totals[]): Totals =>
  all.reduce(
    (one, other) => ({
      passed: one.passed + other.passed,
      failed: one.failed + other.failed,
      skipped: one.skipped + other.skipped,
    }),
    noTests,
  )

export const totalOf = ({ passed, failed, skipped }: Totals) => passed + failed + skipped

/** The line that ends a run. */
export const totalsLine = ({ passed, failed, skipped }: Totals) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

const read = (file: string) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined

type VitestReport = {
  testResults: {
    status: string
    name: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

/**
 * @param isAsked whether a test belongs to the run; the runner lists tests left out by a filter
 * on titles as skipped ones
 */
export function vitestTotals(
  file: string,
  exitCode: number | null,
  isAsked: (fullName: string) => boolean = () => true,
): Totals {
  const report: VitestReport = read(file) ?? { testResults: [] }
  const totals = { ...noTests }
  for (const { status, assertionResults } of report.testResults) {
    const asked = assertionResults.filter(
      (result) => result.status === 'failed' || isAsked(result.fullName),
    )
    const failed = asked.filter((result) => result.status === 'failed').length
    const passed = asked.filter((result) => result.status === 'passed').length
    totals.failed += failed
    totals.passed += passed
    totals.skipped += asked.length - failed - passed
    // A file that cannot be loaded, or whose hooks fail, has no failed test of its own.
    if (status === 'failed' && failed === 0) totals.failed += 1
  }
  return failedAtLeastOnce(totals, exitCode)
}

/** What failed and the first lines of why, so that the end of a long run still says it. */
export function vitestFailures(file: string, exitCode: number | null): string[] {
  const report: VitestReport = read(file) ?? { testResults: [] }
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`${name}\n${message ?? ''}`]
    return failed.map(({ fullName, failureMessages = [] }) => {
      const why = failureMessages.join('\n').split('\n').slice(0, 12).join('\n')
      return `${name} › ${fullName}\n${why}`
    })
  })
  if (exitCode === 0 || failures.length > 0) return failures
  return ['No test failed, yet the run did: see the unhandled errors above.']
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

export function playwrightTotals(file: string, exitCode: number | null): Totals {
  const report: PlaywrightReport | undefined = read(file)
  if (!report) return failedAtLeastOnce(noTests, exitCode)
  const { expected, unexpected, flaky, skipped } = report.stats
  // A journey that passes at the second try in CI is passed; the list above names it as flaky.
  return failedAtLeastOnce({ passed: expected + flaky, failed: unexpected, skipped }, exitCode)
}

/** An error outside every test ends the run as a failure, too. */
const failedAtLeastOnce = (totals: Totals, exitCode: number | null): Totals =>
  exitCode !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals
