import type { AnswerKind } from '../../db/content-types.ts'
import type { Turn } from '../ai/conversation.ts'

/** An answer as it stands now or stood before; `wish`: what it came from, null for the first one. */
export type Version = { text: string; wish: string | null; isByHand: boolean }

/** So many versions of an answer are kept, the newest one included. */
export const mostVersions = 10
/** The former ones hold at most so many characters together. */
export const longestFormer = 100_000

/** All versions, the newest last. */
export const listVersions = (newest: string, turns: readonly Turn[]): Version[] =>
  [...turns.map(({ answer }) => answer), newest].map((text, index) => {
    const from = turns[index - 1]
    return { text, wish: from?.wish ?? null, isByHand: from?.wish === null }
  })

/** What a version came from, in words; null for the first one. */
export function versionLabel(version: Version | undefined): string | null {
  return version?.isByHand ? 'Corretta da te' : (version?.wish ?? null)
}

/** All versions as a file names them: oldest first, each with what it came from, in words. */
export const versionsForFile = (newest: string, turns: readonly Turn[]) =>
  listVersions(newest, turns).map((version) => ({
    text: version.text,
    wish: versionLabel(version),
  }))

/** What may be wished of an answer with one press; each is shown as it stands here. */
export const wishes = ['Più breve', 'Più semplice', 'Più formale'] as const

/** What is asked of an answer that was cut off. */
export const goOn = 'Continua'

/** Languages spoken here and written to most, with their codes. */
export const languageCodes = {
  inglese: 'en',
  francese: 'fr',
  tedesco: 'de',
  spagnolo: 'es',
  romeno: 'ro',
  ucraino: 'uk',
  albanese: 'sq',
  arabo: 'ar',
  cinese: 'zh',
  bengalese: 'bn',
  punjabi: 'pa',
  urdu: 'ur',
} as const

export type Language = keyof typeof languageCodes

export const inLanguage = (language: string) => `In ${language}`

/** The language that a wish asks for, as 'In romeno'; null: it asks for something else. */
export const wishLanguage = (wish: string): Language | null => {
  const [, name = ''] = /^In (\p{L}+)$/u.exec(wish) ?? []
  return Object.hasOwn(languageCodes, name) ? (name as Language) : null
}

/** The language that a version's message was asked in; undefined: Italian, as wishes tell. */
export function messageLanguage(turns: readonly Turn[], index: number): string | undefined {
  const asking = turns
    .slice(0, index)
    .findLast(({ wish }) => wish && (wishLanguage(wish) || /\bitalian/i.test(wish)))
  const language = wishLanguage(asking?.wish ?? '')
  return language ? languageCodes[language] : undefined
}

/** What a version came from that holds the answer to a letter under its explanation. */
export const withReply = 'Con la risposta, in italiano'

/** What a version came from that was asked for anew, with other words in its fields. */
export const writtenAnew = 'Scritta di nuovo'

/** How a version is named that stands at the end again. @param index counted from 0 */
const backTo = (index: number) => `Torna alla versione ${index + 1}`

const keptBy = new Set<string | null>([...wishes, goOn, writtenAnew, null])

/**
 * What a version, counted from 0, is: what was asked for (`asked`), as long as our own wishes or a
 * correction by hand made it. Words of one's own may make anything of it.
 */
export function answerKindAt(
  asked: AnswerKind | null,
  turns: readonly Turn[],
  index: number,
): AnswerKind | null {
  const kinds = [asked]
  for (const { wish } of turns) {
    const former = kinds.findIndex((_, at) => wish === backTo(at))
    if (wish === withReply) {
      kinds.push('letter')
      continue
    }
    const isKept = keptBy.has(wish) || (wish !== null && wishLanguage(wish) !== null)
    kinds.push(kinds[former] ?? (isKept ? (kinds.at(-1) ?? null) : null))
  }
  return kinds[index] ?? null
}

/** The turns with one more; where there are too many, the oldest go. */
export function withTurn(turns: readonly Turn[], turn: Turn): Turn[] {
  const kept: Turn[] = []
  let room = longestFormer
  for (const one of [...turns, turn].reverse()) {
    room -= one.answer.length
    if (room < 0 || kept.length === mostVersions - 1) break
    kept.unshift(one)
  }
  return kept
}

/** An answer with its former versions, as it is kept. */
export type AnswerVersions = { response: string; turns: Turn[] }

/** An answer as it is first saved: the version on the screen comes last and counts. */
export function withShownLast(sent: AnswerVersions & { shown?: number | null }): AnswerVersions {
  const { response, turns, shown = null } = sent
  const version = shown === null ? undefined : listVersions(response, turns)[shown]
  if (!version || shown === null || shown === turns.length) return { response, turns }
  const wish = backTo(shown)
  return { response: version.text, turns: withTurn(turns, { answer: response, wish }) }
}

/**
 * Two tabs may go on from the same answer: versions that the sent ones lack stand after those that
 * both have, and an older state than the kept one changes nothing.
 */
export function mergedVersions(kept: AnswerVersions, sent: AnswerVersions): AnswerVersions {
  const ours = listVersions(kept.response, kept.turns)
  const theirs = listVersions(sent.response, sent.turns)
  const isIn = (all: Version[]) => (one: Version) => all.some(({ text }) => text === one.text)
  if (theirs.every(isIn(ours))) return kept
  const at = theirs.findLastIndex(isIn(ours)) + 1
  const lacking = ours.filter((one) => !isIn(theirs)(one))
  const all = [...theirs.slice(0, at), ...lacking, ...theirs.slice(at)]
  const turns = all.slice(1).map(({ wish, isByHand }, before) => ({
    answer: all[before]?.text ?? '',
    wish: isByHand ? null : (wish ?? 'Altra versione'),
  }))
  return { response: sent.response, turns: turns.reduce<Turn[]>(withTurn, []) }
}
