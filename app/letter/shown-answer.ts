import { messageLanguage } from '../saved/versions.ts'
import type { Answer } from '../workshop/state/sheet-content.ts'
import { shownIndex } from '../workshop/state/versions.ts'
import { nothingFound, type ReadInLetter, readExplanation } from './explanation.ts'
import { type LetterLanguage, languageOf, languages, plainItalian } from './languages.ts'

/** The answer as it is shown, saved and read aloud, without the lines at the end of its versions. */
export const shownAnswer = (answer: Answer): Answer => ({
  ...answer,
  text: readExplanation(answer.text).shown,
  turns: answer.turns.map((turn) => ({ ...turn, answer: readExplanation(turn.answer).shown })),
})

/** What was read in the letter: the newest version that says something of it. */
export function foundIn({ text, turns }: Answer): ReadInLetter {
  const all = [...turns.map(({ answer }) => answer), text].reverse()
  const found = all.map((one) => readExplanation(one).found)
  return found.find((one) => Object.values(one).some((value) => value !== '')) ?? nothingFound
}

/** How the request for an explanation in a language is shown and kept. */
export const askedIn = (prompt: string, { code, italian }: LetterLanguage): string =>
  code === plainItalian.code ? prompt : prompt.replace(/\.$/, ` in ${italian}.`)

/** The language of a version, counted from 0: what it was asked in last. */
function languageAt({ question, turns }: Answer, index: number): LetterLanguage {
  const code = messageLanguage(turns, index)
  const isAsked = turns.slice(0, index).some(({ wish }) => wish?.startsWith('In '))
  if (code || isAsked) return languageOf(code)
  return (
    languages.find(({ italian }) => question.prompt.endsWith(` in ${italian}.`)) ?? plainItalian
  )
}

export const languageShown = (answer: Answer): LetterLanguage =>
  languageAt(answer, shownIndex(answer))

/** The newest version in a language; -1: there is none yet. */
export function versionIn(answer: Answer, { code }: LetterLanguage): number {
  for (let index = answer.turns.length; index >= 0; index -= 1) {
    if (languageAt(answer, index).code === code) return index
  }
  return -1
}
