import type {
  ChooseContent,
  FileContent,
  OptionContent,
  PartContent,
} from '../../../db/content/lessons/lesson-content.ts'
import { type Judgement, judgeWords, notYet, right } from './judge-words.ts'
import { fileAnswers } from './lesson.ts'

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
  if (!chosen) return notYet('Non hai ancora scelto. Scegli una riga e premi «Controlla di nuovo».')
  if (chosen.isRight) return right(part.right)
  return notYet(chosen.why || part.hint)
}

function judgeSeveral(part: PartContent, { options }: ChooseContent, given: string[]): Judgement {
  const chosen = chosenOf(options, given)
  if (chosen.length === 0)
    return notYet('Non hai ancora scelto. Scegli e premi «Controlla di nuovo».')
  const wrong = chosen.find(({ isRight }) => !isRight)
  if (wrong) return notYet(wrong.why || part.hint)
  const missing = options.filter(({ isRight }) => isRight).length - chosen.length
  if (missing === 0) return right(part.right)
  const rest = missing === 1 ? 'Manca ancora una risposta' : `Mancano ancora ${missing} risposte`
  return notYet(`Fin qui è giusto. ${rest}. ${part.hint}`)
}

function judgeFile(part: PartContent, exercise: FileContent, given: string): Judgement {
  if (given === fileAnswers.other) return notYet(exercise.otherFile)
  if (given === fileAnswers.ours) return right(part.right)
  if (given === fileAnswers.unseen) {
    return { isRight: true, word: 'Hai scelto un file', text: exercise.unseenFile }
  }
  return notYet('Scegli prima un file, con calma. Poi premi «Controlla di nuovo».')
}
