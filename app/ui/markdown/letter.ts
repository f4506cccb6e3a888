import {
  type AnswerPart,
  announces,
  bareWords,
  closesLetter,
  headingPart,
  opensLetter,
  speaksToAsker,
  structurePart,
} from './letter-words.ts'
import { hasWords, inlineText, type MarkdownBlock, type MarkdownInline } from './markdown-tree.ts'

/**
 * The letter in an answer, or whatever was asked for: without title, key points, advice, and what
 * the AI says before and after it. Known by the headings of the fixed structure, however they are
 * written and in other languages too; where there are none, by how a letter begins and closes.
 * @returns its blocks, which hold words; null: none was found, the whole answer is what there is
 */
export function letterIn(blocks: MarkdownBlock[]): MarkdownBlock[] | null {
  const entries = blocks.flatMap(entriesOf)
  for (const body of candidates(entries)) {
    const letter = bared(body)
    if (hasWords(letter)) return letter
  }
  return null
}

/** A block, and what it is the title of. */
type Entry = { block: MarkdownBlock; title?: { part: AnswerPart | null; depth: number } }

/** Deeper than any heading: a title written as a bold or plain line. */
const lineDepth = 7

const lineTitle = (part: AnswerPart, block: MarkdownBlock): Entry => ({
  block,
  title: { part, depth: lineDepth },
})

function entriesOf(block: MarkdownBlock): Entry[] {
  if (block.kind === 'heading') {
    const words = bareWords(inlineText(block.children))
    const part = structurePart(words) ?? headingPart(words)
    return [{ block, title: { part, depth: block.depth } }]
  }
  if (block.kind !== 'paragraph') return [{ block }]
  const { children } = block
  const end = children.findIndex(isBreak)
  const line = end < 0 ? children : children.slice(0, end)
  const lineOnly = structurePart(bareWords(inlineText(line)))
  if (lineOnly) return titled(lineOnly, line, end < 0 ? [] : children.slice(end + 1))
  const [first, second, ...more] = children
  if (typeof first !== 'object' || first.kind !== 'strong') return [{ block }]
  const boldOnly = structurePart(bareWords(inlineText(first.children)))
  if (!boldOnly) return [{ block }]
  const next = typeof second === 'string' ? [second.replace(/^[\s:.–—-]+/, '')] : [second ?? '']
  return titled(boldOnly, [first], [...next, ...more])
}

const isBreak = (child: MarkdownInline) => typeof child !== 'string' && child.kind === 'break'

function titled(part: AnswerPart, line: MarkdownInline[], rest: MarkdownInline[]): Entry[] {
  const title = lineTitle(part, { kind: 'paragraph', children: line })
  if (inlineText(rest).trim() === '') return [title]
  return [title, { block: { kind: 'paragraph', children: rest } }]
}

/** What may be the letter, the surest first. */
function* candidates(entries: Entry[]): Generator<MarkdownBlock[]> {
  const contents = entries.flatMap(({ block, title }, at) =>
    title?.part === 'content' ? { at, depth: title.depth, isNamed: isStructure(block) } : [],
  )
  for (const title of contents) if (title.isNamed) yield blocksOf(under(entries, title))
  for (const title of contents) {
    const body = under(entries, title)
    // The title of the whole may name the letter too.
    const isWhole = body[0]?.title?.part === 'content' || body.some(isPart('points'))
    if (!title.isNamed && !isWhole) yield blocksOf(body)
  }
  if (entries.some(isPart('points', 'advice'))) {
    const body = betweenOthers(entries)
    if (hasWords(body.filter(({ kind }) => kind !== 'heading'))) yield body
  }
  yield* byGreeting(entries)
}

const isPart =
  (...parts: AnswerPart[]) =>
  ({ title }: Entry) =>
    parts.some((part) => part === title?.part)

const isStructure = (block: MarkdownBlock) =>
  'children' in block && structurePart(bareWords(wordsOf(block))) !== null

const wordsOf = (block: MarkdownBlock) =>
  block.kind === 'heading' || block.kind === 'paragraph' || block.kind === 'line'
    ? inlineText(block.children)
    : ''

const blocksOf = (entries: Entry[]) => entries.map(({ block }) => block)

/** What stands under the title of the content; headings of its own belong to it. */
function under(entries: Entry[], { at, depth }: { at: number; depth: number }): Entry[] {
  const rest = entries.slice(at + 1)
  const isOutside = ({ title }: Entry) => title !== undefined && title.depth <= depth
  const ends = [
    rest.findIndex((one) => isPart('points')(one) && isStructure(one.block)),
    rest.findLastIndex((one) => isPart('advice')(one) && isStructure(one.block)),
    rest.findIndex((one) => isPart('points', 'advice')(one) && isOutside(one)),
    adviceAtEnd(rest, depth),
  ]
  const end = ends.find((one) => one >= 0)
  return rest.slice(0, end)
}

