import type { Token, Tokens } from 'marked'
import { BoundedLexer } from './bounded-lexer.ts'
import {
  inlineText,
  type MarkdownBlock,
  type MarkdownInline,
  type MarkdownPicture,
} from './markdown-tree.ts'
import { addressNote } from './shown-address.ts'
import { withSides } from './text-side.ts'

const fenceLine = /^ {0,3}(`{3,}|~{3,})([^\n]*)$/

/** What stands behind a fence around text: such a fence is a frame, and no code. */
const textNames =
  /^(?:|markdown|md|mdown|te?xt|plain(?:text)?|text\/plain|testo|lettera|letter|mail|email)$/i

/** Whether the words behind a fence only name a language. */
const isLanguageName = (words: string): boolean =>
  /^(?:[a-z][\w+#./-]{0,19}|[A-Z][A-Z+#]{0,3})$/.test(words)

/** An answer wholly in a fence, without it; while it is written its end is not there yet. */
function unwrapped(text: string): string {
  const lines = text.trim().split(/\r\n?|\n/)
  const [first = '', ...rest] = lines
  const [, fence = '', name = ''] = fenceLine.exec(first) ?? []
  if (fence === '' || !textNames.test(name.trim())) return text
  const end = endOfFence(rest, fence)
  if (end >= 0 && end < rest.length - 1) return text
  return (end < 0 ? rest : rest.slice(0, end)).join('\n')
}

/** Where a fence ends, past those within it that name a language; -1: nowhere. */
function endOfFence(lines: readonly string[], fence: string): number {
  let open = fence
  return lines.findIndex((line) => {
    const [, marks = '', name = ''] = fenceLine.exec(line) ?? []
    const language = name.trim()
    if (open === fence && marks !== '' && isLanguageName(language)) open = `${marks} `
    if (language !== '' || !marks.startsWith(open.trim())) return false
    const isEnd = open === fence
    open = fence
    return isEnd
  })
}

/** Quotes and lists nested deeper than anybody writes: parser and screen recurse into them. */
const tooDeep = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){50}/m

/** Half an emoji, as a piece of a stream may end with: nothing can show it. */
const halfCharacters = /\p{Surrogate}/gu

/** What a text may hold beside its words, by who wrote it. */
export type MarkdownDoor = {
  /** Whether its links lead to this address; else the address stands behind their words. */
  leads: (address: string) => boolean
  /** The picture at this address; null: its words stand there, with the address. */
  picture: (address: string) => MarkdownPicture | null
  /** Headings have ids as GitHub makes them. */
  hasIds?: true
}

/** A request of our workshop, as the demonstration names them: it brings no words along. */
const workshopAddress = /^\/prompts\?profession=[\w-]{1,80}&template=[\w-]{1,80}$/

const ofAnswers: MarkdownDoor = {
  leads: (address) => workshopAddress.test(address),
  picture: () => null,
}

/**
 * Markdown to a tree that holds every word and every line end, but no HTML, and of an answer no
 * pictures and no links but to requests of our own workshop (SECURITY.md 6).
 * Raw HTML stays readable as text, addresses too. Text that cannot be parsed is one paragraph.
 */
export function parseMarkdown(markdown: string, door = ofAnswers): MarkdownBlock[] {
  const text = unwrapped(markdown.replace(halfCharacters, ''))
  const asTyped: MarkdownBlock[] = [{ kind: 'paragraph', children: inLines(text) }]
  if (tooDeep.test(text)) return asTyped
  try {
    return withSides(toBlocks(new BoundedLexer().lex(text), door))
  } catch {
    return asTyped
  }
}

/** Pictures by the names that a text of ours has for them. */
export type OwnPictures = ReadonlyMap<string, MarkdownPicture>

/**
 * A text that we wrote: its links lead where they say, its headings have ids, it shows its
 * pictures. Never for words of an answer or of a person. @throws Error for a picture that is not
 * there
 */
export function parseOwnMarkdown(
  markdown: string,
  pictures: OwnPictures = new Map(),
): MarkdownBlock[] {
  return toBlocks(new BoundedLexer().lex(markdown), {
    leads: () => true,
    picture: (address) => {
      const picture = pictures.get(address)
      if (!picture) throw new Error(`a text of ours has a picture that is not there: ${address}`)
      return picture
    },
    hasIds: true,
  })
}

/** Words within a text of ours in which Markdown finds nothing: a name, an address, a setting. */
export const asWritten = (words: string): string =>
  words.replace(/[\r\n]+/g, ' ').replace(/[!-/:-@[-`{-~]/g, '\\$&')

function toBlocks(tokens: Token[], door: MarkdownDoor): MarkdownBlock[] {
  return tokens.flatMap((token) => toBlock(token as Tokens.Generic, door) ?? [])
}

function toBlock(
  token: Tokens.Generic,
  door: MarkdownDoor,
): MarkdownBlock | MarkdownBlock[] | null {
  const { type } = token
  const inlines = (tokens?: Token[]) => toInlines(tokens, door)
  if (type === 'heading') {
    const children = inlines(token.tokens)
    const id = door.hasIds ? { id: headingId(inlineText(children)) } : {}
    return { kind: 'heading', depth: token.depth, children, ...id }
  }
  if (type === 'paragraph') return { kind: 'paragraph', children: inlines(token.tokens) }
  if (type === 'text') return { kind: 'line', children: inlines(token.tokens ?? [token]) }
  if (type === 'checkbox') return { kind: 'line', children: inlines([token]) }
  if (type === 'html') return { kind: 'paragraph', children: inLines(token.raw.trim()) }
  if (type === 'blockquote') return { kind: 'quote', children: toBlocks(token.tokens ?? [], door) }
  if (type === 'code') return toCode(token as Tokens.Code)
  if (type === 'hr') return { kind: 'rule' }
  if (type === 'list') return toList(token as Tokens.List, door)
  if (type === 'table') return toTable(token as Tokens.Table, door)
  return null
}

