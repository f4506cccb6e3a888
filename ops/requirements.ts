/**
 * Keeps the column 'Proof' of docs/requirements.md: which test files prove which row.
 * `npm run requirements` writes it, `--check` only judges: it fails when the column is out of
 * date, when a test names a row that does not exist, and when a row has no test.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import ts from 'typescript'

const root = resolve(import.meta.dirname, '..')
const matrixFile = join(root, 'docs/requirements.md')

const row = /^\| ([A-Z]{2,5}-\d{2}) \|(.*)\|([^|]*)\|$/

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

/** For every row that a test names, the files of those tests. */
function proofs(rowId: RegExp): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of testFiles()) {
    for (const id of rowsNamedIn(file, rowId)) found.set(id, [...(found.get(id) ?? []), file])
  }
  return found
}

const proofCell = (files: string[] | undefined) =>
  files ? files.map((file) => `\`${file}\``).join(', ') : 'missing'

/** Prints a list when there is something in it, one group of rows a line. */
function complain(title: string, ids: string[]): boolean {
  if (ids.length === 0) return false
  const groups = Map.groupBy(ids, (id) => id.slice(0, id.indexOf('-')))
  console.log(`${title} (${ids.length}):`)
  for (const group of groups.values()) console.log(`  ${group.join(' ')}`)
  return true
}

function judge(isCheck: boolean): boolean {
  const matrix = readFileSync(matrixFile, 'utf8')
  const lines = matrix.split('\n').map((line) => ({ line, parts: line.match(row) }))
  const ids = lines.flatMap(({ parts }) => (parts?.[1] ? [parts[1]] : []))
  const groups = new Set(ids.map((id) => id.slice(0, id.indexOf('-'))))
  const proved = proofs(new RegExp(`\\b(?:${[...groups].join('|')})-\\d{2}\\b`, 'g'))

  const updated = lines
    .map(({ line, parts }) => {
      const [, id = '', cells] = parts ?? []
      return id ? `| ${id} |${cells}| ${proofCell(proved.get(id))} |` : line
    })
    .join('\n')

  const isOutdated = isCheck && updated !== matrix
  if (isOutdated) console.log('docs/requirements.md is out of date: run `npm run requirements`')
  if (!isCheck) writeFileSync(matrixFile, updated)
  const faults = [
    isOutdated,
    complain(
      'Rows written twice',
      ids.filter((id, index) => ids.indexOf(id) !== index),
    ),
    complain(
      'Tests name rows that do not exist',
      [...proved.keys()].filter((id) => !ids.includes(id)),
    ),
    complain(
      'Rows without a test',
      ids.filter((id) => !proved.has(id)),
    ),
  ]
  console.log(`${ids.length} rows, ${proved.size} with a test`)
  return !faults.includes(true)
}

if (!judge(process.argv.includes('--check'))) process.exitCode = 1
