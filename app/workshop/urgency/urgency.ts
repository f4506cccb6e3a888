/*
 * The rules are a help, not a guarantee: of 60 urgent phrases by somebody who did not know them
 * they met 46, with 7 false alarms in 60 ordinary ones.
 */

import { emergencyNumbers } from '../../help/emergency-numbers.ts'
import { fraudPath } from '../../paths.ts'
import { plainLetters } from '../../platform/plain-letters.ts'
import { longestPrompt } from '../../prompt-path.ts'
import type { Phrase, UrgentKind, UrgentRule } from './urgency-rules.ts'
import { cries, general, gravest, once, sayings, usual } from './urgency-rules.ts'

/** Whom to call: a number for a `tel:` link, or an address, and when it helps. */
export type UrgentContact = {
  name: string
  number?: string
  address?: string
  /** Of the address; without one the address itself is read. */
  label?: string
  note?: string
}

/** What a person may need at once, and whom to call. */
export type UrgentNote = {
  kind: UrgentKind
  title: string
  text: string
  contacts: UrgentContact[]
}

const { emergency, doctorOnCall, children, violence, poisons, friend, police } = emergencyNumbers

const policeReport = {
  name: 'Polizia Postale, segnalazioni',
  address: police.address,
  note: 'da casa segnali soltanto: per la denuncia vai di persona',
}

const steps = {
  name: 'Ho già pagato: che cosa faccio adesso',
  address: fraudPath(),
  label: 'Leggi i passi',
  note: 'i passi, in ordine',
}

/** The notes shown above an answer, by kind. */
export const urgentNotes: Readonly<Record<UrgentKind, UrgentNote>> = {
  suicide: {
    kind: 'suicide',
    title: 'Se qualcuno può farsi del male adesso, chiama il 112',
    text: 'Non devi affrontarlo senza aiuto. Puoi parlarne subito con una persona che ti ascolta.',
    contacts: [emergency, friend],
  },
  poison: {
    kind: 'poison',
    title: 'Se hai preso qualcosa che fa male, chiama adesso',
    text: 'Chiama anche se ti sembra di stare bene. Tieni in mano la scatola. Se qualcuno sta male, chiama il 112.',
    contacts: [emergency, poisons],
  },
  fire: {
    kind: 'fire',
    title: "Se c'è fuoco, fumo o odore di gas, esci e chiama il 112",
    text: 'Chiama da fuori. Se senti gas, non toccare luci e interruttori.',
    contacts: [emergency],
  },
  violence: {
    kind: 'violence',
    title: 'Se sei in pericolo adesso, chiama il 112',
    text: 'Non devi affrontarlo senza aiuto. Al 1522 ti ascoltano e ti dicono chi ti aiuta vicino a casa.',
    contacts: [emergency, violence, children],
  },
  health: {
    kind: 'health',
    title: 'Se qualcuno sta male adesso, chiama il 112',
    text: "Chiama anche per un dubbio. Chi risponde ti dice che cosa fare. Se non è un'emergenza, di notte e nei festivi chiama il 116117.",
    contacts: [emergency, doctorOnCall],
  },
  fraud: {
    kind: 'fraud',
    title: 'Se hai dato soldi o codici, chiama subito la tua banca',
    text: "Usa il numero che leggi sulla carta o sull'estratto conto, mai quello del messaggio. Poi vai di persona alla Polizia o ai Carabinieri a fare denuncia. Non vergognarti: capita a tanti.",
    contacts: [{ ...emergency, note: 'se la truffa succede adesso' }, steps, policeReport],
  },
}

