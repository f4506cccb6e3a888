import { parseUrl } from '../../../platform/parse-url.ts'
import { blocks, tidyTables } from './pasted-tables.ts'
import { makeWordLists } from './word-lists.ts'

/** What stands in a pasted page and says nothing: marks, comments, the line above the footnotes. */
const unread = [
  'style, script, meta, title, noscript, template, o\\:p',
  '[style*="mso-hide:all" i], [style*="mso-list:Ignore" i], [style*="note-list" i] > hr',
  '[style*="mso-element:comment" i], [class*="MsoComment" i]',
].join()

/** What Word's reviewers took out. */
const deleted = 'del[cite], del[datetime], [class*="msoDel" i]'

/** What does not stay as it was, and what is said of it. */
const changed = [
  [deleted, 'Le parole tolte con «Revisioni» non sono arrivate.'],
  [
    '[style*="mso-element:footnote" i]',
    'Le note a piè di pagina sono in fondo al testo incollato.',
  ],
  // Word in the browser.
  [
    'li[data-aria-level]:not([data-aria-level="1"])',
    'I punti dentro altri punti sono arrivati tutti allo stesso livello.',
  ],
  [
    'span:is([style*="mso-highlight" i], [style*="color:red" i], [style*="#ff0" i], [style*="background:yellow" i], [style*="rgb(255, 0, 0)"], [style*="rgb(255, 255, 0)"])',
    'I colori e le evidenziazioni non restano: se avvisano di qualcosa, usa il grassetto.',
  ],
] as const

const pictures = 'img, svg, canvas, video, audio, object, embed, iframe, v\\:imagedata'
const headings = 'h1, h2, h3, h4, h5, h6'

/** Longer ones are sentences, whatever they look like. */
const longestHeading = 80

/** So many of the links that do not stay are named. */
const namedLinks = 3

/**
 * Leaves of a pasted page what a chapter can hold, in elements that the converter knows.
 * @returns what could not be kept, in a sentence each
 */
export function cleanPaste(body: HTMLElement): string[] {
  const lostLists = makeWordLists(body)
  for (const element of body.querySelectorAll(unread)) element.remove()
  const lost = [
    ...saidOfPictures(withoutPictures(body)),
    ...changed.flatMap(([found, said]) => (body.querySelector(found) ? [said] : [])),
  ]
  for (const element of body.querySelectorAll(deleted)) element.remove()
  tidyWords(body)
  tidyLooks(body)
  tidyFigures(body)
  tidyLists(body)
  const lostTables = tidyTables(body)
  tidyHeadings(body)
  const lostLinks = tidyLinks(body)
  return [...lost, ...lostLists, ...lostTables, ...saidOfLinks(lostLinks)]
}

function saidOfPictures(count: number): string[] {
  if (count === 0) return []
  const missing = count === 1 ? 'ne manca una' : `ne mancano ${count}`
  return [
    `Le immagini incollate non si possono tenere: ${missing}. Caricale con «Immagine»; dove una aveva una descrizione, la trovi tra parentesi.`,
  ]
}

function saidOfLinks(links: string[]): string[] {
  if (links.length === 0) return []
  const names = links.slice(0, namedLinks).map((name) => `«${name}»`)
  const others = links.length > names.length ? ' e altri' : ''
  return [
    `Qui restano solo i collegamenti che cominciano con https://. Di ${names.join(', ')}${others} sono rimaste le parole.`,
  ]
}

/**
 * Emoji stay as they are, of other pictures what describes them; a dot that only tells its sender
 * who reads is no picture.
 * @returns how many there were
 */
function withoutPictures(body: HTMLElement): number {
  let count = 0
  for (const picture of body.querySelectorAll(pictures)) {
    const words = (picture.getAttribute('alt') ?? '').replace(/\s+/g, ' ').trim()
    const isEmoji = /^\p{Extended_Pictographic}/u.test(words)
    const isNamed = words !== '' && !/\.\w{3,4}$/.test(words)
    const isDot = ['width', 'height'].some((side) =>
      /^[01](?:px)?$/.test(picture.getAttribute(side) ?? ''),
    )
    if (isEmoji) picture.replaceWith(words)
    else if (isNamed && !isDot) picture.replaceWith(`(immagine: ${words})`)
    else picture.remove()
    if (!isEmoji && !isDot) count += 1
  }
  return count
}

/** Unseen marks fall away; a line end in a text that keeps them, as WhatsApp's, is one. */
function tidyWords(body: HTMLElement) {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const words = text.data.replace(/\u00a0/g, ' ').replace(/[\u00ad\u200b-\u200f\ufeff]/g, '')
    const keeper = text.parentElement?.closest(tellsLines)
    if (words.includes('\n') && keeper && keepsLines(keeper)) {
      text.replaceWith(
        ...words.split('\n').flatMap((line, at) => (at > 0 ? [made('br'), line] : [line])),
      )
    } else {
      text.data = words
    }
  }
}

const tellsLines =
  '[style*="white-space"]:not([style*="white-space: inherit"]), pre, .selectable-text'

const made = (tag: string) => document.createElement(tag)

/** By what is written there: the browser's policy reads no styles of a pasted page. */
const keepsLines = (element: Element) =>
  !element.matches('[style*="white-space"]') ||
  /white-space(?:-collapse)?:\s*(?:pre|preserve|break)/i.test(element.getAttribute('style') ?? '')

