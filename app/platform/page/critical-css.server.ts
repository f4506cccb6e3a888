/** What is escaped stands as one character of the private use area while selectors are read. */
const hideEscapes = (text: string) =>
  text.replace(/\\([!-~])/g, (_, character: string) =>
    String.fromCharCode(character.charCodeAt(0) + 0xe000),
  )
const showEscapes = (text: string, before: string) =>
  text.replace(/[\ue000-\ue0ff]/g, (character) =>
    before.concat(String.fromCharCode(character.charCodeAt(0) - 0xe000)),
  )

const pieces = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[({[]|[)}\]]|[,;]/g

/** Cuts behind these characters, but not within brackets or quotes. */
function cut(text: string, ends: string): string[] {
  const parts: string[] = []
  let start = 0
  let depth = 0
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    if ('({['.includes(piece)) depth += 1
    else if (')}]'.includes(piece)) depth -= 1
    if (depth > 0 || !ends.includes(piece)) continue
    parts.push(text.slice(start, index + 1))
    start = index + 1
  }
  if (start < text.length) parts.push(text.slice(start))
  return parts
}

const splitSelectors = (list: string) => cut(list, ',').map((part) => part.replace(/,$/, ''))

/** What a page is made of, as far as selectors name it. */
type Page = { tags: Set<string>; names: Set<string>; look: string }

function readPage(html: string): Page {
  const tags = [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, tag = '']) => tag.toLowerCase())
  const names = [...html.matchAll(/ (?:class|id)="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/),
  )
  const look = /<html[^>]* data-reading="([^"]*)"/.exec(html)?.[1] ?? ''
  return { tags: new Set(tags), names: new Set(names), look }
}

const isLook = {
  '^': (look: string, part: string) => look.startsWith(part),
  $: (look: string, part: string) => look.endsWith(part),
  '*': (look: string, part: string) => look.includes(part),
}

/** Whether something in the page can match, in one of its states. */
function canMatch(selector: string, page: Page): boolean {
  let plain = ''
  for (const part of cut(selector, ')]')) {
    const open = part.search(/[([]/)
    plain += open < 0 ? part : part.slice(0, open)
    if (open < 0) continue
    const inside = part.slice(open + 1, -1)
    const [, how, words = ''] = /^data-reading([\^*$])="?([^"]*)"?$/.exec(inside) ?? []
    const isOther = how && !isLook[how as keyof typeof isLook](page.look, showEscapes(words, ''))
    if (isOther) return false
    const isOneOf = /:(?:is|where|has)$/.test(plain)
    if (isOneOf && !splitSelectors(inside).some((one) => canMatch(one, page))) return false
  }
  const named = plain.match(/[.#][\w\ue000-\ue0ff-]+/g) ?? []
  if (!named.every((name) => page.names.has(showEscapes(name.slice(1), '')))) return false
  const tags = plain.replace(/[.#:]+[\w\ue000-\ue0ff-]+/g, ' ').match(/[a-z][\w-]*/gi) ?? []
  return tags.every((tag) => page.tags.has(tag.toLowerCase()))
}

function rulesFor(css: string, page: Page): string {
  return cut(css, '};')
    .map((part) => {
      const rule = part.trim()
      const at = rule.indexOf('{')
      const head = rule.slice(0, Math.max(at, 0))
      if (/^@media (?:print|\(forced-colors: ?active\))$/.test(head)) return ''
      if (/^@(?:layer|media|supports|container)/.test(head)) {
        const inside = rulesFor(rule.slice(at + 1, -1), page)
        if (inside) return `${head}{${inside}}`
        // Layers keep their order.
        return head.startsWith('@layer') ? `${head};` : ''
      }
      if (!head || head.startsWith('@')) return rule
      const selectors = splitSelectors(hideEscapes(head)).filter((one) => canMatch(one, page))
      return selectors.length > 0 ? showEscapes(selectors.join(), '\\') + rule.slice(at) : ''
    })
    .join('')
}

/**
 * The rules that the first paint of a page needs, and what a browser without script needs later: all
 * that can match anything in it, whatever is pressed, opened or chosen. Those for paper and for a
 * system's own colours are left out.
 * @param css minified, as the build writes it
 */
export const criticalCss = (css: string, html: string): string => rulesOf(css, readPage(html))

function rulesOf(css: string, page: Page): string {
  const rules = rulesFor(css, page)
  return rules.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) =>
    rules.includes(`var(${name}`) ? rule : '',
  )
}

/**
 * The critical rules of pages that share their sheets, for each look: found anew when a page has in
 * it what none had before, else those that hold for all of them so far. To read a page takes a
 * fraction of a millisecond, to find its rules ten.
 */
export class CriticalCss {
  readonly #css: string
  /** All names in the sheets: of others a page may have ever new ones. */
  readonly #named: Set<string>
  readonly #looks = new Map<string, { page: Page; rules: string }>()

  constructor(css: string) {
    this.#css = css
    const names = css.matchAll(/[.#]((?:\\.|[\w-])+)/g)
    this.#named = new Set([...names].map(([, name = '']) => name.replaceAll('\\', '')))
  }

  /** @param html of one more page */
  of(html: string): string {
    const { tags, names, look } = readPage(html)
    const known = this.#looks.get(look) ?? { page: readPage(''), rules: '' }
    const { page } = known
    const before = page.tags.size + page.names.size
    for (const tag of tags) page.tags.add(tag)
    for (const name of names) if (this.#named.has(name)) page.names.add(name)
    if (page.tags.size + page.names.size > before) {
      known.rules = rulesOf(this.#css, { ...page, look })
      this.#looks.set(look, known)
    }
    return known.rules
  }
}
