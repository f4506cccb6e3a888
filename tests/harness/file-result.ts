/** What one test file came to, as both runners report it to `npm test`. */
import { appendFileSync } from 'node:fs'

export type FileResult = {
  /** Relative to the repository; of an error that belongs to no file, the runner's name. */
  file: string
  milliseconds: number
  passed: number
  skipped: number
  /** Each with its title and what there is to read about it. */
  failures: { title: string; why: string }[]
}

/** Where the run gathers its results, a line of JSON a file. */
export const resultsFile = 'TEST_RESULTS'

/** Set while tests are counted as skipped instead of run. */
export const countingOnly = 'TEST_COUNT_ONLY'

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** Prints a file's line and hands its result to the run. */
export function tellResult(result: FileResult): void {
  const { file, milliseconds, passed, failures, skipped } = result
  const counts = [
    passed > 0 && `${passed} passed`,
    failures.length > 0 && `${failures.length} failed`,
    skipped > 0 && `${skipped} skipped`,
  ].filter(Boolean)
  if (counts.length === 0) return
  const mark = failures.length > 0 ? '✗' : '✓'
  console.log(`${mark} ${file}  ${counts.join(', ')}  ${seconds(milliseconds)}`)
  const results = process.env[resultsFile]
  if (results) appendFileSync(results, `${JSON.stringify(result)}\n`)
}
