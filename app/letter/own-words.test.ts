import { expect, test } from 'vitest'
import { languages, plainItalian } from './languages.ts'
import { ownNames, ownWords } from './own-words.ts'

test('LETT-03 in each other language the frame has all its words, and none twice', () => {
  for (const language of languages) {
    const words = ownNames.map((name) => ownWords(language, name)?.text)
    const count = language === plainItalian ? 1 : ownNames.length
    expect(new Set(words).size, language.own).toBe(count)
    expect(words.includes(undefined), language.own).toBe(language === plainItalian)
  }
  expect(ownWords(languages[2] ?? plainItalian, 'careful')).toMatchObject({
    lang: 'ar',
    dir: 'rtl',
  })
})
