import { accountLimits } from '../account.ts'

/** The usual providers: the name before the ending, and the endings that they have. */
const providers: [name: string, endings: string[]][] = [
  ['gmail', ['com']],
  ['hotmail', ['it', 'com', 'fr', 'es', 'de', 'co.uk']],
  ['outlook', ['it', 'com', 'fr', 'es', 'de']],
  ['yahoo', ['it', 'com', 'fr', 'es', 'de', 'co.uk']],
  ['icloud', ['com']],
  ...['libero', 'virgilio', 'tiscali', 'alice', 'inwind', 'fastwebnet'].map(inItaly),
  ...['arubapec', 'legalmail', 'postecert', 'poste', 'pec', 'tim', 'tin'].map(inItaly),
  ['live', ['it', 'com']],
  ['msn', ['com']],
]

function inItaly(name: string): [string, string[]] {
  return [name, ['it']]
}

/** Names too short for slips of their own: they would meet somebody else's. */
const exactNames = new Set(['poste', 'pec', 'tim', 'tin', 'live', 'msn'])

/** As near to a provider as a slip, and somebody else's all the same. */
const othersNames = new Set([
  ...['gail', 'alce', 'alie', 'alive', 'aline', 'liber', 'libro', 'libera', 'liberi', 'virgili'],
])

/** Endings that are a slip of the finger. */
const slippedEndings: Record<string, string[]> = {
  com: [
    ...['con', 'cim', 'vom', 'xom', 'cpm', 'comm', 'coom', 'ccom', 'cmo', 'ocm', 'om', 'cm', 'co'],
    ...['col', 'cok', 'comn', 'conm', 'com.it', 'it.com'],
  ],
  it: ['ti', 'i', 'itt', 'iit', 'ut', 'ot', 'ir', 'iy', 'itl', 'it.it'],
}

/** A longer one is none of these. */
const longestDomain = 30

/**
 * The address that was probably meant, where somebody mistyped a usual provider; null: nothing
 * seems wrong. Looks at a few letters of one address: never long, never slow.
 */
export function nearMiss(address: string): string | null {
  const typed = address.trim()
  if (typed.length > accountLimits.email) return null
  const at = typed.lastIndexOf('@')
  const domain = typed.slice(at + 1).toLowerCase()
  if (at < 1 || domain.length > longestDomain) return null
  const meant = meantDomain(domain)
  return meant && meant !== domain ? typed.slice(0, at + 1) + meant : null
}

/** Whether the address of a form seems mistyped and the person has not been asked about it yet. */
export function isUnasked(form: FormData): boolean {
  const email = String(form.get('email') ?? '').trim()
  return nearMiss(email) !== null && form.get('asked') !== email
}

/**
 * The address with which a form is shown again after 'Sì, correggi' without script; null: that was
 * not pressed.
 */
export function correctedAddress(form: FormData): string | null {
  const meant = form.get('meant')
  const email = String(form.get('email') ?? '')
  if (meant === null) return null
  return meant === nearMiss(email) ? meant : email
}

function meantDomain(typed: string): string | null {
  const domain = typed.replaceAll(/[.,]+/g, '.').replace(/\.$/, '')
  if (providers.some(([name, endings]) => endings.some((end) => domain === `${name}.${end}`))) {
    return domain
  }
  const [name = '', ...rest] = domain.split('.')
  for (const [known, endings] of providers) {
    const ending =
      name === known || isSlip(name, known) ? meantEnding(rest.join('.'), endings) : null
    if (ending) return `${known}.${ending}`
    // The full stop was left out.
    const glued = endings.find((end) => domain === known + end)
    if (glued) return `${known}.${glued}`
  }
  return null
}

function meantEnding(typed: string, endings: string[]): string | null {
  if (endings.includes(typed)) return typed
  const [first = ''] = endings
  // 'gmail' alone, and 'gmail.it'.
  if (typed === '' || (typed === 'it' && first === 'com')) return first
  return endings.find((end) => slippedEndings[end]?.includes(typed)) ?? null
}

/**
 * Whether one slip of the finger makes the name of the other: two letters swapped, one missing, one
 * too many, or another one in its place. The first letter is right, or swapped.
 */
function isSlip(typed: string, name: string): boolean {
  if (typed === name || exactNames.has(name) || othersNames.has(typed)) return false
  const at = firstDifference(typed, name)
  const rest = [typed.slice(at), name.slice(at)] as const
  switch (typed.length - name.length) {
    case -1:
      return at > 0 && rest[0] === rest[1].slice(1)
    case 0:
      return isSwap(...rest) || (at > 0 && isOther(typed, name, at))
    case 1:
      return at > 0 && rest[0].slice(1) === rest[1] && (rest[1] !== '' || isDoubled(typed))
    default:
      return false
  }
}

function firstDifference(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

const isDoubled = (text: string) => text.at(-1) === text.at(-2)

const isSwap = (one: string, other: string) =>
  one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2)

/** Another letter at this place: in a long name any, else one beside it on the keyboard. */
function isOther(typed: string, name: string, at: number): boolean {
  if (typed.slice(at + 1) !== name.slice(at + 1)) return false
  const isInside = name.length > 5 && at < name.length - 1
  return isInside || areNeighbours(typed[at] ?? '', name[at] ?? '')
}

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** Side by side on the keyboard, or heard as the same: 'gmeil'. */
const areNeighbours = (one: string, other: string) =>
  one + other === 'ea' || rows.some((row) => row.includes(one + other) || row.includes(other + one))
