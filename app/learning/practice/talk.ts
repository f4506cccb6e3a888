/** The rules of a conversation in which words are chosen: what may be said, and what it brings. */
import type {
  FollowUp,
  PreparedRequest,
  Reply,
  RequestLevel,
  Talk,
} from '../../../db/practice-types.ts'
import { withQuery } from '../../paths.ts'
import { practiceTexts } from './practice.ts'
import { readRequest } from './read-request.ts'

/** What the person said. Of own words only the parts that were found in them are known here. */
export type Said =
  | { kind: 'request'; level: RequestLevel }
  | { kind: 'own'; found: string[] }
  | { kind: 'followUp'; id: string }

/** One thing said, and what it brought. */
export type TalkTurn = {
  /** null: the person's own words. */
  words: string | null
  /** null: words that go on from a good answer. */
  level: RequestLevel | null
  /** The ids of the parts that the words say. */
  found: string[]
  reply: Reply
  /** The same answer stands above already. */
  isRepeated: boolean
}

/** What may be said next. */
export type NextWords = {
  requests: PreparedRequest[]
  followUps: FollowUp[]
  mayWrite: boolean
}

/** Characters of one's own words. */
export const longestWords = 600
/** Each of them stands in the address. */
const mostOwnTurns = 5

const levels: readonly RequestLevel[] = ['vague', 'better', 'good']
const codes: Record<RequestLevel, string> = { vague: 'vaga', better: 'migliore', good: 'buona' }
const own = 'mie'

/** All parts make a request good, half of them better. */
export function talkLevel(talk: Talk, found: readonly string[]): RequestLevel {
  if (found.length === talk.parts.length) return 'good'
  return found.length * 2 >= talk.parts.length ? 'better' : 'vague'
}

/** Why words cannot be read; null when they can. */
export function wordsError(words: string): string | null {
  if (words.trim() === '') return practiceTexts.noWords
  return words.length > longestWords ? practiceTexts.tooManyWords : null
}

/** One's own words that travelled with a navigation, in the order in which they were said. */
export function parseOwn(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('own' in state)) return []
  return Array.isArray(state.own) ? state.own.map(String) : []
}

/** The ids of the parts found in a text. */
export const partsFoundIn = (talk: Talk, text: string): string[] =>
  readRequest(talk.parts, text).map(({ part }) => part.id)

function rank(talk: Talk, said: Said): number {
  if (said.kind === 'followUp') return levels.length
  return levels.indexOf(said.kind === 'own' ? talkLevel(talk, said.found) : said.level)
}

/** What may be said after this: better requests, and once one was good, words that go on. */
export function nextWords(talk: Talk, said: readonly Said[]): NextWords {
  const best = Math.max(-1, ...said.map((one) => rank(talk, one)))
  const isGood = best >= levels.indexOf('good')
  const told = said.flatMap((one) => (one.kind === 'followUp' ? [one.id] : []))
  return {
    requests: talk.requests.filter(({ level }) => levels.indexOf(level) > best),
    followUps: isGood ? talk.followUps.filter(({ id }) => !told.includes(id)) : [],
    mayWrite: !isGood && said.filter(({ kind }) => kind === 'own').length < mostOwnTurns,
  }
}

function parseOne(talk: Talk, code: string): Said | null {
  const level = levels.find((one) => codes[one] === code)
  if (level) return { kind: 'request', level }
  const [name, ...found] = code.split('.')
  if (name === own) {
    const known = talk.parts.flatMap(({ id }) => (found.includes(id) ? [id] : []))
    return { kind: 'own', found: known }
  }
  return talk.followUps.some(({ id }) => id === code) ? { kind: 'followUp', id: code } : null
}

function maySay(next: NextWords, said: Said): boolean {
  if (said.kind === 'own') return next.mayWrite
  if (said.kind === 'followUp') return next.followUps.some(({ id }) => id === said.id)
  return next.requests.some(({ level }) => level === said.level)
}

/** What an address says was said; what could not have been said there is passed over. */
export function parseSaid(talk: Talk, query: URLSearchParams): Said[] {
  const said: Said[] = []
  for (const code of (query.get('detto') ?? '').split('_')) {
    const one = parseOne(talk, code)
    if (one && maySay(nextWords(talk, said), one)) said.push(one)
  }
  return said
}

function encodeSaid(said: Said): string {
  if (said.kind === 'request') return codes[said.level]
  return said.kind === 'own' ? [own, ...said.found].join('.') : said.id
}

/**
 * The address of a conversation in which this was said; the inverse of `parseSaid`. A person's own
 * words never stand in it: addresses are kept in histories.
 */
export const saidAddress = (path: string, said: readonly Said[]) =>
  withQuery(path, { detto: said.map(encodeSaid).join('_') })

/** The conversation so far, one turn for each thing said. */
export function replay(talk: Talk, said: readonly Said[]): TalkTurn[] {
  const turns: TalkTurn[] = []
  for (const one of said) {
    const turn = toTurn(talk, one)
    const isRepeated = turns.some(({ reply }) => reply.answer === turn.reply.answer)
    turns.push({ ...turn, isRepeated })
  }
  return turns
}

function toTurn(talk: Talk, said: Said): Omit<TalkTurn, 'isRepeated'> {
  if (said.kind === 'followUp') {
    const followUp = known(talk.followUps.find(({ id }) => id === said.id))
    return { words: followUp.words, level: null, found: [], reply: followUp }
  }
  const level = said.kind === 'own' ? talkLevel(talk, said.found) : said.level
  const request = known(talk.requests.find((one) => one.level === level))
  if (said.kind === 'own') {
    const remark =
      said.found.length === 0
        ? `Qui l'AI è finta, e non ha capito le tue parole. Risponde a: «${request.words}»`
        : `È la risposta a una richiesta simile: «${request.words}»`
    return { words: null, level, found: said.found, reply: { answer: request.answer, remark } }
  }
  const found = partsFoundIn(talk, request.words)
  return { words: request.words, level, found, reply: request }
}

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the conversation has no such words')
  return value
}
