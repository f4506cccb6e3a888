/**
 * The shapes of the prepared conversations of the practice room. Everything in them is written by
 * hand: no AI answers there.
 */

/** What a request is worth; its answer shows it. */
export type RequestLevel = 'vague' | 'better' | 'good'

/** A thing that a good request of this conversation says. */
export type Part = {
  id: string
  /** As a question that the request answers: 'A chi scrivi'. */
  name: string
  /** What an AI does when the request does not say it. */
  missing: string
  /**
   * Beginnings of normalized words (lower case, no accents); several stand in a row, and one that ends
   * in '$' is a whole word. Any of them in a request says this part.
   */
  phrases: string[]
}

/** What the page shows in the place of an AI's answer, line by line, and what to notice in it. */
export type Reply = { answer: string[]; remark: string }

export type PreparedRequest = Reply & { level: RequestLevel; words: string }

/** Words that go on from a good answer. */
export type FollowUp = Reply & { id: string; words: string }

type Conversation = {
  /** A slug; the last part of the address. */
  id: string
  title: string
  /** One sentence for the list. */
  summary: string
  /** Where the person is, and what happened. */
  scene: string[]
}

/** The person chooses words or writes own ones, and sees what they bring. */
export type Talk = Conversation & {
  kind: 'talk'
  /** What the person wants in the end. */
  aim: string
  parts: Part[]
  /** One of each level, in the order in which they are offered. */
  requests: PreparedRequest[]
  followUps: FollowUp[]
}

/** `why` says why nothing is wrong with a sentence, or, in the wrong one, what is. */
export type HuntSentence = { text: string; why: string }

/** One sentence of the answer is wrong on purpose: the person finds it. */
export type Hunt = Conversation & {
  kind: 'hunt'
  request: string
  /** The sheet of paper that the answer speaks of, when there is one. */
  paper: { title: string; lines: string[] } | null
  sentences: HuntSentence[]
  /** Which sentence is wrong, counted from 0. */
  wrong: number
  /** Where to look, offered after two other sentences. */
  hint: string
  /** Why an AI makes this mistake. */
  reason: string
  /** How to notice it the next time. */
  nextTime: string[]
  /** What to write to the AI then, and what it should answer. */
  mending: { words: string; answer: string }
}

export type Practice = Talk | Hunt
