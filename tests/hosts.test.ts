/** What GitHub and GitLab read of the repository. */
import { readdirSync, readFileSync } from 'node:fs'
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

test('REL-60 both ask the same of who reports or changes something', () => {
  const withoutHead = (text: string) => text.replace(/^---\n[\s\S]*?\n---\n\n/, '')
  const asked = (...folder: string[]) =>
    readdirSync(join(root, ...folder)).map((name) => withoutHead(read(...folder, name)))
  const inGitlab = asked('.gitlab', 'issue_templates')
  expect(inGitlab).toHaveLength(2)
  expect(asked('.github', 'ISSUE_TEMPLATE').sort()).toEqual(inGitlab.sort())
  expect(read('.github/pull_request_template.md')).toBe(
    read('.gitlab/merge_request_templates/Default.md'),
  )
})
