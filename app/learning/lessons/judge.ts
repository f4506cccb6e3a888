import type {
  ChooseContent,
  FileContent,
  OptionContent,
  PartContent,
  WriteContent,
} from '../../../db/content/lessons/lesson-content.ts'
import { fileAnswers } from './lesson.ts'

/** `word` stands above the reason. */
export type Judgement = { isRight: boolean; word: string; text: string }

const right = (text: string): Judgement => ({ isRight: true, word: 'Giusto', text })
const notYet = (text: string): Judgement => ({ isRight: false, word: 'Non ancora', text })

/** Whether what a form brought is right, and why; nothing at all is no mistake. */
export function judge(part: PartContent, given: string[]): Judgement {
  const { exercise } = part
  switch (exercise.kind) {
    case 'write':
      return judgeWords(part, exercise, given[0] ?? '')
    case 'file':
      return judgeFile(part, exercise, given[0] ?? '')
    case 'press':
      return judgeChoice(part, exercise.targets, given)
    case 'choose':
      return exercise.isSeveral
        ? judgeSeveral(part, exercise, given)
        : judgeChoice(part, exercise.options, given)
  }
}

/** Options are named by their place, from 1. */
const chosenOf = (options: OptionContent[], given: string[]) =>
  options.filter((_, index) => given.includes(String(index + 1)))

function judgeChoice(part: PartContent, options: OptionContent[], given: string[]): Judgement {
  const [chosen] = chosenOf(options, given)
  if (!chosen) return notYet('Non hai ancora scelto. Scegli una riga e premi «Controlla».')
  if (chosen.isRight) return right(part.right)
  return notYet(chosen.why || part.hint)
}

function judgeSeveral(part: PartContent, { options }: ChooseContent, given: string[]): Judgement {
  const chosen = chosenOf(options, given)
  if (chosen.length === 0) return notYet('Non hai ancora scelto. Scegli e premi «Controlla».')
  const wrong = chosen.find(({ isRight }) => !isRight)
  if (wrong) return notYet(wrong.why || part.hint)
  const missing = options.filter(({ isRight }) => isRight).length - chosen.length
  if (missing === 0) return right(part.right)
  const rest = missing === 1 ? 'Manca ancora una risposta' : `Mancano ancora ${missing} risposte`
  return notYet(`Fin qui è giusto. ${rest}. ${part.hint}`)
}

/** As words are compared: without case, outer and double spaces, line breaks, a last full stop. */
export const plainWords = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[’‘´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\s*\.$/, '')
    .toLowerCase()

const digits = (text: string) => text.replace(/\D/g, '')

const piecesFrom = 3

function judgeWords(part: PartContent, exercise: WriteContent, given: string): Judgement {
  const { accepts, slips = [], source, start } = exercise
  const plain = exercise.isCode ? digits : plainWords
  const written = plain(given)
  const isSame = (text: string) => plain(text) === written
  if (plainWords(given) === '')
    return notYet('Lo spazio è ancora vuoto. Prova: non si rompe niente.')
  if (accepts.some(isSame)) return right(part.right)
  const slip = slips.find((one) => isSame(one.given))
  if (slip) return notYet(slip.why)
  if (start && isSame(start)) return notYet(`La frase è ancora com'era. ${part.hint}`)
  const isPiece = source && accepts.some((text) => plain(text).includes(written))
  if (isPiece && written.length >= piecesFrom) {
    return notYet('Questo pezzo è giusto, ma ne manca un altro. Arriva fino in fondo e riprova.')
  }
  return notYet(part.hint)
}

function judgeFile(part: PartContent, exercise: FileContent, given: string): Judgement {
  if (given === fileAnswers.other) return notYet(exercise.otherFile)
  if (given === fileAnswers.ours) return right(part.right)
  if (given === fileAnswers.unseen) {
    return { isRight: true, word: 'Hai scelto un file', text: exercise.unseenFile }
  }
  return notYet('Non hai ancora scelto un file. Puoi provare con calma.')
}
