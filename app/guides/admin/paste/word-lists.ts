/** A list under way, and how deep it stands. */
type Open = { level: number; list: HTMLElement }

/** How a paragraph of Word's stands in a list; `number` null: it has a bullet. */
type Mark = { level: number; number: string | null }

/**
 * Word writes a list as paragraphs that begin with a drawn bullet or number; no converter knows
 * them. They become lists, each with the number it had.
 * @returns what could not be kept, in a sentence each
 */
export function makeWordLists(body: HTMLElement): string[] {
  let open: Open[] = []
  let hadLetters = false
  for (const paragraph of body.querySelectorAll('[style*="mso-list"]')) {
    const mark = takeMark(paragraph)
    if (!mark) continue
    hadLetters ||= mark.number === ''
    const goesOn = paragraph.previousElementSibling === open[0]?.list
    open = withList(goesOn ? open : [], mark, paragraph)
    const point = paragraph.ownerDocument.createElement('li')
    point.append(...paragraph.childNodes)
    open.at(-1)?.list.append(point)
    paragraph.remove()
  }
  return hadLetters ? ['Le lettere davanti alle voci di un elenco sono diventate numeri.'] : []
}

/** Takes the drawn mark out of a paragraph: 'mso-list:l0 level2 lfo1' in its style. */
function takeMark(paragraph: Element): Mark | null {
  const [, level] =
    /mso-list:\s*l\d+\s+level(\d)/i.exec(paragraph.getAttribute('style') ?? '') ?? []
  const drawn = paragraph.querySelector('[style*="mso-list:Ignore" i]')
  if (!level || !drawn) return null
  const text = (drawn.textContent ?? '').replace(/\s/g, '')
  drawn.remove()
  if (!/^\(?[\da-z.]{1,9}[.)]$/i.test(text)) return { level: Number(level), number: null }
  // Of '1.2.' the last; '' for a letter.
  return { level: Number(level), number: /\d+(?=\D?$)/.exec(text)?.[0] ?? '' }
}

/** The lists that are open from this paragraph on, the innermost of which takes it. */
function withList(before: readonly Open[], { level, number }: Mark, paragraph: Element): Open[] {
  const tag = number === null ? 'UL' : 'OL'
  const open = before.filter(
    (one) => one.level < level || (one.level === level && one.list.nodeName === tag),
  )
  if (open.at(-1)?.level === level) return open
  const list = paragraph.ownerDocument.createElement(tag)
  if (number && number !== '1') list.setAttribute('start', number)
  const around = open.at(-1)?.list.lastElementChild
  if (around) around.append(list)
  else paragraph.before(list)
  return [...open, { level, list }]
}