/** The words of a text as the rules read them: small letters, no accents, doubled letters once. */
export function normalizedWords(text: string): string[] {
  const words = plainLetters(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  return words.map((word) => once(word.replace(/^nn$/, 'non').replace(/^ke$/, 'che')))
}

const isAlike = (stems: Phrase[number] | undefined, word: string) =>
  stems?.some(({ letters, isWhole }) => (isWhole ? word === letters : word.startsWith(letters)))

/**
 * Whether a phrase begins at a word; `steps` are the distances from one of its words to the next.
 */
function standsAt([stems, ...rest]: Phrase, words: string[], at: number, steps: number[]): boolean {
  if (!isAlike(stems, words[at] ?? '')) return false
  return rest.length === 0 || steps.some((step) => standsAt(rest, words, at + step, steps))
}

const byLetter = new Map<Phrase[], Map<string, Phrase[]>>()

/** The phrases of a list that each of these words begins, by its first letter: there are 1,400. */
function begunBy(distinct: ReadonlySet<string>, list: Phrase[]): Map<string, Phrase[]> {
  const letters = byLetter.get(list) ?? new Map<string, Phrase[]>()
  byLetter.set(list, letters)
  const begun = new Map<string, Phrase[]>()
  for (const word of distinct) {
    const letter = word.charAt(0)
    const near =
      letters.get(letter) ??
      list.filter(([stems]) => stems?.some((stem) => stem.letters.startsWith(letter)))
    letters.set(letter, near)
    const phrases = near.filter(([stems]) => isAlike(stems, word))
    if (phrases.length > 0) begun.set(word, phrases)
  }
  return begun
}

/** Where phrases of a list begin. */
function findPhrases(list: Phrase[], words: string[], distinct: ReadonlySet<string>): number[] {
  const begun = begunBy(distinct, list)
  if (begun.size === 0) return []
  return words.flatMap((word, at) =>
    begun.get(word)?.some((phrase) => standsAt(phrase, words, at, [1, 2, 3, 4])) ? at : [],
  )
}

/** Marks the words with a phrase of a list at most fifteen words away. */
function nearness(list: Phrase[], words: string[], distinct: ReadonlySet<string>): Uint8Array {
  const near = new Uint8Array(words.length)
  for (const at of findPhrases(list, words, distinct)) near.fill(1, Math.max(0, at - 15), at + 16)
  return near
}

/** The kind of the first rule that fits a text. */
function kindIn(text: string): UrgentKind | undefined {
  const words = normalizedWords(text)
  const begun = begunBy(new Set(words), sayings)
  for (const [at, word] of words.entries()) {
    const saying = begun.get(word)?.find((phrase) => standsAt(phrase, words, at, [1]))
    if (saying) words.fill('-', at, at + saying.length)
  }
  const distinct = new Set(words)
  const [isGeneral, isCry] = [nearness(general, words, distinct), nearness(cries, words, distinct)]
  const fits = ({ first, others }: UrgentRule, isGrave: boolean) => {
    const all = findPhrases(first, words, distinct)
    const places = isGrave ? all : all.filter((at) => !isGeneral[at] || isCry[at])
    const near = places.length > 0 ? others.map((list) => nearness(list, words, distinct)) : []
    return places.some((at) => near.every((marks) => marks[at]))
  }
  return (gravest.find((rule) => fits(rule, true)) ?? usual.find((rule) => fits(rule, false)))?.kind
}

/** Somebody else's words: what a message says is no loss of the writer's own. */
const quotation = /"[^"]{20,1000}"|“[^“”]{20,1000}”|«[^«»]{20,1000}»/g

/**
 * The note for a request that speaks of danger to life or of a fraud under way.
 * Of a text that is too long to be sent its beginning is read.
 * @param isTradeTemplate the request comes from a template of a trade, where such words are work
 * @returns null when the request speaks of neither
 */
export function urgentNote(prompt: string, isTradeTemplate: boolean): UrgentNote | null {
  if (isTradeTemplate) return null
  const text = prompt.trim().slice(0, longestPrompt)
  const kind = kindIn(text)
  const own = kind === 'fraud' ? kindIn(text.replace(quotation, ' ')) : kind
  return own ? urgentNotes[own] : null
}
