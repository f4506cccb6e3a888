import type { Turn } from '../../platform/ai/conversation.ts'
import { demoAnswer } from './demo-answer.server.ts'

/** Said in the place of a change that only an AI can make. */
const remark =
  "*Questa è una dimostrazione: il testo resta com'è. Con un servizio di AI collegato, qui lo leggeresti cambiato come hai chiesto.*"

/**
 * What the demo answers when somebody goes on from an answer: the rest of one that was stopped;
 * else the same text, which says below its title that nothing was changed.
 */
export function demoVersion(prompt: string, { answer }: Turn): string {
  const whole = demoAnswer(prompt)
  if (answer.length < whole.length && whole.startsWith(answer)) return whole.slice(answer.length)
  if (answer.includes(remark)) return answer
  return /^# .+$/m.test(answer)
    ? answer.replace(/^(# .+)$/m, `$1\n\n${remark}`)
    : `${remark}\n\n${answer}`
}
