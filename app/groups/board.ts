/** Somebody in a group, as its board shows them. */
export type BoardPerson = {
  id: string
  name: string
  hasSlip: boolean
  /** The steps that are done, from 0. */
  done: number[]
  /** The step to do next, from 0; -1: none is left. */
  at: number
  /** For how many whole minutes they have been asking for help; null: they do not. */
  hand: number | null
  /** For how many minutes they have done nothing new, where that is long; null: it is not. */
  still: number | null
}

/** How a group is at this moment: names and steps, and nothing that anybody wrote. */
export type Board = {
  steps: { ref: string; title: string }[]
  /** In the order in which they came. */
  people: BoardPerson[]
  isOpen: boolean
  /** The meeting was closed, or its hours are over. */
  isOver: boolean
  /** Until when the door is held: 'alle 17:05'; null: it is not. */
  heldUntil: string | null
  /** Where everybody is called to, and until when. */
  gathering: { ref: string; title: string; until: string } | null
}

/** The names of a list, each its own: of two 'Ida' the second is 'Ida (2)'. */
export function toldApart(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    let own = name
    for (let nth = 2; taken.has(own.toLowerCase()); nth += 1) own = `${name} (${nth})`
    taken.add(own.toLowerCase())
    return own
  })
}

/** How the people of a board are, in numbers. */
export type BoardCounts = { hands: BoardPerson[]; finished: BoardPerson[]; atStep: number[] }

export function countBoard({ steps, people }: Board): BoardCounts {
  return {
    hands: people.filter(({ hand }) => hand !== null),
    finished: steps.length > 0 ? people.filter(({ at }) => at < 0) : [],
    atStep: steps.map((_, index) => people.filter(({ at }) => at === index).length),
  }
}

/** The step that most people are at, from 0; the first of several, 0 where nobody is at any. */
export const mostAt = ({ atStep }: BoardCounts): number => {
  const most = Math.max(0, ...atStep)
  return Math.max(0, atStep.indexOf(most))
}

/** What is said to who listens to the screen: whose hand has just gone up. '' for nobody. */
export function saidHands(before: Board, now: Board): string {
  const up = new Set(countBoard(before).hands.map(({ id }) => id))
  const names = countBoard(now)
    .hands.filter(({ id }) => !up.has(id))
    .map(({ name }) => name)
  if (names.length === 0) return ''
  if (names.length > 3) return `${names.length} persone chiedono aiuto.`
  return names.length === 1
    ? `${names[0]} chiede aiuto.`
    : `${names.slice(0, -1).join(', ')} e ${names.at(-1)} chiedono aiuto.`
}

/** The id of a person's row. */
export const personAnchor = (id: string): string => `persona-${id}`
