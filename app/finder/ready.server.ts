import { findGuides } from '../guides/find-guides.server.ts'
import { guidePath, scenesPath } from '../paths.ts'
import type { Database } from '../platform/db/database.server.ts'
import { splitWords } from '../platform/words.server.ts'
import { findTemplates } from '../professions/find-templates.server.ts'
import { promptPath } from '../prompt-path.ts'
import { type Ready, readyShown } from './finder.ts'

/** What of a goal can be done here at once: requests of ours, the gym, guides; or nothing. */
export async function findReady(db: Database, goal: string): Promise<Ready[]> {
  const isOdd = isOddMessage(splitWords(goal))
  const [found, guides, odd] = await Promise.all([
    findTemplates(db, goal, readyShown.requests),
    findGuides(db, goal, readyShown.guides),
    isOdd ? findTemplates(db, 'truffa', 1) : [],
  ])
  const others = found.filter(({ id }) => !odd.some((template) => template.id === id))
  const templates = [...odd, ...others].slice(0, readyShown.requests)
  return [
    ...templates.map(
      ({ id, professionId, emoji, title, description, trade }): Ready => ({
        to: promptPath({ profession: professionId, template: id }),
        emoji,
        title,
        text: description,
        note: trade,
        needsAccount: false,
      }),
    ),
    ...(isOdd ? [gym] : []),
    ...guides.map(
      ({ id, title, description }): Ready => ({
        to: guidePath(id),
        emoji: '📖',
        title,
        text: description,
        note: 'Guida',
        needsAccount: true,
      }),
    ),
  ]
}

/** Somebody has a message or a call before them that may be a fraud, or speaks of one. */
function isOddMessage(words: readonly string[]): boolean {
  const has = (beginnings: RegExp) => words.some((word) => beginnings.test(word))
  const isMessage = has(/^(?:sms|messagg|whatsapp|e?mail|telefonat|chiamat|numer|pacc)/)
  const isDoubtful = has(/^(?:sospett|stran|fint|fals|arriv|ricev)/)
  return has(/^(?:truff|fregatur|imbrogl|raggir|phishing)/) || (isMessage && isDoubtful)
}

const gym: Ready = {
  to: scenesPath(),
  emoji: '🥊',
  title: 'La palestra',
  text: 'Messaggi da guardare con calma, per riconoscere le truffe.',
  note: 'Per allenarti',
  needsAccount: false,
}
