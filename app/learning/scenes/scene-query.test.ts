import { expect, test } from 'vitest'
import { parseSceneQuery, sceneOutcomeAddress } from './scene-query.ts'

test('LRN-11 the address carries the decision and the points, and nothing else', () => {
  const place = { decision: 'dubito', tapped: [0, 3], isPreview: false } as const
  const address = sceneOutcomeAddress('pacco', { ...place, tapped: [...place.tapped] })
  expect(address).toBe('/palestra/pacco?scelta=dubito&punti=0.3#com-e-andata')
  expect(parseSceneQuery(new URL(address, 'https://x.example').searchParams)).toEqual(place)
})
