/**
 * Which newer APIs the built scripts mention, the packages' part too: by name, for no types are
 * left.
 */
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { findEntry, missingIn, namesUnder } from './browser-data.ts'
import { regularExpressionFeature, type Use } from './browser-scripts.ts'

/** Whose newer methods a name alone gives away: `toSorted`, not `error` or `pause`. */
const builtins = ['Array', 'String', 'Set', 'Map', 'Iterator', 'Promise', 'Object']

/** Methods such as `toSorted` that no older feature shares its name with. */
function newMethods(): Map<string, string> {
  const known = new Set<string>()
  const missing = new Map<string, string>()
  for (const builtin of builtins) {
    for (const name of namesUnder(`javascript.builtins.${builtin}`)) {
      const feature = `javascript.builtins.${builtin}.${name}`
      if (missingIn(feature).length > 0) missing.set(name, feature)
      else known.add(name)
    }
  }
  return new Map([...missing].filter(([name]) => !known.has(name) && name.length > 4))
}

const methods = newMethods()

function* featuresIn(node: ts.Node): Generator<string | undefined> {
  if (ts.isRegularExpressionLiteral(node)) yield regularExpressionFeature(node.text)
  if (ts.isPropertyAccessExpression(node)) {
    const [owner, name] = [node.expression.getText(), node.name.text]
    yield [`javascript.builtins.${owner}.${name}`, `api.${owner}.${name}_static`].find(
      (path) => /^[A-Z]\w{2,}$/.test(owner) && findEntry(path),
    ) ?? methods.get(name)
  }
  for (const child of node.getChildren()) yield* featuresIn(child)
}

/** @param files the chunks, absolute */
export function usesOfChunks(files: string[]): Use[] {
  return files.flatMap((file) => {
    const source = ts.createSourceFile(
      file,
      readFileSync(file, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    )
    const where = file.replace(/^.*[\\/]build[\\/]/, 'build/')
    return [...new Set(featuresIn(source))].flatMap((feature) =>
      feature ? [{ feature, where }] : [],
    )
  })
}