/** Bold and slanted letters that only a style tells; Google's bold around everything is none. */
function tidyLooks(body: HTMLElement) {
  for (const element of body.querySelectorAll('[style]')) {
    const style = element.getAttribute('style') ?? ''
    const isLight = /font-weight:\s*(?:normal|[1-4]00)/i.test(style)
    if (isLight && element.matches('b, strong')) unwrap(element)
    if (!element.matches('span, font')) continue
    if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) wrapWithin(element, 'b')
    if (/font-style:\s*italic/i.test(style)) wrapWithin(element, 'i')
    if (/text-decoration[^;]*line-through/i.test(style)) wrapWithin(element, 's')
  }
  joinLooks(body, ':is(b, strong)')
  joinLooks(body, ':is(i, em)')
  joinLooks(body, ':is(s, del, strike)')
}

/** A raised or lowered number has signs of its own: 'm²'. */
function tidyFigures(body: HTMLElement) {
  for (const figure of body.querySelectorAll('sup, sub')) {
    const words = wordsOf(figure)
    const signs = figure.matches('sup') ? '⁰¹²³⁴⁵⁶⁷⁸⁹' : '₀₁₂₃₄₅₆₇₈₉'
    if (/^\d+$/.test(words))
      figure.textContent = words.replace(/\d/g, (digit) => signs[+digit] ?? '')
  }
}

/** Word cuts bold words where it checked their spelling: they are one again. */
function joinLooks(body: HTMLElement, look: string) {
  for (const again of body.querySelectorAll(`${look} ${look}`)) unwrap(again)
  for (const next of body.querySelectorAll(`${look} + ${look}`)) {
    const before = next.previousSibling
    if (!(before instanceof Element)) continue
    next.prepend(...before.childNodes)
    before.remove()
  }
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

function wrapWithin(element: Element, tag: string) {
  if (element.querySelector(blocks)) return
  const around = made(tag)
  around.append(...element.childNodes)
  element.append(around)
}

/** A list directly within a list belongs to the point before it; a point is one paragraph. */
function tidyLists(body: HTMLElement) {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const before = list.previousElementSibling
    if (before?.matches('li')) before.append(list)
    else {
      const item = made('li')
      list.before(item)
      item.append(list)
    }
  }
  for (const paragraph of body.querySelectorAll('li > p:first-child')) unwrap(paragraph)
}

/** A short bold paragraph is a heading, as Word's titles are; the topmost of all are '##'. */
function tidyHeadings(body: HTMLElement) {
  for (const paragraph of body.querySelectorAll('p, div')) {
    const level =
      /(?:heading|titolo)\s?([1-6])/i.exec(paragraph.className)?.[1] ??
      // Word in the browser.
      paragraph.getAttribute('aria-level')
    if (paragraph.querySelector(blocks) || paragraph.closest('li, table')) continue
    if (level || /MsoTitle/.test(paragraph.className)) renameTo(`h${level ?? 1}`, paragraph)
    else if (isBoldTitle(paragraph)) renameTo('h3', paragraph)
  }
  const found = [...body.querySelectorAll(headings)]
  const levels = [...new Set(found.map(levelOf))].sort()
  for (const heading of found) {
    for (const bold of heading.querySelectorAll('b, strong')) unwrap(bold)
    renameTo(`h${Math.min(4, levels.indexOf(levelOf(heading)) + 2)}`, heading)
  }
}

const levelOf = (heading: Element) => Number(heading.nodeName.slice(1))

function isBoldTitle(paragraph: Element): boolean {
  const words = wordsOf(paragraph)
  const bold = [...paragraph.querySelectorAll('b, strong')].map(wordsOf).join(' ')
  return words !== '' && words.length <= longestHeading && !/[.!?]$/.test(words) && bold === words
}

const wordsOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()

function renameTo(tag: string, element: Element) {
  const renamed = made(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** @returns the words of the links that do not stay */
function tidyLinks(body: HTMLElement): string[] {
  const lost: string[] = []
  for (const link of body.querySelectorAll('a')) {
    const written = link.getAttribute('href') ?? ''
    const address = direct(written)
    const words = wordsOf(link)
    if (link.querySelector(blocks)) link.textContent = words
    if (/^https:\/\/\S+$/.test(address) && words !== '') {
      link.setAttribute('href', address)
      if (words === written) link.textContent = address
      link.removeAttribute('title')
      continue
    }
    const isSaid = words.includes(written.replace(/^\w+:(?:\/\/)?/, ''))
    if (words !== '' && !isSaid && !written.startsWith('#')) lost.push(words)
    unwrap(link)
  }
  return lost
}

/** Where a link leads, without the stations that count who presses it. */
function direct(written: string): string {
  const url = parseUrl(written)
  if (!url) return written
  const behind = /\.safelinks\.protection\.outlook\.com$/.test(url.hostname)
    ? url.searchParams.get('url')
    : /^www\.google\.[a-z.]+$/.test(url.hostname) && url.pathname === '/url'
      ? url.searchParams.get('q')
      : null
  const end = behind === null ? url : parseUrl(behind)
  if (!end) return written
  const counters = [...end.searchParams.keys()].filter((name) =>
    /^(?:utm_\w+|fbclid|gclid)$/.test(name),
  )
  if (counters.length === 0) return behind ?? written
  for (const name of counters) end.searchParams.delete(name)
  return end.href
}
