/** What GitHub and GitLab read of the repository. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const read = (...names: string[]) => readFileSync(join(root, ...names), 'utf8')

test('REL-60 both run .ci/run and nothing else, in one system, and say that it was not tried', () => {
  const workflows = ['.github/workflows/check.yml', '.gitlab-ci.yml'].map((file) => read(file))
  for (const text of workflows) {
    expect(text).toMatch(/^# For .+; not run where this was written\./)
    expect(text).toMatch(/- (run: )?\.ci\/run\n$/)
    expect(text).not.toMatch(/\b(npm|apt-get|node ops)\b/)
  }
  const [github, gitlab] = workflows.map((text) => /image: (\S+)/.exec(text)?.[1])
  expect(github).toBe(gitlab)
})
