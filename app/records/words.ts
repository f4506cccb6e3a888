import { counted } from '../ui/count-text.ts'

/** What a noun is called in the sentences that every screen says alike. */
export type Words = {
  /** 'scheda' */
  one: string
  /** 'schede' */
  many: string
  /** 'la scheda', 'lo strumento', 'il set' */
  the: string
  isFeminine: boolean
  /** What its states are called, where other words than 'Pubblicata' and 'Bozza' are usual. */
  states?: Readonly<Record<RecordState, string>>
}

/** How a record stands towards everybody: not seen, seen as it is, seen as it was. */
export type RecordState = 'draft' | 'published' | 'redrafted'

/** The words' endings: 'pubblicata', 'pubblicato'. @param stem 'pubblicat' */
export const ending = ({ isFeminine }: Pick<Words, 'isFeminine'>, stem: string): string =>
  stem + (isFeminine ? 'a' : 'o')

/** '1 scheda', '1.234 schede' */
export const countedWords = ({ one, many }: Words, count: number): string =>
  counted(count, one, many)

/** The ending for so many: 'scelta', 'scelti'. */
export const countEnding = (words: Words, stem: string, count: number): string => {
  if (count === 1) return ending(words, stem)
  return stem + (words.isFeminine ? 'e' : 'i')
}

/** 'della scheda', 'dello strumento', 'del set' */
export const ofThe = ({ the }: Words): string => {
  if (the.startsWith('il ')) return `del ${the.slice(3)}`
  return the.startsWith("l'") ? `dell'${the.slice(2)}` : `del${the}`
}

/** 'delle schede', 'degli strumenti', 'dei set' */
export const ofAll = ({ the, many, isFeminine }: Words): string => {
  if (isFeminine) return `delle ${many}`
  return `${the.startsWith('il ') ? 'dei' : 'degli'} ${many}`
}

/** 'alle schede', 'agli strumenti', 'ai set' */
export const toAll = (words: Words): string => ofAll(words).replace(/^de/, 'a')

/** 'nessuna scheda', 'nessuno strumento', 'nessun avviso' */
export const none = (words: Words): string => {
  const stem = words.the.startsWith('lo ') ? 'nessuno' : 'nessun'
  return `${words.isFeminine ? 'nessuna' : stem} ${words.one}`
}

/** 'questa scheda', 'questo strumento' */
export const thisOne = (words: Words): string => `${ending(words, 'quest')} ${words.one}`

/** 'La scheda' at the beginning of a sentence. */
export const beginning = ({ the }: Words): string => capitalized(the)

/** 'Scheda' */
export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** How long what was deleted or replaced can be brought back, in days. */
export const trashDays = 30

/** How long, in the words of every screen: '30 giorni'. */
export const trashTime = `${trashDays} giorni`

/** 'resta nel cestino per 30 giorni', within a sentence. */
export const staysInTrash = `resta nel cestino per ${trashTime}`

/** 'Scheda salvata', and whether everybody sees it, where its state is known. */
export function savedText(words: Words, state: RecordState | undefined): string {
  const saved = `${capitalized(words.one)} ${ending(words, 'salvat')}.`
  if (!state) return saved
  const it = words.isFeminine ? 'la' : 'lo'
  return {
    draft: `${saved} È una bozza: chi visita il sito non ${it} vede.`,
    redrafted: `${saved} È una bozza: chi visita il sito vede ancora la versione pubblicata.`,
    published: `${saved} È ${ending(words, 'pubblicat')}: ${it} vedono tutti così.`,
  }[state]
}
