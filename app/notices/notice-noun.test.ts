import { expect, test } from 'vitest'
import { differences } from '../records/versions/difference.server.ts'
import { longestNotice, standsOn } from './notice.ts'
import { noticeFormTexts, noticeNoun } from './notice-noun.ts'

const { schema, draft } = noticeNoun

const messages = (fields: Record<string, unknown>, asked = schema) =>
  asked.safeParse(fields).error?.issues.map(({ message }) => message)

test('WHO-01 a text is enough; it is one line', () => {
  expect(schema.parse({ text: ' Domenica   il sito\nè fermo. ' })).toEqual({
    text: 'Domenica il sito è fermo.',
    kind: 'information',
    from: '',
    until: '',
  })
  for (const text of [undefined, '', '  ']) {
    expect(messages({ text })).toEqual([noticeFormTexts.required])
    expect(messages({ text }, draft)).toBeUndefined()
  }
  expect(messages({ text: 'a'.repeat(longestNotice) })).toBeUndefined()
  expect(messages({ text: 'a'.repeat(longestNotice + 1) })?.[0]).toContain('al massimo 200')
  expect(messages({ text: 'Ciao', kind: 'altro' })).toEqual([noticeFormTexts.kind])
})

test('WHO-01 days are days, and the last is not before the first', () => {
  for (const day of ['2026-02-30', '2026-13-01', '1/12/2026', '2026-1-1', 'domani']) {
    expect(messages({ text: 'Ciao', from: day })?.[0], day).toMatch(
      /Scegli un giorno|al massimo 10/,
    )
  }
  const days = (from: string, until: string) => messages({ text: 'Ciao', from, until })
  expect(days('2026-12-01', '2026-12-01')).toBeUndefined()
  expect(days('2026-12-01', '')).toBeUndefined()
  expect(days('', '2026-12-01')).toBeUndefined()
  expect(days('2026-12-02', '2026-12-01')).toEqual([noticeFormTexts.order])
})

test('GEN-01 the difference of two versions names the kind as the screen does', () => {
  const was = schema.parse({ text: 'Ciao' })
  expect(differences(noticeNoun.labels, was, { ...was, kind: 'attention' })).toEqual([
    { place: 'Tipo', was: 'Informazione', is: 'Attenzione' },
  ])
})

test('WHO-03 it stands on its first day, on its last, and between', () => {
  const days = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03']
  const standing = (from: string, until: string) =>
    days.filter((day) => standsOn({ from, until }, day))
  expect(standing('2026-12-01', '2026-12-02')).toEqual(['2026-12-01', '2026-12-02'])
  expect(standing('2026-12-01', '')).toEqual(days.slice(1))
  expect(standing('', '2026-12-01')).toEqual(days.slice(0, 2))
  expect(standing('', '')).toEqual(days)
})
