import { describe, expect, test } from 'vitest'
import { type GuardMessage, unseenMessages } from '../../../tests/guard-messages.ts'
import { type FoundData, findPersonalData } from './find.ts'

function judge({ text, found: data }: GuardMessage) {
  const found = findPersonalData(text)
  const isOf = (finding: FoundData, own: string) =>
    finding.text.includes(own) || own.includes(finding.text)
  return {
    ...{ text, data },
    // Found whole: a part that stays would be sent.
    missed: data.filter(
      (own) => !found.some(({ kind, text }) => kind === own.kind && text.includes(own.text)),
    ),
    alarms: found.filter((finding) => !data.some((own) => isOf(finding, own.text))),
  }
}

describe.for([0, 1, 2])('messages of somebody who had not read the rules, %i', (at) => {
  const judged = (unseenMessages[at] ?? []).map(judge)

  test('WKX-10 of 300 messages at most 2 % are marked where nothing personal is', () => {
    expect(judged.length).toBe(300)
    const falsely = judged.filter(({ alarms }) => alarms.length > 0)
    const silent = judged.filter(({ data }) => data.length === 0)
    expect(silent.length).toBeGreaterThan(140)
    const shown = JSON.stringify(falsely, null, 1)
    // Strictly: of the half that holds nothing.
    expect(falsely.length / silent.length, shown).toBeLessThanOrEqual(0.02)
  })

  test('WKX-10 of the personal data in them at most 3 % are missed', () => {
    const total = judged.flatMap(({ data }) => data).length
    expect(total).toBeGreaterThan(200)
    const missed = judged.filter(({ missed }) => missed.length > 0)
    const count = missed.flatMap((one) => one.missed).length
    expect(count / total, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(0.03)
  })
})
