import { expect, test } from 'vitest'
import { SessionShares } from './session-shares.server.ts'

test('HLD-05 one session holds a third of the places, others and visitors theirs', async () => {
  const shares = new SessionShares(6)
  const held = await Promise.all([shares.enter('ada'), shares.enter('ada')])
  const waiting = shares.enter('ada')
  expect(await shares.enter('bea')).not.toBeNull()
  for (let count = 0; count < 20; count += 1) expect(await shares.enter(null)).not.toBeNull()
  held[0]?.()
  expect(await waiting).not.toBeNull()
})

test('HLD-05 who waits in the own line for too long is told, and the line is forgotten', async () => {
  const shares = new SessionShares(3)
  const leave = await shares.enter('ada')
  expect(await shares.enter('ada')).toBeNull()
  leave?.()
  const again = await shares.enter('ada')
  expect(again).not.toBeNull()
  again?.()
})
