import { expect, test } from 'vitest'
import { type Board, type BoardPerson, countBoard, mostAt, saidHands } from './board.ts'
import { isRunning } from './group-rules.ts'

const steps = ['Uno', 'Due', 'Tre'].map((title) => ({ ref: `scene:${title}`, title }))

const person = (id: string, fields: Partial<BoardPerson> = {}): BoardPerson => ({
  ...{ id, name: id, hasSlip: true, done: [], at: 0, hand: null, still: null },
  ...fields,
})

const board = (...people: BoardPerson[]): Board => ({
  ...{ steps, people, isOpen: true, isOver: false, heldUntil: null, gathering: null },
})

test('TOG-20 people are counted by step, with their hands and the ends of their paths', () => {
  const counts = countBoard(
    board(
      person('Luisa', { at: 1, done: [0], hand: 3 }),
      person('Renato', { at: 1, done: [0] }),
      person('Adele', { at: -1, done: [0, 1, 2] }),
      person('Ida'),
    ),
  )
  expect(counts.atStep).toEqual([1, 2, 0])
  expect(counts.hands.map(({ id }) => id)).toEqual(['Luisa'])
  expect(counts.finished.map(({ id }) => id)).toEqual(['Adele'])
  expect(mostAt(counts)).toBe(1)
  expect(mostAt(countBoard(board()))).toBe(0)
})

test('TOG-20 a hand that goes up is said once, and several in one sentence', () => {
  const names = ['Luisa', 'Renato', 'Ida', 'Teresa']
  const up = (count: number) =>
    board(...names.map((name, place) => person(name, { hand: place < count ? 0 : null })))
  expect(saidHands(up(0), up(1))).toBe('Luisa chiede aiuto.')
  expect(saidHands(up(1), up(0))).toBe('')
  expect(saidHands(up(0), up(3))).toBe('Luisa, Renato e Ida chiedono aiuto.')
  expect(saidHands(up(0), up(4))).toBe('4 persone chiedono aiuto.')
})

test('TOG-23 a group is at work from an hour before to an hour after, by the clock or the door', () => {
  // The night in which the clocks of Rome go back: an hour is an hour.
  const times = {
    startsAt: new Date('2027-10-31T00:30:00Z'),
    endsAt: new Date('2027-10-31T01:30:00Z'),
    doorOpenUntil: null,
  }
  const at = (time: string, more = {}) =>
    isRunning({ ...times, ...more }, new Date(`2027-10-31T${time}:00Z`))
  expect(at('02:29')).toBe(true)
  expect(at('02:30')).toBe(false)
  expect(isRunning(times, new Date('2027-10-30T23:29:59Z'))).toBe(false)
  expect(isRunning(times, new Date('2027-10-30T23:30:00Z'))).toBe(true)
  expect(at('05:00', { doorOpenUntil: new Date('2027-10-31T05:01:00Z') })).toBe(true)
})
