/** What may be wished of an answer with one press; each is shown as it stands here. */
export const wishes = ['Più breve', 'Più semplice', 'Più formale'] as const

/** Languages spoken here and written to most. */
export const languages = [
  'inglese',
  'francese',
  'tedesco',
  'spagnolo',
  'romeno',
  'ucraino',
  'albanese',
  'arabo',
  'cinese',
] as const

const inWords = 'In '

export const inLanguage = (language: string) => `${inWords}${language}`

/** The language that a wish asks for; null: it asks for something else. */
export const languageOf = (wish: string): string | null =>
  languages.find((language) => wish === inLanguage(language)) ?? null

/** What is asked of an answer that was cut off. */
export const goOn = 'Continua'

/**
 * What of a cut answer is gone on from: its whole lines, because the last one is written anew.
 */
export function wholeLines(text: string): string {
  const end = text.trimEnd().lastIndexOf('\n')
  return end < 0 ? `${text.trimEnd()} ` : text.slice(0, end + 1)
}
