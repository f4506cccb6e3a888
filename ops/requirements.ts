/**
 * Judges docs/requirements.md (`npm run check`): fails when a row is written twice, when a test
 * names a row that does not exist, and when a row has no test.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import ts from 'typescript'

const root = resolve(import.meta.dirname, '..')
const row = /^\| ([A-Z]{2,5}-\d{2,3}) \|/gm

/** Test files and the tables they walk, below the folders of source, relative to the repository. */
function testFiles(): string[] {
  return ['app', 'db', 'ops', 'tests', 'bench']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /(\.(test|journey)|-table)\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

const testFunctions = new Set(['test', 'it', 'describe'])

/** The `test` of `test(…)`, `test.each(…)(…)`, `describe.runIf(…)(…)`. */
function calledName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) {
    return calledName(node.expression)
  }
  return ''
}

/** The nodes whose text may name rows: a title, the table of a `test.each`, a property `row`. */
function namingParts(node: ts.Node): readonly ts.Node[] {
  if (ts.isPropertyAssignment(node)) {
    return /^rows?$/.test(node.name.getText()) ? [node.initializer] : []
  }
  if (!ts.isCallExpression(node) || !testFunctions.has(calledName(node.expression))) return []
  const isTable = ts.isPropertyAccessExpression(node.expression)
  const parts = isTable ? node.arguments : node.arguments.slice(0, 1)
  return parts.filter((part) => !ts.isFunctionLike(part))
}

function rowsNamedIn(file: string, rowId: RegExp): Set<string> {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const ids = new Set<string>()
  const visit = (node: ts.Node) => {
    for (const part of namingParts(node)) {
      for (const [id] of part.getText().matchAll(rowId)) ids.add(id)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return ids
}

/** Prints a list when there is something in it, one group of rows a line. */
function complain(title: string, ids: string[]): boolean {
  if (ids.length === 0) return false
  const groups = Map.groupBy(ids, (id) => id.slice(0, id.indexOf('-')))
  console.log(`${title} (${ids.length}):`)
  for (const group of groups.values()) console.log(`  ${group.join(' ')}`)
  return true
}

function judge(): boolean {
  const matrix = readFileSync(join(root, 'docs/requirements.md'), 'utf8')
  const ids = [...matrix.matchAll(row)].map(([, id = '']) => id)
  const groups = new Set(ids.map((id) => id.slice(0, id.indexOf('-'))))
  const rowId = new RegExp(`\\b(?:${[...groups].join('|')})-\\d{2,3}\\b`, 'g')
  const proved = new Set(testFiles().flatMap((file) => [...rowsNamedIn(file, rowId)]))

  const faults = [
    complain(
      'Rows written twice',
      ids.filter((id, index) => ids.indexOf(id) !== index),
    ),
    complain(
      'Tests name rows that do not exist',
      [...proved].filter((id) => !ids.includes(id)),
    ),
    complain(
      'Rows without a test',
      ids.filter((id) => !proved.has(id)),
    ),
  ]
  console.log(`${ids.length} rows, ${proved.size} with a test`)
  return !faults.includes(true)
}

if (!judge()) process.exitCode = 1
