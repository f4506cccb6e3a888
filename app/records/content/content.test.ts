import { expect, test } from 'vitest'
import { isContentId } from './content.ts'

test('Q17 ids have letters, digits, hyphens and underscores only', () => {
  for (const good of ['1', 'chatgpt-basics', 'A_b-2']) expect(isContentId(good)).toBe(true)
  for (const bad of ['', ' ', 'a b', 'a/b', 'è', '\u0000', 'a'.repeat(201)]) {
    expect(isContentId(bad)).toBe(false)
  }
})
