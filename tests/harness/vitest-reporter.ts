import type { Reporter, TestModule } from 'vitest/node'
import { countingOnly, type FileResult, tellResult } from './file-result.ts'

const worded = (errors: readonly { stack?: string; message: string }[]) =>
  errors.map(({ stack, message }) => stack ?? message).join('\n')

function resultOf(module: TestModule, chosen: RegExp | undefined): FileResult {
  const tests = [...module.children.allTests()]
  // What a pattern of titles leaves out is skipped for Vitest; nobody asked for it.
  const asked = tests.filter(({ fullName }) => !chosen || chosen.test(fullName))
  const failures = asked.flatMap((test) => {
    const { state, errors = [] } = test.result()
    return state === 'failed' ? [{ title: test.fullName, why: worded(errors) }] : []
  })
  // A file that cannot be loaded, or hooks of it or of a `describe`, are no failed test of their own.
  const own = module.errors()
  if (own.length > 0) failures.push({ title: 'the file', why: worded(own) })
  for (const suite of module.children.allSuites()) {
    const errors = suite.errors()
    if (errors.length > 0) failures.push({ title: suite.fullName, why: worded(errors) })
  }
  const { name } = module.project
  return {
    file: name === 'postgres' ? `${module.relativeModuleId} (PostgreSQL)` : module.relativeModuleId,
    milliseconds: module.diagnostic().duration,
    passed: asked.filter((test) => test.result().state === 'passed').length,
    skipped: asked.filter((test) => test.result().state === 'skipped').length,
    failures,
  }
}

/** A line a file, and each result for the run's total. */
export default class FileReporter implements Reporter {
  #chosen: RegExp | undefined

  onInit: Reporter['onInit'] = (vitest) => {
    this.#chosen = process.env[countingOnly] ? undefined : vitest.config.testNamePattern
  }

  onTestModuleEnd: Reporter['onTestModuleEnd'] = (module) =>
    tellResult(resultOf(module, this.#chosen))

  /** An error that belongs to no test fails the run as one. */
  onTestRunEnd: Reporter['onTestRunEnd'] = (_modules, errors) => {
    const failures = errors.map((error) => ({ title: 'outside of a test', why: worded([error]) }))
    if (failures.length === 0) return
    tellResult({ file: 'vitest', milliseconds: 0, passed: 0, skipped: 0, failures })
  }
}