/** Where a last section begins that holds nothing but quotes, as advice is written; -1: nowhere. */
function adviceAtEnd(entries: Entry[], depth: number): number {
  const at = entries.findLastIndex(({ title }) => title !== undefined)
  const isOfDepth = (entries[at]?.title?.depth ?? depth + 1) <= depth
  const rest = entries.slice(at + 1)
  return at > 0 && isOfDepth && rest.length > 0 && rest.every(({ block }) => block.kind === 'quote')
    ? at
    : -1
}

/** What the key points and the advice leave, under a heading that says neither. */
function betweenOthers(entries: Entry[]): MarkdownBlock[] {
  const points = entries.findIndex(({ title }) => title?.part === 'points')
  let from = points + 1
  if (points >= 0) while (entries[from]?.block.kind === 'list') from += 1
  const depth = entries[points]?.title?.depth ?? lineDepth
  const first = entries[from]
  if (first?.title && first.title.part !== 'advice' && isContainer(first, depth)) from += 1
  const end = entries.findIndex(({ title }, at) => at >= from && title?.part === 'advice')
  return blocksOf(entries.slice(from, end < 0 ? undefined : end))
}

const isContainer = ({ block, title }: Entry, depth: number) =>
  (title?.depth ?? 0) <= depth && !opens(block)

/** From the part in which a letter begins to the one in which it closes. */
function* byGreeting(entries: Entry[]): Generator<MarkdownBlock[]> {
  for (const { block } of entries) {
    if (block.kind !== 'code' && block.kind !== 'quote') continue
    const inside = insideOf(block)
    if (inside.some(opens) && inside.some(closes)) yield inside
  }
  const starts = entries.flatMap(({ block, title }, at) =>
    at === 0 || title || block.kind === 'rule' ? at : [],
  )
  const pieces = starts.map((start, at) => entries.slice(start, starts[at + 1]))
  const from = pieces.findIndex((piece) => blocksOf(piece).some(opens))
  const to = pieces.findLastIndex((piece) => blocksOf(piece).some(closes))
  if (from < 0 || to < from) return
  const [first, ...more] = pieces.slice(from, to + 1).flat()
  if (!first) return
  const body = blocksOf(first.title && !opens(first.block) ? more : [first, ...more])
  // Where nothing goes away there is nothing to tell apart.
  if (body.length < entries.length || bared(body).length < body.length) yield body
}

const linesOf = (block: MarkdownBlock): string[] => {
  if (block.kind === 'code') return block.text.split('\n')
  if (block.kind !== 'paragraph' && block.kind !== 'line' && block.kind !== 'heading') return []
  return block.children.reduce<string[]>(
    (lines, child) => {
      if (isBreak(child)) lines.push('')
      else lines.push((lines.pop() ?? '') + inlineText([child]))
      return lines
    },
    [''],
  )
}

const opens = (block: MarkdownBlock) => linesOf(block).some((one) => opensLetter(bareWords(one)))
const closes = (block: MarkdownBlock) => linesOf(block).some((one) => closesLetter(bareWords(one)))

/** The words in a frame: a letter stands in a quote or a fence of its own at times. */
function insideOf(block: MarkdownBlock): MarkdownBlock[] {
  if (block.kind === 'quote') return block.children
  if (block.kind !== 'code') return [block]
  return block.text
    .split(/\n[ \t]*\n\s*/)
    .filter((part) => part.trim() !== '')
    .map((part) => ({
      kind: 'paragraph',
      children: part.split('\n').flatMap((line, at) => (at ? [{ kind: 'break' }, line] : line)),
    }))
}

/** Without lines and words around the letter that are not part of it, and without its frame. */
function bared(blocks: MarkdownBlock[]): MarkdownBlock[] {
  let body = withoutRules(blocks)
  const [first, ...rest] = body
  if (first && isAnnouncement(first) && hasWords(rest)) body = withoutRules(rest)
  const last = body.at(-1)
  const isClosed = body.slice(0, -1).some(closes)
  if (last && isClosed && (last.kind === 'quote' || speaksToAsker(bareWords(wordsOf(last))))) {
    body = withoutRules(body.slice(0, -1))
  }
  const [only] = body
  const isFramed = body.length === 1 && (only?.kind === 'quote' || only?.kind === 'code')
  return isFramed && only ? insideOf(only) : body
}

const isAnnouncement = (block: MarkdownBlock) =>
  block.kind === 'paragraph' &&
  wordsOf(block).trimEnd().endsWith(':') &&
  announces(bareWords(wordsOf(block)))

function withoutRules(blocks: MarkdownBlock[]): MarkdownBlock[] {
  const isOther = ({ kind }: MarkdownBlock) => kind !== 'rule'
  const from = blocks.findIndex(isOther)
  return from < 0 ? [] : blocks.slice(from, blocks.findLastIndex(isOther) + 1)
}
