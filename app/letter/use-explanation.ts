import { useMemo } from 'react'
import { askMorePath, explainPath, letterPath, messagePath } from '../paths.ts'
import { goOn, inLanguage, messageLanguage } from '../saved/versions.ts'
import { contentId } from '../ui/content-id.ts'
import { useSheetParts } from '../workshop/sheet/begin-sheet.ts'
import { shownIndex, shownText, turnsFor, wholeLines } from '../workshop/state/answer-versions.ts'
import type { Answer } from '../workshop/state/sheet-content.ts'
import type { Sheet } from '../workshop/state/sheet-context.ts'
import type { WorkshopPage } from '../workshop/workshop-page.ts'
import { nothingFound, type ReadInLetter, readExplanation } from './explanation.ts'
import type { KeptSheet } from './kept-sheet.ts'
import { type LetterLanguage, languageOf, languages, plainItalian } from './languages.ts'
import {
  cameField,
  kindField,
  languageField,
  letterQuestions,
  offline,
  type PaperKind,
  wordsField,
} from './letter.ts'
import type { LetterPages } from './pages/use-letter-pages.ts'
import { focusPlace } from './use-coming.ts'

/** The answer as it is shown, saved and read aloud, without the lines at the end of its versions. */
const shownAnswer = (answer: Answer): Answer => ({
  ...answer,
  text: readExplanation(answer.text).shown,
  turns: answer.turns.map((turn) => ({ ...turn, answer: readExplanation(turn.answer).shown })),
})

/** What was read in the letter: the newest version that says something of it. */
function foundIn({ text, turns }: Answer): ReadInLetter {
  const all = [...turns.map(({ answer }) => answer), text].reverse()
  const found = all.map((one) => readExplanation(one).found)
  return found.find((one) => Object.values(one).some((value) => value !== '')) ?? nothingFound
}

/** How the request for an explanation in a language is shown and kept. */
const askedIn = (prompt: string, { code, italian }: LetterLanguage): string =>
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

const languageShown = (answer: Answer): LetterLanguage => languageAt(answer, shownIndex(answer))

/** The newest version in a language; -1: there is none yet. */
function versionIn(answer: Answer, { code }: LetterLanguage): number {
  for (let index = answer.turns.length; index >= 0; index -= 1) {
    if (languageAt(answer, index).code === code) return index
  }
  return -1
}

type ExplanationProps = {
  kind: PaperKind
  page: WorkshopPage
  kept: KeptSheet
  /** What is left of the day. */
  remaining: number | null
  pages: LetterPages
  /** The one to explain it in. */
  language: LetterLanguage
}

export type ExplanationOf = {
  /** The sheet as it is shown: its answer without the lines that are not. */
  sheet: Sheet
  /** In which the version on screen is. */
  language: LetterLanguage
  /** What a reply needs, as the AI read it. */
  found: ReadInLetter
  /** @param came how a message came */
  explain: (came?: string) => void
  /** In another language: the version there is, else a new one. */
  changeLanguage: (language: LetterLanguage) => void
  /** A part more under the explanation, which gets this heading. */
  askMore: (heading: string) => void
  /** The same in the person's own words. */
  askOwn: (question: string) => Promise<void>
}

/** What is asked of a letter or a message, and what stands on its sheet. */
export function useExplanation(props: ExplanationProps): ExplanationOf {
  const { kind, page, kept, remaining, pages, language: chosen } = props
  const { state, dispatch } = kept
  const answer = useMemo(() => shownAnswer(state.answer), [state.answer])
  const returnPath = kind === 'letter' ? letterPath() : messagePath()
  const parts = useSheetParts({
    page,
    state: { ...state, answer, remaining },
    dispatch,
    noScript: undefined,
    returnPath,
  })
  const language = languageShown(state.answer)

  function explain(came = '') {
    focusPlace(contentId)
    // What was there before this letter is let go.
    dispatch({ type: 'undoClosed' })
    const body = pages.form()
    const words = state.composition.prompt
    if (words.trim() !== '') body.set(wordsField, words)
    body.set(languageField, chosen.code)
    if (kind === 'message') body.set(kindField.name, kindField.message)
    if (came !== '') body.set(cameField, came)
    const asked = letterQuestions[kind]
    const prompt = askedIn(asked.prompt, chosen)
    const question = { ...asked, prompt, sent: prompt }
    const strange = kind === 'message' ? words : ''
    void parts.generation.askOther({ address: explainPath(), body, question, strange, offline })
  }

  /** @param opening what the next version already holds */
  async function next(wish: string, opening: string, more: { code: string; own?: string }) {
    const { question } = state.answer
    focusPlace('spiegazione')
    await parts.generation.askOther({
      address: askMorePath(),
      body: {
        prompt: question.sent || question.prompt,
        turns: turnsFor(state.answer, { text: wish, opening }),
        language: more.code,
      },
      question,
      wish: { text: wish, opening },
      own: more.own,
      offline,
    })
  }

  const part = (heading: string, own?: string) =>
    next(heading, `${shownText(answer).trimEnd()}\n\n## ${heading}\n\n`, {
      code: language.code,
      own,
    })

  const generation = {
    ...parts.generation,
    wish: (text: string) =>
      next(text, text === goOn ? wholeLines(shownText(state.answer)) : '', { code: language.code }),
  }
  return {
    sheet: { ...parts, generation },
    language,
    found: useMemo(() => foundIn(state.answer), [state.answer]),
    explain,
    changeLanguage: (wanted) => {
      focusPlace('spiegazione')
      const index = versionIn(state.answer, wanted)
      if (index >= 0) dispatch({ type: 'versionShown', index })
      else void next(inLanguage(wanted.italian), '', { code: wanted.code })
    },
    askMore: (heading) => void part(heading),
    askOwn: (question) => {
      const heading = question.replace(/\s+/g, ' ')
      return part(heading, heading)
    },
  }
}
