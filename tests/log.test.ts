/** docs/operations/log.md lists every line that the sources can write. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { auditLevels } from '../app/platform/http/audit-log.server.ts'

const root = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const sources = [
  'server.ts',
  ...readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join('app', name)),
]

const levels = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal'])

/** A call `log.warn(…)`, whatever holds the log: its level and its words; null for other calls. */
function lineOf(node: ts.Node): { level: string; message: string } | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null
  const { name, expression } = node.expression
  if (!levels.has(name.text) || !/(^|[.#])log$/.test(expression.getText())) return null
  const words = node.arguments.at(-1)
  if (!words) return null
  if (ts.isStringLiteralLike(words)) return { level: name.text, message: words.text }
  // The beginning of words that go on with an address.
  if (ts.isTemplateExpression(words)) return { level: name.text, message: words.head.text.trim() }
  return { level: name.text, message: `(${words.getText()})` }
}

function linesIn(file: string): string[] {
  const text = read(file)
  if (!/log\s*\.[a-z]+\(/.test(text)) return []
  const lines: string[] = []
  const visit = (node: ts.Node) => {
    const line = lineOf(node)
    if (line) lines.push(`${line.message} | ${line.level}`)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return lines
}

const described = [
  ...read('docs/operations/log.md').matchAll(/^\| `([^`]+)` \| (\w+) \| (.{8,}) \|$/gm),
].map(([, name, level]) => `${name} | ${level}`)

test('HLD-12 docs/operations/log.md names every line of the log once, with its level, and no other', () => {
  const written = new Set(sources.flatMap(linesIn))
  const audited = Object.entries(auditLevels).map(([kind, level]) => `${kind} | ${level}`)
  expect(written.size).toBeGreaterThan(30)
  expect(described.toSorted()).toEqual([...written, ...audited].toSorted())
})
