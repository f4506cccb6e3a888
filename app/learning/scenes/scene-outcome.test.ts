import { describe, expect, test } from 'vitest'
import type { Scene, SceneDecision } from './scene.ts'
import { sceneOutcome } from './scene-outcome.ts'

const price = { title: 'Poco', description: 'Un giorno di attesa.' }

const fraud: Scene = {
  id: 'prova',
  title: 'Una prova',
  moment: 'È lunedì.',
  channel: 'sms',
  sender: 'Qualcuno',
  senderSign: { title: 'Non lo conosci', meaning: 'Il nome non dice niente.' },
  sentAt: 'oggi, 9:00',
  lines: [
    { text: 'Buongiorno.', sign: null },
    { text: 'Paghi subito.', sign: { title: 'Fretta', meaning: 'Non vuole che tu pensi.' } },
  ],
  isTrue: false,
  verdict: 'Vogliono soldi.',
  remark: '',
  actions: ['Cancella.'],
  ifTrusted: price,
  ifDoubted: price,
}
const truth: Scene = { ...fraud, isTrue: true }

test.for<[SceneDecision, fraud: boolean, truth: boolean]>([
  ['fido', false, true],
  ['dubito', true, false],
  ['chiedo', true, true],
])('LRN-11 %s: asking somebody is never wrong', ([decision, ofFraud, ofTruth]) => {
  expect(sceneOutcome(fraud, decision, []).isGood).toBe(ofFraud)
  expect(sceneOutcome(truth, decision, []).isGood).toBe(ofTruth)
})

describe('LRN-11 in a fraud', () => {
  test('every sign is told, seen or not, and numbered in the order of the message', () => {
    const { marks, note } = sceneOutcome(fraud, 'dubito', [2])
    expect(marks.map(({ number, spot, isMissed, seen }) => [number, spot, isMissed, seen])).toEqual(
      [
        [1, 0, true, 'Ti era sfuggito'],
        [2, 2, false, "L'hai visto"],
      ],
    )
    expect(note).toBe('Hai visto 1 segno su 2. Ne basta uno per fermarsi e controllare.')
    expect(sceneOutcome(fraud, 'fido', [0, 2]).note).toMatch(
      /^Succede, .* Hai visto tutti e 2 i segni/,
    )
  })

  test('who decides well and touches nothing is not told that signs were missed', () => {
    const words = (decision: SceneDecision) =>
      sceneOutcome(fraud, decision, []).marks.map(({ isMissed, seen }) => [isMissed, seen])
    expect(words('dubito')).toEqual([
      [true, ''],
      [true, ''],
    ])
    expect(words('chiedo')).toEqual(words('dubito'))
    expect(words('fido')[0]).toEqual([true, 'Ti era sfuggito'])
  })

  test('what was tapped without a reason is told kindly, and counts as no sign', () => {
    const { marks, note } = sceneOutcome(fraud, 'dubito', [1])
    expect(marks[1]).toMatchObject({ spot: 1, title: 'Da solo non prova niente', isMissed: false })
    expect(note).toBe('I segni li trovi qui sotto.')
  })
})

test('LRN-11 in a true message nothing was missed, and what was tapped is said to be all right', () => {
  const { marks } = sceneOutcome(truth, 'dubito', [1])
  expect(marks.map(({ isMissed }) => isMissed)).toEqual([false, false, false])
  expect(marks.map(({ seen }) => seen)).toEqual(['', "L'hai toccato", ''])
  expect(marks[1]?.title).toBe('Qui è tutto a posto')
})
