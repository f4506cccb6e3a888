import { expect, test } from 'vitest'
import { severalText } from './several-users.ts'

test('WHO-74 the list says to how many it was done, and to whom not', () => {
  expect(severalText('suspend', [1, 0, 0])).toBe('1 account sospeso.')
  expect(severalText('suspend', [3, 1, 2])).toBe(
    '3 account sospesi. Uno lo era già. Di 2 non è stato possibile.',
  )
  expect(severalText('reactivate', [0, 2])).toBe('0 account riattivati. 2 lo erano già.')
  expect(severalText('end-sessions', [2])).toBe('2 persone devono entrare di nuovo.')
})
