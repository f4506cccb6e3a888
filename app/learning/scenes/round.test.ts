import { expect, test } from 'vitest'
import { anotherRound, inRound } from './round.ts'
import { parseSceneQuery, sceneAddress, sceneOutcomeAddress } from './scene-query.ts'

const scenes = Array.from({ length: 12 }, (_, at) => ({ id: `scena-${at}` }))
const idsOf = (round: number | null) => inRound(scenes, round).map(({ id }) => id)

test('LRN-11 a round is an order of its own, always the same, with every scene once', () => {
  const orders = new Set<string>()
  for (let round = 1; round <= 50; round += 1) {
    expect(idsOf(round)).toEqual(idsOf(round))
    expect(idsOf(round).sort()).toEqual(scenes.map(({ id }) => id).sort())
    orders.add(idsOf(round).join())
  }
  expect(orders.size).toBe(50)
  expect(idsOf(null)).toEqual(scenes.map(({ id }) => id))
})

test('LRN-11 the next round is another one', () => {
  for (const chance of [0, 0.5, 0.99999]) {
    for (const round of [null, 1, 5000, 9999]) {
      const next = anotherRound(round, chance)
      expect(next).not.toBe(round)
      expect(parseSceneQuery(new URLSearchParams({ giro: String(next) })).round).toBe(next)
    }
  }
})

test('LRN-11 the address carries the round, the decision and the points, and nothing else', () => {
  const place = { round: 7, decision: 'dubito', tapped: [0, 3], isPreview: false } as const
  const address = sceneOutcomeAddress('pacco', { ...place, tapped: [...place.tapped] })
  expect(address).toBe('/palestra/pacco?giro=7&scelta=dubito&punti=0.3#com-e-andata')
  expect(parseSceneQuery(new URL(address, 'https://x.example').searchParams)).toEqual(place)
  expect(sceneAddress('pacco', null)).toBe('/palestra/pacco')
  expect(sceneAddress('pacco', 7, true)).toBe('/palestra/pacco?giro=7&anteprima=si')
})
