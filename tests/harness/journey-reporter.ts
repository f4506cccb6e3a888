import { relative, resolve } from 'node:path'
import type { Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { countingOnly, type FileResult, tellResult } from './file-result.ts'

const root = resolve(import.meta.dirname, '../..')

const plain = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one
  text.replaceAll(/\u001b\[[\d;]*m/g, '')

/** What went wrong, where its pictures lie, and what the server said last. */
function whyOf({ errors, attachments }: TestResult): string {
  const pictures = attachments.flatMap(({ path }) => (path ? [relative(root, path)] : []))
  const said = attachments.flatMap(({ name, body }) =>
    name === 'server' && body ? [`the server's last lines:\n${body}`] : [],
  )
  const messages = errors.map(({ stack, message }) => plain(stack ?? message ?? ''))
  return [...messages, ...pictures, ...said].join('\n')
}

type Running = FileResult & { waiting: number }

/** A line a file, as of the other tests, and each result for the run's total. */
export default class JourneyReporter implements Reporter {
  #files = new Map<string, Running>()

  onBegin(_config: unknown, suite: Suite): void {
    for (const test of suite.allTests()) this.#resultOf(test).waiting += 1
    if (!process.env[countingOnly]) return
    for (const result of this.#files.values()) tellResult({ ...result, skipped: result.waiting })
  }

  #resultOf(test: TestCase): Running {
    const engine = test.parent.project()?.name === 'postgres' ? ' (PostgreSQL)' : ''
    const file = relative(root, test.location.file) + engine
    const known = this.#files.get(file)
    if (known) return known
    const begun = { file, milliseconds: 0, passed: 0, skipped: 0, failures: [], waiting: 0 }
    this.#files.set(file, begun)
    return begun
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const of = this.#resultOf(test)
    of.milliseconds += result.duration
    if (!test.ok() && result.retry < test.retries) {
      // A second try that passes would hide why the first one failed.
      console.log(`  to be tried again: ${of.file} › ${test.title}\n${whyOf(result)}`)
      return
    }
    if (result.status === 'skipped') of.skipped += 1
    else if (test.ok()) of.passed += 1
    else of.failures.push({ title: test.title, why: whyOf(result) })
    of.waiting -= 1
    if (of.waiting === 0) tellResult(of)
  }

  /** What fails outside of a test, or before the first one. */
  onError(error: TestError): void {
    const failures = [
      { title: 'outside of a test', why: plain(error.stack ?? error.message ?? '') },
    ]
    tellResult({ file: 'playwright', milliseconds: 0, passed: 0, skipped: 0, failures })
  }

  printsToStdio() {
    return true
  }
}
