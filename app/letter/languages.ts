import { type Language, languageCodes } from '../saved/versions.ts'
import { forget, keep, keptIn, readKept } from '../ui/kept.ts'

/** A language in which a letter is explained. */
export type LetterLanguage = {
  code: string
  /** As whoever speaks it calls it. */
  own: string
  /** As an answer's version names it: 'In romeno'. */
  italian: Language | 'italiano'
  dir?: 'rtl'
}

const names: readonly [own: string, italian: Language][] = [
  ['English', 'inglese'],
  ['العربية', 'arabo'],
  ['Română', 'romeno'],
  ['Shqip', 'albanese'],
  ['Українська', 'ucraino'],
  ['Español', 'spagnolo'],
  ['Français', 'francese'],
  ['中文', 'cinese'],
  ['বাংলা', 'bengalese'],
  ['ਪੰਜਾਬੀ', 'punjabi'],
  ['اردو', 'urdu'],
  ['Deutsch', 'tedesco'],
]

const fromTheRight: readonly string[] = ['ar', 'ur']

export const plainItalian: LetterLanguage = {
  code: 'it',
  own: 'Italiano semplice',
  italian: 'italiano',
}

/** The languages spoken most here, plain Italian first. */
export const languages: readonly LetterLanguage[] = [
  plainItalian,
  ...names.map(([own, italian]): LetterLanguage => {
    const code = languageCodes[italian]
    return fromTheRight.includes(code) ? { code, own, italian, dir: 'rtl' } : { code, own, italian }
  }),
]

/** The language of a code; plain Italian for any other. */
export const languageOf = (code: string | null | undefined): LetterLanguage =>
  languages.find((one) => one.code === code) ?? plainItalian

const languageKey = 'fucina:lingua'

/** The language chosen last on this device; on a shared one nothing is remembered. */
export const readLanguage = (): LetterLanguage =>
  languageOf(String(readKept(keptIn('localStorage'), languageKey)[0] ?? ''))

export const rememberLanguage = ({ code }: LetterLanguage): void => {
  if (code === plainItalian.code) forget(keptIn('localStorage'), languageKey)
  else keep(keptIn('localStorage'), languageKey, code)
}
