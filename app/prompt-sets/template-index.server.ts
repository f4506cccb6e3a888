import { demoExamples } from '../../db/content/demo-examples/all.ts'
import type { Template } from '../../db/content-types.ts'
import { holdsAll, searchColumn, searchWords } from '../../db/normalize.ts'
import { isTelling, shortestStem, splitWords, stemWord } from '../platform/words.server.ts'
import { templateText } from './composition.ts'
import { parseGaps } from './gaps.ts'
import { meantWords } from './meant-words.ts'
import { everydaySetId } from './prompt-set.ts'
import { templateWishes } from './wishes.ts'

/** A template as a link shows it. */
export type FoundTemplate = Pick<
  Template,
  'id' | 'title' | 'description' | 'emoji' | 'answerKind'
> & {
  /** The door behind which it stands: a profession's id, or that of everyday life. */
  professionId: string
  /** The title of that door. */
  trade: string
  /** The goal asks for this one, and does not only hold words of it. */
  isAsked?: boolean
}

type Posting = { at: number; worth: number }

/** Which templates hold a word, found by its stem. */
export type TemplateIndex = {
  templates: FoundTemplate[]
  /** Title, description, need and text of the template at this place, as searches compare them. */
  texts: string[]
  /** The groups of stems by which people ask for the template at this place. */
  asks: (readonly (readonly string[])[])[]
  /** By the stem of a word that stands there. */
  own: Map<string, Posting[]>
  /** By what is left when the last letters of such a stem go: 'compleann' of 'compleanno'. */
  shorter: Map<string, Posting[]>
}

/** How much a word says of a template, by where it stands. */
const worths = { title: 3, need: 3, asks: 2.5, description: 2, text: 1, trade: 1, example: 0.4 }

const asksOf = new Map(demoExamples.map(({ templateId, asks }) => [templateId, asks]))

/** How many letters two stems of one family may differ in length by. */
const furthest = 3

/** Stems with the last letters gone. */
const shortenStem = (stem: string): string[] =>
  Array.from({ length: furthest }, (_, cut) => stem.slice(0, stem.length - 1 - cut)).filter(
    (piece) => piece.length >= shortestStem,
  )

/** @param templates with the title of their door, in the order in which equals are shown */
export function indexTemplates(
  templates: readonly { template: Template; professionId: string; trade: string }[],
): TemplateIndex {
  const index: TemplateIndex = {
    templates: [],
    texts: [],
    asks: [],
    own: new Map(),
    shorter: new Map(),
  }
  for (const [at, { template, professionId, trade }] of templates.entries()) {
    const { id, title, description, need, emoji, answerKind } = template
    const shown = { id, title, description, emoji, answerKind, professionId, trade }
    index.templates.push(shown)
    index.texts.push(searchColumn([title, description, need, templateText(template)]))
    index.asks.push(asksOf.get(id) ?? [])
    for (const [stem, worth] of wordWorths(template, trade)) {
      post(index.own, stem, { at, worth })
      for (const cut of shortenStem(stem)) post(index.shorter, cut, { at, worth: worth * akin })
    }
  }
  return index
}

/** What a word of the same family counts, beside the word itself. */
const akin = 0.6

function post(map: Map<string, Posting[]>, stem: string, posting: Posting) {
  const postings = map.get(stem)
  if (postings) postings.push(posting)
  else map.set(stem, [posting])
}

/** The stems of a template's words, each with its worth at the best place where it stands. */
function wordWorths(template: Template, trade: string): Map<string, number> {
  const found = new Map<string, number>()
  const add = (stems: readonly string[], worth: number) => {
    for (const stem of stems) found.set(stem, Math.max(worth, found.get(stem) ?? 0))
  }
  const stems = (text: string) => splitWords(text).filter(isTelling).map(stemWord)
  add(stems(template.title), worths.title)
  add(stems(template.need), worths.need)
  add(stems(template.description), worths.description)
  add(stems(trade), worths.trade)
  const asked = (asksOf.get(template.id) ?? []).flat()
  add(
    asked.filter((stem) => stem.length >= shortestStem && isTelling(stem)),
    worths.asks,
  )
  for (const piece of parseGaps(templateText(template))) {
    add(stems(piece.kind === 'text' ? piece.text : piece.label), worths.text)
    if (piece.kind === 'gap') add(stems(piece.example), worths.example)
  }
  return found
}

/** Most of those who come have retired. */
const everydayBonus = 1.5
/** A goal that holds a whole group of stems asks for this template. */
const askedBonus = 8
/** Of what a goal says, so much must be found. */
const leastShare = 0.3
/** Beside the best one only those come that are nearly as good. */
const nearly = 0.5

