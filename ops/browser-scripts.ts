/** Which APIs our own browser code uses, by the types they have, as MDN names them. */
import { join } from 'node:path'
import ts from 'typescript'
import { findEntry } from './browser-data.ts'

export type Use = { feature: string; where: string }

/** What TypeScript calls a mixin stands at MDN under the element, node or window that has it. */
const owners = ['Element', 'HTMLElement', 'Document', 'Node', 'Window']

/** What of a route module runs on the server alone. */
const serverExports = new Set(['loader', 'action', 'middleware', 'headers'])

const isOfPlatform = (node: ts.Node) =>
  /[\\/]typescript[\\/]lib[\\/]lib\./.test(node.getSourceFile().fileName)

const isServerExport = (node: ts.Node): boolean => {
  if (
    ts.isSourceFile(node) ||
    !ts.isSourceFile(node.parent) ||
    !/\.route\.tsx?$|root\.tsx$/.test(node.parent.fileName)
  )
    return false
  if (ts.isFunctionDeclaration(node)) return serverExports.has(node.name?.text ?? '')
  return (
    ts.isVariableStatement(node) &&
    node.declarationList.declarations.every(({ name }) => serverExports.has(name.getText()))
  )
}

const firstKnown = (paths: string[]) => paths.find((path) => findEntry(path)?.__compat)

/** Where MDN may keep a member of an interface, the likeliest first. */
function memberFeature(owner: string, name: string): string | undefined {
  const plain = owner
    .replace(/^Readonly(?=Array|Set|Map)/, '')
    .replace(/(Constructor|EventMap)$/, '')
  const intl = plain.replace(/^Intl\.|^(?=\w+$)/, 'Intl.')
  return firstKnown([
    `javascript.builtins.${plain}.${name}`,
    `javascript.builtins.${intl}.${name}`,
    `api.${plain}.${name}_static`,
    `api.${plain}.${name}`,
    ...(plain === 'Math' || plain === 'Iterator' || /^[A-Z]\w*(Iterator|Object)$/.test(plain)
      ? [`javascript.builtins.Iterator.${name}`]
      : []),
    ...(findEntry(`api.${plain}`) || findEntry(`javascript.builtins.${plain}`)
      ? []
      : owners.map((one) => `api.${one}.${name}`)),
  ])
}

const globalFeature = (name: string) =>
  firstKnown([`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`])

/** The interface, namespace or variable a declaration of TypeScript's own library stands in. */
function ownerName(declaration: ts.Declaration): string | undefined {
  let node: ts.Node = declaration.parent
  while (node && !ts.isSourceFile(node)) {
    if (ts.isInterfaceDeclaration(node) || ts.isVariableDeclaration(node))
      return node.name.getText()
    if (ts.isModuleDeclaration(node)) return node.name.text
    node = node.parent
  }
}

function featureName(symbol: ts.Symbol): string | undefined {
  const declaration = symbol.declarations?.find(isOfPlatform)
  if (!declaration) return
  const owner = ownerName(declaration)
  const isTopLevel = !owner || (ts.isVariableDeclaration(declaration) && owner === symbol.name)
  return isTopLevel || owner === 'globalThis'
    ? globalFeature(symbol.name)
    : memberFeature(owner, symbol.name)
}

/** A regular expression of a newer kind keeps the whole file from being read. */
export function regularExpressionFeature(text: string): string | undefined {
  if (/\(\?<[=!]/.test(text)) return 'javascript.regular_expressions.lookbehind_assertion'
  if (/\(\?[a-z-]+:/.test(text)) return 'javascript.regular_expressions.modifier'
  if (/\/[a-z]*v[a-z]*$/.test(text)) return 'javascript.builtins.RegExp.unicodeSets'
}

type Reader = (node: ts.Node, checker: ts.TypeChecker) => string | undefined

const ofName: Reader = (node, checker) => {
  if (!ts.isIdentifier(node) || ts.isJsxAttribute(node.parent)) return
  if (ts.isPropertyAssignment(node.parent) && node.parent.name === node) return
  const symbol = checker.getSymbolAtLocation(node)
  return symbol && featureName(symbol)
}

const ofDestructured: Reader = (node, checker) => {
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return
  const name = (node.propertyName ?? node.name).getText()
  const symbol = checker.getTypeAtLocation(node.parent).getProperty(name)
  return symbol && featureName(symbol)
}

const ofAttribute: Reader = (node) => {
  if (!ts.isJsxAttribute(node)) return
  const name = node.name.getText().toLowerCase()
  const tag = node.parent.parent.tagName.getText()
  if (!/^[a-z]/.test(tag)) return
  return firstKnown([`html.elements.${tag}.${name}`, `html.global_attributes.${name}`])
}

const ofEvent: Reader = (node) => {
  if (!ts.isCallExpression(node) || !/addEventListener$/.test(node.expression.getText())) return
  const [event] = node.arguments
  if (!event || !ts.isStringLiteral(event)) return
  return firstKnown(owners.map((owner) => `api.${owner}.${event.text}_event`))
}

const ofExpression: Reader = (node) =>
  ts.isRegularExpressionLiteral(node) ? regularExpressionFeature(node.text) : undefined

const readers = [ofName, ofDestructured, ofAttribute, ofEvent, ofExpression]

/** Types vanish in the build; imports are read where their names are used. */
const isNeverRun = (node: ts.Node) =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  isServerExport(node)

function* usesIn(
  node: ts.Node,
  checker: ts.TypeChecker,
): Generator<{ feature: string; node: ts.Node }> {
  if (isNeverRun(node)) return
  for (const read of readers) {
    const feature = read(node, checker)
    if (feature) yield { feature, node }
  }
  for (const child of node.getChildren()) yield* usesIn(child, checker)
}

/** @param files the modules of our own that reach a browser, absolute */
export function usesOfScripts(root: string, files: string[]): Use[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
      },
    },
  )
  if (!config) throw new Error('tsconfig.json cannot be read')
  const program = ts.createProgram(files, { ...config.options, skipLibCheck: true })
  const checker = program.getTypeChecker()
  return files.flatMap((file) => {
    const source = program.getSourceFile(file)
    if (!source) throw new Error(`${file} is not part of the program`)
    return [...usesIn(source, checker)].map(({ feature, node }) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      return { feature, where: `${file.slice(root.length + 1)}:${line + 1}` }
    })
  })
}
