import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'

const root = resolve(import.meta.dirname, '../../app')

/** A text that a screen may show, and the file it stands in. */
export type ScreenText = { file: string; text: string }

/** Stands for what is only known while the product runs. */
const unknown = 'uno'

/**
 * Every text in the product's own files: strings, and what an element of a screen says with all
 * that stands inside of it. Tests, imports and types are left out.
 */
export function screenTexts(): ScreenText[] {
  return globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      textsIn(file)
        // Of a text in Markdown each paragraph.
        .flatMap((text) => text.split(/\n\s*\n/))
        .map((text) => ({ file, text: text.replace(/\s+/g, ' ').trim() })),
    )
    .filter(({ text }) => text !== '')
}

function textsIn(file: string): string[] {
  const texts: string[] = []
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = readFileSync(join(root, file), 'utf8')
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind))
  return texts

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isStringLiteral(node) || isTemplate(node)) texts.push(textOf(node))
    else if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && saysSomething(node)) {
      texts.push(node.children.map(textOf).join(''))
    }
    ts.forEachChild(node, visit)
  }
}

const isTemplate = (node: ts.Node): node is ts.TemplateLiteral =>
  ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)

/** It has words of its own, beside those of the elements in it. */
const saysSomething = ({ children }: ts.JsxElement | ts.JsxFragment) =>
  children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text))

function textOf(node: ts.Node): string {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => unknown + literal.text).join('')
  }
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return node.children.map(textOf).join('')
  if (ts.isJsxExpression(node)) return node.expression ? textOf(node.expression) : ''
  return ts.isJsxSelfClosingElement(node) ? ' ' : unknown
}
