import { expect, test } from 'vitest'
import { isOwnPath, isProfessionId } from './profession.ts'

test('ERR-16 Q17 an id holds letters, digits, hyphens and low lines', () => {
  for (const id of ['ristoratore', 'guida-alpina', 'Cuoco_2', '7']) {
    expect(isProfessionId(id), id).toBe(true)
  }
  for (const id of ['', ' ', 'guida alpina', 'caffè', 'a/b', '../x', 'a\n', '\0', "'"]) {
    expect(isProfessionId(id), id).toBe(false)
  }
})

test('PROF-07 a page of our own is told from an address elsewhere', () => {
  expect(['/guides', '/guides/chatgpt-basics?x=1'].every(isOwnPath)).toBe(true)
  expect(['//esempio.it', '/\\esempio.it', 'guides', 'https://a.it', ''].some(isOwnPath)).toBe(
    false,
  )
})
