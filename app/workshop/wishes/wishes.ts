/** What may be wished of an answer with one press; each is shown as it stands here. */
export const wishes = ['Più breve', 'Più semplice', 'Più formale'] as const

export const inLanguage = (language: string) => `In ${language}`

/** What is asked of an answer that was cut off. */
export const goOn = 'Continua'

/**
 * What of a cut answer is gone on from: its whole lines, because the last one is written anew.
 */
export function wholeLines(text: string): string {
  const end = text.trimEnd().lastIndexOf('\n')
  return end < 0 ? `${text.trimEnd()} ` : text.slice(0, end + 1)
}
