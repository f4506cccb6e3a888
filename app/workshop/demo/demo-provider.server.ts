import { setTimeout as wait } from 'node:timers/promises'
import type { Turn } from '../../ai/conversation.ts'
import type { AiProvider } from '../../ai/provider.server.ts'
import { drawingToPng } from '../../records/pictures/decode-picture.server.ts'
import { asksToGoOn } from '../answer/wish-instructions.server.ts'
import { demoAnswer } from './demo-answer.server.ts'
import picture from './demo-picture.svg?raw'

/** Said in the place of a change that only an AI can make. */
const remark =
  "*Questa è una dimostrazione: il testo resta com'è. Con un servizio di AI collegato, qui lo leggeresti cambiato come hai chiesto.*"

/**
 * What the demo answers to the last turn: the rest of an answer or version that was cut; else the
 * same text, which says below its title that nothing was changed.
 */
export function demoVersion(prompt: string, turns: readonly Turn[]): string {
  const last = turns[turns.length - 1]
  const whole = wholeVersion(prompt, turns)
  return last && asksToGoOn(last) ? whole.slice(last.answer.length) : whole
}

/** All that stands there after the last turn. */
function wholeVersion(prompt: string, turns: readonly Turn[]): string {
  const last = turns[turns.length - 1]
  if (!last) return demoAnswer(prompt)
  const { answer } = last
  if (asksToGoOn(last)) {
    const whole = wholeVersion(prompt, turns.slice(0, -1))
    // A conversation too long for the AI begins later: how its text would go on is not known.
    return whole.startsWith(answer) ? whole : `${answer}${remark}`
  }
  if (answer.includes(remark)) return answer
  return /^# .+$/m.test(answer)
    ? answer.replace(/^(# .+)$/m, `$1\n\n${remark}`)
    : `${remark}\n\n${answer}`
}

const paceMilliseconds = 18

/** A few words at a time, as services send them. */
const cutPieces = (text: string) => text.match(/(?:\S+\s*){1,3}/g) ?? []

/** Answers without any service. Never used when a configured provider fails. */
export function demoProvider(pace = paceMilliseconds): AiProvider {
  return {
    isDemo: true,
    canDraw: async () => true,
    canSee: async () => false,
    async answer({ prompt, turns = [], sample }, { signal }, write) {
      for (const piece of cutPieces(sample ?? demoVersion(prompt, turns))) {
        write(piece)
        await wait(pace, undefined, { signal })
      }
    },
    image: () => drawingToPng(picture),
  }
}
