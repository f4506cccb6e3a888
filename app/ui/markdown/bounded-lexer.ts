import { Lexer, type Token, Tokenizer, type Tokens } from 'marked'

/**
 * What a text may cost to parse: each step of the lexer counts the characters that it may look at,
 * and `perStep`. Ordinary answers of 40,000 characters take a quarter to a half of it; the
 * processor needs some 20 ms for all of it.
 */
const most = 2_000_000
const perStep = 400

/** Each line may begin a block of its own. An answer of 40,000 characters has a thousand. */
const mostLines = 2000

/** A table of 10 columns has 200 rows. */
const mostCells = 2000

/** No paragraph is so long; the parser's time grows with the square of its length. */
const longestMarked = 4000

/** What is left of the work that one text may cost. */
class Work {
  left = most

  /** Whether a step may be taken that looks at so many characters. */
  allows(characters: number): boolean {
    this.left -= characters + perStep
    return this.left > 0
  }
}

/** Text that stays as it was typed. */
const asTyped = (raw: string): Token => ({ type: 'code', raw, text: raw })

/** The cells of a row; a bar after a backslash belongs to its cell. */
function splitCells(line: string): string[] {
  const cells: string[] = []
  for (const piece of line.trim().replace(/^\|/, '').split('|')) {
    const before = cells.at(-1)
    if (before?.endsWith('\\')) cells.splice(-1, 1, `${before.slice(0, -1)}|${piece}`)
    else cells.push(piece)
  }
  if (cells.at(-1)?.trim() === '') cells.pop()
  return cells.map((cell) => cell.trim())
}

/** A line that goes on with no paragraph. */
const blockBegin = /^\n {0,3}(?:[-+*][ \t]|\d{1,9}[.)][ \t]|#{1,6}[ \t]|>|`{3}|~{3}|<|-+[ \t]*$)/

/** On one line, with nothing within in which asterisks mean something else. */
const boldWords = /^\*\*(?![\s*])([^*\n\\`<]{0,400}[^\s*\\`<])\*\*(?!\*)/

/** Asks before each step of a block (which begins with `space`) and of a line (with `escape`). */
class BoundedTokenizer extends Tokenizer {
  readonly work = new Work()

  override space(src: string) {
    // The lexer takes a space of one character for the end of the line before.
    if (src.length < 2 || this.work.allows(3 * src.length)) return super.space(src)
    return asTyped(src) as Tokens.Generic as Tokens.Space
  }

  /**
   * A short row has as many cells as the head of the table: they are counted before they are made.
   */
  override table(src: string) {
    const columns = src.slice(0, src.indexOf('\n')).split('|').length
    if (columns < 3) return this.wholeTable(src)
    const [table = ''] = src.split(/\n[ \t]*\n/, 1)
    return table.split('\n').length * columns > mostCells ? undefined : this.wholeTable(src)
  }

  /** With the cells of rows that are longer than the head, which the parser drops. */
  wholeTable(src: string) {
    const table = super.table(src)
    const [, , ...lines] = table?.raw.split('\n') ?? []
    for (const [at, row] of table?.rows.entries() ?? []) {
      for (const text of splitCells(lines[at] ?? '').slice(row.length)) {
        row.push({ text, tokens: this.lexer.inline(text), header: false, align: null })
      }
    }
    return table
  }

  /** What looks like a definition is a line of a message: `[Oggetto]: Richiesta`. */
  override def(): undefined {}

  /** Dashes below a line are a rule: below the end of a message they make no heading of it. */
  override lheading(src: string) {
    const [, , marks = ''] = this.rules.block.lheading.exec(src) ?? []
    return marks.startsWith('=') ? super.lheading(src) : undefined
  }