/** As GitHub names chapters. */
const headingId = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

/** Behind the marks of a fence stands the name of a language, or words. */
function toCode({ lang = '', text }: Tokens.Code): MarkdownBlock {
  return { kind: 'code', text: lang === '' || isLanguageName(lang) ? text : `${lang}\n${text}` }
}

function toList(list: Tokens.List, door: MarkdownDoor): MarkdownBlock {
  return {
    kind: 'list',
    numbers: list.ordered ? itemNumbers(list) : null,
    items: list.items.map((item) => withTask(toBlocks(item.tokens, door))),
  }
}

/** As they were written; where all are the same, as some write them, counted on from there. */
function itemNumbers({ items }: Tokens.List): number[] {
  const written = items.map(({ raw }) => Number.parseInt(raw.trim(), 10))
  const [first = 1] = written
  const isCounted = written.every((number) => number === first)
  return written.map((number, at) => (isCounted || Number.isNaN(number) ? first + at : number))
}

/** The mark of a task stands before the words of its item. */
function withTask(blocks: MarkdownBlock[]): MarkdownBlock[] {
  const [mark, next, ...rest] = blocks
  const isMark = mark?.kind === 'line' && mark.children.length === 1 && isTaskMark(mark.children[0])
  if (!isMark || (next?.kind !== 'line' && next?.kind !== 'paragraph')) return blocks
  return [{ ...next, children: [...mark.children, ...next.children] }, ...rest]
}

const taskMarks = { done: '☑ ', open: '☐ ' }
const isTaskMark = (child?: MarkdownInline) => child === taskMarks.done || child === taskMarks.open

function toTable(table: Tokens.Table, door: MarkdownDoor): MarkdownBlock {
  const cells = (row: Tokens.TableCell[]) => row.map(({ tokens }) => toInlines(tokens, door))
  return { kind: 'table', head: cells(table.header), rows: table.rows.map(cells) }
}

function toInlines(tokens: Token[] = [], door: MarkdownDoor): MarkdownInline[] {
  const children: MarkdownInline[] = []
  for (const child of tokens.flatMap((token) => toInline(token as Tokens.Generic, door))) {
    const before = children.at(-1)
    if (typeof child !== 'string' || typeof before !== 'string') children.push(child)
    else children.splice(-1, 1, before + child)
  }
  return children
}

function toInline(token: Tokens.Generic, door: MarkdownDoor): MarkdownInline | MarkdownInline[] {
  const { type } = token
  if (type === 'strong' || type === 'em' || type === 'del') {
    return { kind: type, children: toInlines(token.tokens, door) }
  }
  if (type === 'codespan') return { kind: 'code', text: codeWords(token.raw) }
  if (type === 'br' || (type === 'html' && /^<br\s*\/?>$/i.test(token.raw)))
    return { kind: 'break' }
  if (type === 'checkbox') return token.checked ? taskMarks.done : taskMarks.open
  if (type === 'link') return toLink(token as Tokens.Link, door)
  if (type === 'image') {
    const picture = door.picture(token.href)
    if (picture) return { kind: 'picture', picture, alt: token.text }
    return inLines(token.text + addressNote(token.text, token.href, token.title))
  }
  if (type === 'escape') return inLines(token.text)
  if (type === 'text') return inLines(decoded(token.text))
  return inLines(token.raw)
}

/** A line end that was written is shown. */
function inLines(text: string): MarkdownInline[] {
  const [first = '', ...more] = text.split('\n')
  if (more.length === 0) return first === '' ? [] : [first]
  const last = more.length - 1
  return [
    first.trimEnd(),
    ...more.flatMap((line, at): MarkdownInline[] => [
      { kind: 'break' },
      at === last ? line.trimStart() : line.trim(),
    ]),
  ].filter((child) => child !== '')
}

/** What stands between the marks; the parser takes its line ends away. */
function codeWords(raw: string): string {
  const [marks = ''] = /^`+/.exec(raw) ?? []
  const text = raw.slice(marks.length, raw.length - marks.length)
  const isSpaced = text.startsWith(' ') && text.endsWith(' ') && text.trim() !== ''
  return isSpaced ? text.slice(1, -1) : text
}

function toLink(link: Tokens.Link, door: MarkdownDoor): MarkdownInline[] {
  const children = toInlines(link.tokens, door)
  if (door.leads(link.href)) return [{ kind: 'link', href: link.href, children }]
  return [...children, ...inLines(addressNote(inlineText(children), link.href, link.title))]
}

/** The names of the characters from 160 to 255, in their order. */
const latinNames = `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg
plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute
Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve
Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc
atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute
ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`

/** What models and pasted pages write with an entity; numbers the parser reads by itself. */
const entities = new Map([
  ...latinNames.split(/\s+/).map((name, at) => [name, String.fromCodePoint(160 + at)] as const),
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", euro: '€', bull: '•' }),
  ...Object.entries({ ndash: '–', mdash: '—', hellip: '…', lsquo: '‘', rsquo: '’', ldquo: '“' }),
  ...Object.entries({ rdquo: '”', larr: '←', rarr: '→', check: '✓', OElig: 'Œ', oelig: 'œ' }),
])

const decoded = (text: string): string =>
  text.replace(/&([A-Za-z]{2,6}[1-4]{0,2});/g, (entity, name) => entities.get(name) ?? entity)
