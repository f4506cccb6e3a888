/** Paragraphs and what holds some: words of a link or a cell stand in none of them. */
export const blocks = 'h1, h2, h3, h4, h5, h6, p, div, ul, ol, li, pre, blockquote, table'

/**
 * Tables as Markdown can hold them: a first row of titles, one cell for each place, lines of words
 * in it. What lays out a page, and a table within a list, becomes paragraphs.
 * @returns what could not be kept, in a sentence each
 */
export function tidyTables(body: HTMLElement): string[] {
  const said = new Set<string>()
  for (const table of body.querySelectorAll('table')) {
    const rows = [...table.rows]
    const isLayout =
      table.querySelector('table') !== null || rows.every(({ cells }) => cells.length < 2)
    if (isLayout) table.replaceWith(...rows.flatMap(({ cells }) => [...cells].map(asParagraph)))
    else if (table.closest('li')) {
      said.add('Una tabella dentro un elenco è diventata testo.')
      table.replaceWith(...rows.flatMap((row) => [document.createElement('br'), asWords(row)]))
    } else {
      if (splitCells(rows)) said.add('Le celle unite di una tabella sono state divise.')
      rebuild(table, rows)
    }
  }
  return [...said]
}

function asParagraph(cell: HTMLElement): HTMLElement {
  const paragraph = document.createElement('div')
  paragraph.append(...cell.childNodes)
  return paragraph
}

const asWords = ({ cells }: HTMLTableRowElement) =>
  [...cells]
    .map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(', ')

/** @returns whether some cell spanned others */
function splitCells(rows: HTMLTableRowElement[]): boolean {
  const joined = rows
    .flatMap((row) => [...row.cells])
    .filter(({ rowSpan, colSpan }) => rowSpan > 1 || colSpan > 1)
  for (const cell of joined) split(cell, rows)
  return joined.length > 0
}

/** Beside a cell of several columns and below one of several rows stand empty ones. */
function split(cell: HTMLTableCellElement, rows: HTMLTableRowElement[]) {
  const { rowSpan, colSpan, cellIndex } = cell
  const at = rows.findIndex((row) => row.contains(cell))
  for (const [down, row] of rows.slice(at, at + Math.max(1, rowSpan)).entries()) {
    const own = down === 0 ? 1 : 0
    const empty = Array.from({ length: colSpan - own }, () => document.createElement('td'))
    const before = row.cells[cellIndex + own]
    if (before) before.before(...empty)
    else row.append(...empty)
  }
  cell.removeAttribute('rowspan')
  cell.removeAttribute('colspan')
}

function rebuild(table: HTMLTableElement, rows: HTMLTableRowElement[]) {
  for (const element of [...table.querySelectorAll('[style], [align]')]) {
    element.removeAttribute('style')
    element.removeAttribute('align')
  }
  for (const cell of table.querySelectorAll('td, th')) {
    for (const block of cell.querySelectorAll(blocks)) {
      if (!block.querySelector(blocks)) block.after(document.createElement('br'))
    }
    for (const block of cell.querySelectorAll(blocks)) block.replaceWith(...block.childNodes)
  }
  const caption = document.createElement('p')
  caption.append(...(table.caption?.childNodes ?? []))
  table.before(caption)
  table.textContent = ''
  const [head, ...others] = rows
  for (const bold of head?.querySelectorAll('b, strong') ?? []) bold.replaceWith(...bold.childNodes)
  if (head) table.createTHead().append(head)
  table.createTBody().append(...others)
}