/** So many of a goal's words must be about a template that nobody is known to ask for so. */
const sureShare = 0.6

/**
 * The templates that are about a goal, best first: only those that are nearly as good as the best.
 * None rather than one that is about a part of it.
 */
export function matchTemplates(index: TemplateIndex, goal: string): FoundTemplate[] {
  const found = scoreTemplates(index, goal).filter(({ isSure }) => isSure)
  const least = (found[0]?.score ?? 0) * nearly
  return found
    .filter(({ score }) => score >= least)
    .map(({ template, isAsked }) => ({ ...template, isAsked }))
}

/** All that fit what was typed, best first, then those that hold its words or pieces of words. */
export function searchTemplates(index: TemplateIndex, typed: string): FoundTemplate[] {
  const fit = scoreTemplates(index, typed).map(({ template }) => template)
  const words = searchWords(typed)
  const hold = index.templates.filter(
    (_, at) => words.length > 0 && holdsAll(index.texts[at] ?? '', words),
  )
  return [...new Set([...fit, ...hold])]
}

function scoreTemplates(
  index: TemplateIndex,
  goal: string,
): { template: FoundTemplate; score: number; isSure: boolean; isAsked: boolean }[] {
  const words = splitWords(goal)
  const count = index.templates.length
  const scores = new Float64Array(count)
  const shares = new Float64Array(count)
  const best = new Float64Array(count)
  const held = new Uint8Array(count)
  let whole = 0
  const wanted = wantedStems(words)
  for (const stems of wanted) {
    const worthAt = worthsAt(index, stems)
    // A word that few templates hold says more than one that stands in many.
    const rarity = Math.log(1 + count / Math.max(1, worthAt.size))
    whole += rarity
    for (const [at, worth] of worthAt) {
      scores[at] = (scores[at] ?? 0) + worth * rarity
      shares[at] = (shares[at] ?? 0) + rarity
      best[at] = Math.max(best[at] ?? 0, worth)
      if (worth >= worths.text) held[at] = (held[at] ?? 0) + 1
    }
  }
  const found = index.templates.flatMap((template, at) => {
    const [worth = 0, share = 0, top = 0, number = 0] = [scores, shares, best, held].map(
      (figures) => figures[at],
    )
    const isWished = templateWishes.get(template.id)?.some((way) => asksFor(words, way)) ?? false
    const isAsked =
      isWished ||
      (index.asks[at]?.some((group) => group.every((stem) => begins(words, stem))) ?? false)
    const isFit = top > worths.text && share >= whole * leastShare
    if (!isAsked && !isFit) return []
    const isEveryday = template.professionId === everydaySetId
    const score = worth * (isEveryday ? everydayBonus : 1)
    const isAbout = top >= worths.description && number >= wanted.length * sureShare
    const isSure = isAsked || isAbout
    return [{ template, score: score + (isAsked ? askedBonus : 0), isSure, isAsked }]
  })
  return found.sort((one, other) => other.score - one.score)
}

/** For each telling word of a goal the stems that stand for it: its own, and what it means. */
function wantedStems(words: readonly string[]): string[][] {
  const telling = [...new Set(words.filter(isTelling))]
  return telling.map((word) => {
    const meant = Object.keys(meantWords).filter((own) => meantWords[own]?.includes(word))
    return [word, ...meant].map(stemWord)
  })
}

/** What the templates are worth that hold one of some stems, or a word of its family. */
function worthsAt(index: TemplateIndex, stems: readonly string[]): Map<number, number> {
  const worthAt = new Map<number, number>()
  const add = (postings: readonly Posting[] | undefined, factor: number) => {
    for (const { at, worth } of postings ?? []) {
      worthAt.set(at, Math.max(worth * factor, worthAt.get(at) ?? 0))
    }
  }
  for (const stem of stems) {
    add(index.own.get(stem), 1)
    add(index.shorter.get(stem), 1)
    for (const cut of shortenStem(stem)) add(index.own.get(cut), akin)
  }
  return worthAt
}

const begins = (words: readonly string[], stem: string): boolean =>
  words.some((word) => word.startsWith(stem))

/** Every word of a way, in one of its forms; up to three letters stand for themselves. */
const asksFor = (words: readonly string[], way: readonly (readonly string[])[]): boolean =>
  way.every(([first = '', ...others]) => {
    const stands = (form: string) => (form.length < 4 ? words.includes(form) : begins(words, form))
    return first.startsWith('!')
      ? ![first.slice(1), ...others].some(stands)
      : [first, ...others].some(stands)
  })
