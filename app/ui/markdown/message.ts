import { hasWords } from './has-words.ts'
import { inlineText, type MarkdownBlock, type MarkdownInline } from './markdown-tree.ts'
import {
  type AnswerPart,
  announces,
  bareWords,
  closesMessage,
  headingPart,
  opensMessage,
  speaksToAsker,
  structurePart,
} from './message-words.ts'

/**
 * The blocks of an answer with the message in it, or whatever was asked for, as a block of its own:
 * without title, key points, advice, and what the AI says before and after it. It is known by the
 * headings of the fixed structure, however they are written and in other languages too; where there
 * are none, by how a message begins and closes. Where none is found, and where it is all there is,
 * the blocks are as they came.
 */
export function withMessage(blocks: MarkdownBlock[]): MarkdownBlock[] {
  const entries = blocks.flatMap(toEntries)
  const all = entries.map(({ block }) => block)
  for (const place of candidates(entries)) {
    const [from, to] = bared(all, place)
    const children = unframed(all.slice(from, to))
    if (!hasWords(children)) continue
    return [...all.slice(0, from), { kind: 'message', children }, ...all.slice(to)]
  }
  return blocks
}

/** From the first to before the second. */
type Place = readonly [from: number, to: number]

/** A block, and what it is the title of. */
type Entry = { block: MarkdownBlock; title?: { part: AnswerPart | null; depth: number } }

/** Deeper than any heading: a title written as a bold or plain line. */
const lineDepth = 7

function toEntries(block: MarkdownBlock): Entry[] {
  if (block.kind === 'heading') {
    const words = bareWords(blockWords(block))
    const part = structurePart(words) ?? headingPart(words)
    return [{ block, title: { part, depth: block.depth } }]
  }
  if (block.kind !== 'paragraph') return [{ block }]
  const { children } = block
  const end = children.findIndex(isBreak)
  const line = end < 0 ? children : children.slice(0, end)
  const linePart = structurePart(bareWords(inlineText(line)))
  if (linePart) return titled(linePart, line, end < 0 ? [] : children.slice(end + 1))
  const [first, second = '', ...more] = children
  if (typeof first !== 'object' || first.kind !== 'strong') return [{ block }]
  const boldPart = structurePart(bareWords(inlineText(first.children)))
  if (!boldPart) return [{ block }]
  const next = typeof second === 'string' ? second.replace(/^[\s:.–—-]+/, '') : second
  return titled(boldPart, [first], [next, ...more])
}

const isBreak = (child: MarkdownInline) => typeof child !== 'string' && child.kind === 'break'

function titled(part: AnswerPart, line: MarkdownInline[], rest: MarkdownInline[]): Entry[] {
  const title: Entry = {
    block: { kind: 'paragraph', children: line },
    title: { part, depth: lineDepth },
  }
  if (inlineText(rest).trim() === '') return [title]
  return [title, { block: { kind: 'paragraph', children: rest } }]
}

/** What may be the message, the surest first. */
function* candidates(entries: Entry[]): Generator<Place> {
  const contents = entries.flatMap((entry, at) => (isPart('content')(entry) ? at : []))
  for (const at of contents) if (isStructure(entries[at])) yield under(entries, at)
  for (const at of contents) {
    const [from, to] = under(entries, at)
    const body = entries.slice(from, to)
    // The title of the whole may name the message too.
    const isWhole = (body[0] && isPart('content')(body[0])) || body.some(isPart('points'))
    if (!isStructure(entries[at]) && !isWhole) yield [from, to]
  }
  if (entries.some(isPart('points', 'advice'))) {
    const [from, to] = betweenOthers(entries)
    if (entries.slice(from, to).some(({ block }) => isText(block))) yield [from, to]
  }
  yield* byGreeting(entries)
}

const isPart =
  (...parts: AnswerPart[]) =>
  ({ title }: Entry) =>
    parts.some((part) => part === title?.part)

const isStructure = (entry?: Entry) =>
  entry !== undefined && structurePart(bareWords(blockWords(entry.block))) !== null

const isText = (block: MarkdownBlock) => block.kind !== 'heading' && hasWords([block])

/** What stands under the title of the content; headings of its own belong to it. */
function under(entries: Entry[], at: number): Place {
  const depth = entries[at]?.title?.depth ?? lineDepth
  const from = at + 1
  const rest = entries.slice(from)
  const isOutside = ({ title }: Entry) => title !== undefined && title.depth <= depth
  const ends = [
    rest.findIndex((one) => isPart('points')(one) && isStructure(one)),
    rest.findLastIndex((one) => isPart('advice')(one) && isStructure(one)),
    rest.findIndex((one) => isPart('points', 'advice')(one) && isOutside(one)),
    quotesAtEnd(rest, depth),
  ]
  const end = ends.find((one) => one >= 0)
  return [from, end === undefined ? entries.length : from + end]
}