  /** A last line with dashes below is no head of a table: it belongs to its paragraph. */
  override paragraph(src: string) {
    const paragraph = super.paragraph(src)
    const rest = paragraph ? src.slice(paragraph.raw.length) : ''
    const [line] = /^\n[^\n]+(?=\n {0,3}-+[ \t]*(?:\n|$))/.exec(rest) ?? []
    if (!paragraph || line === undefined || blockBegin.test(line)) return paragraph
    const text = paragraph.text + line
    const queued = this.lexer.inlineQueue.at(-1)
    if (queued) queued.src = text
    return { ...paragraph, raw: paragraph.raw + line, text }
  }

  override escape(src: string) {
    // Whether emphasis begins here is asked of all that follows.
    const weight = /^[*_~]/.test(src) ? 4 : 1
    if (this.work.allows(weight * src.length)) return this.bold(src) ?? super.escape(src)
    return { type: 'escape' as const, raw: src, text: src }
  }

  /** Bold words wherever they stand: '**Nota:**leggi' and 'la**«voce»**' are none for the parser. */
  bold(src: string) {
    const [raw, text] = boldWords.exec(src) ?? []
    if (raw === undefined || text === undefined) return
    const strong: Tokens.Strong = {
      type: 'strong',
      raw,
      text,
      tokens: this.lexer.inlineTokens(text),
    }
    return strong as Tokens.Generic as Tokens.Escape
  }
}

/**
 * The lexer of `marked`, whose work grows with the square of some texts, within bounds: what comes
 * when they are reached stays as it was typed.
 */
export class BoundedLexer extends Lexer {
  constructor() {
    super({ gfm: true, tokenizer: new BoundedTokenizer() })
  }

  override lex(src: string) {
    const lines = src.split(/\r\n?|[\n\u0085\u2028\u2029]/)
    const read = lines.slice(0, mostLines)
    for (const part of splitParts(read)) this.blockTokens(part, this.tokens)
    const rest = lines.slice(mostLines).join('\n')
    if (rest) this.tokens.push(asTyped(rest))
    for (const { src, tokens } of this.inlineQueue) {
      this.state.inRawBlock = false
      this.inlineTokens(src, tokens)
    }
    return this.tokens
  }

  override inlineTokens(text: string, tokens: Token[] = []): Token[] {
    if (text.length <= longestMarked) return super.inlineTokens(text, tokens)
    tokens.push({ type: 'text', raw: text, text })
    return tokens
  }
}

/** A line after a blank one that neither goes on with a list nor is indented below one. */
const beginsAnew = /^(?![ \t]|[-+*](?:[ \t]|$)|\d{1,9}[.)](?:[ \t]|$))./
const heading = /^#{1,6}[ \t]/
const fence = /^(?:`{3,}(?=[^`]*$)|~{3,})/
const fenceEnd = /^ {0,3}(`{3,}|~{3,})[ \t]*$/
/** A fence in a list or a quote, and HTML, end in ways that only the lexer knows. */
const endsElsewhere =
  /^(?:[ \t>]|[-+*][ \t]|\d{1,9}[.)][ \t])+(?:`{3}|~{3})|^(?:[ \t>]|[-+*][ \t]|\d{1,9}[.)][ \t])*<[a-z!?/]/i

/** The fence that is open after a line, '' for none, or what has no end that is known here. */
function openAfter(line: string, open: string): string {
  if (open !== '') return fenceEnd.exec(line)?.[1]?.startsWith(open) ? '' : open
  return endsElsewhere.test(line) ? 'endless' : (fence.exec(line)?.[0] ?? '')
}

/** Cuts lines where no block goes on, so that none is looked for farther than it may reach. */
function splitParts(lines: readonly string[]): string[] {
  const parts: string[][] = [[]]
  let open = ''
  let before = ''
  for (const line of lines) {
    const begins = heading.test(line) || (before.trim() === '' && beginsAnew.test(line))
    if (begins && open === '') parts.push([])
    parts.at(-1)?.push(line)
    open = openAfter(line, open)
    before = line
  }
  return parts.map((part, at) => part.join('\n') + (at + 1 < parts.length ? '\n' : ''))
}
