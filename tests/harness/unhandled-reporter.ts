import { appendFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

/** Writes the errors that belong to no test to `UNHANDLED_ERRORS_FILE`, for the end of `npm test`. */
export default class UnhandledReporter implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (_modules, errors) => {
    const file = process.env.UNHANDLED_ERRORS_FILE
    if (!file) return
    for (const { stack, message, VITEST_TEST_NAME } of errors) {
      appendFileSync(file, `${VITEST_TEST_NAME ?? 'no test'}: ${stack ?? message}\n`)
    }
  }
}