/** Where a last section begins that holds nothing but quotes, as advice is written; -1: nowhere. */
function quotesAtEnd(entries: Entry[], depth: number): number {
  const at = entries.findLastIndex(({ title }) => title !== undefined)
  const isOfDepth = (entries[at]?.title?.depth ?? depth + 1) <= depth
  const rest = entries.slice(at + 1)
  const areQuotes = rest.length > 0 && rest.every(({ block }) => block.kind === 'quote')
  return at > 0 && isOfDepth && areQuotes ? at : -1
}

/** What the key points and the advice leave, under a heading that says neither. */
function betweenOthers(entries: Entry[]): Place {
  const points = entries.findIndex(isPart('points'))
  let from = points + 1
  if (points >= 0) while (entries[from]?.block.kind === 'list') from += 1
  const depth = entries[points]?.title?.depth ?? lineDepth
  const first = entries[from]
  const isHeading = first?.title && first.title.part !== 'advice' && first.title.depth <= depth
  if (first && isHeading && !opens(first.block)) from += 1
  const end = entries.findIndex((entry, at) => at >= from && isPart('advice')(entry))
  return [from, end < 0 ? entries.length : end]
}

/** From the part in which a message begins to the one in which it closes. */
function* byGreeting(entries: Entry[]): Generator<Place> {
  for (const [at, { block }] of entries.entries()) {
    if (block.kind !== 'code' && block.kind !== 'quote') continue
    const inside = unframed([block])
    if (inside.some(opens) && inside.some(closes)) yield [at, at + 1]
  }
  const starts = entries.flatMap(({ block, title }, at) =>
    at === 0 || title || block.kind === 'rule' ? at : [],
  )
  const pieces = starts.map((start, at) => entries.slice(start, starts[at + 1]))
  const has = (test: (block: MarkdownBlock) => boolean) => (piece: Entry[]) =>
    piece.some(({ block }) => test(block))
  const first = pieces.findIndex(has(opens))
  const last = pieces.findLastIndex(has(closes))
  const start = starts[first]
  if (start === undefined || last < first) return
  const head = entries[start]
  const from = head?.title && !opens(head.block) ? start + 1 : start
  const to = starts[last + 1] ?? entries.length
  const [low, high] = bared(
    entries.map(({ block }) => block),
    [from, to],
  )
  // Where nothing goes away there is nothing to tell apart.
  if (low > 0 || high < entries.length) yield [low, high]
}

const blockLines = (block: MarkdownBlock): string[] => {
  if (block.kind === 'code') return block.text.split('\n')
  if (block.kind !== 'paragraph' && block.kind !== 'line' && block.kind !== 'heading') return []
  return inlineText(block.children, '\n').split('\n')
}

const blockWords = (block: MarkdownBlock) => blockLines(block).join(' ')
const opens = (block: MarkdownBlock) =>
  blockLines(block).some((one) => opensMessage(bareWords(one)))
const closes = (block: MarkdownBlock) =>
  blockLines(block).some((one) => closesMessage(bareWords(one)))

/** The words in a frame: a message stands in a quote or a fence of its own at times. */
function unframed(blocks: MarkdownBlock[]): MarkdownBlock[] {
  const [only] = blocks
  if (blocks.length !== 1 || !only) return blocks
  if (only.kind === 'quote') return only.children
  if (only.kind !== 'code') return blocks
  return only.text
    .split(/\n[ \t]*\n\s*/)
    .filter((part) => part.trim() !== '')
    .map((part) => ({
      kind: 'paragraph',
      children: part.split('\n').flatMap((line, at) => (at ? [{ kind: 'break' }, line] : line)),
    }))
}

/** Without rules and words around the message that are not part of it. */
function bared(all: MarkdownBlock[], place: Place): Place {
  let [from, to] = withoutRules(all, place)
  const first = all[from]
  if (first && isAnnouncement(first) && hasWords(all.slice(from + 1, to))) {
    ;[from, to] = withoutRules(all, [from + 1, to])
  }
  const last = all[to - 1]
  const isClosed = all.slice(from, to - 1).some(closes)
  if (last && isClosed && (last.kind === 'quote' || speaksToAsker(bareWords(blockWords(last))))) {
    ;[from, to] = withoutRules(all, [from, to - 1])
  }
  return [from, to]
}

const isAnnouncement = (block: MarkdownBlock) =>
  block.kind === 'paragraph' &&
  blockWords(block).trimEnd().endsWith(':') &&
  announces(bareWords(blockWords(block)))

function withoutRules(all: MarkdownBlock[], [from, to]: Place): Place {
  let [low, high] = [from, to]
  while (low < high && all[low]?.kind === 'rule') low += 1
  while (high > low && all[high - 1]?.kind === 'rule') high -= 1
  return [low, high]
}
