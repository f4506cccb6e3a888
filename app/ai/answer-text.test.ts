import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAnswerText, longestAnswer } from './answer-text.ts'

/** What comes out of an answer that arrives in these pieces. */
function heard(pieces: unknown[]) {
  const text = createAnswerText()
  let out = ''
  for (const piece of pieces) {
    const { text: words, isAnew } = text.add(piece)
    out = (isAnew ? '' : out) + words
  }
  return { out: out + text.end(), text }
}

const cutAt = (text: string, places: number[]) => {
  const ends = [...new Set(places.map((place) => place % (text.length + 1)))].sort((a, b) => a - b)
  return [...ends, text.length].map((end, index) => text.slice(index ? ends[index - 1] : 0, end))
}

test('AIX-02 wherever it is cut, thoughts are left out and every other letter stays', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme-ascii', maxLength: 60 }).filter((one) => !one.includes('<')),
      fc.string({ unit: 'grapheme-ascii', maxLength: 60 }).filter((one) => !one.includes('<')),
      fc.array(fc.nat(200), { maxLength: 12 }),
      (thoughts, words, places) => {
        const answer = `Ecco ${words} <b> fine`
        const whole = `\n<think>${thoughts}</think>${answer}`
        expect(heard(cutAt(whole, places)).out).toBe(answer)
        expect(heard(cutAt(answer, places)).out).toBe(answer)
      },
    ),
  )
})

test('AIX-02 a sign that begins no thought is text', () => {
  expect(heard(['<', 'thin', 'g> e basta']).out).toBe('<thing> e basta')
  expect(heard(['Meno di 3: 2 <', ' 3, a']).out).toBe('Meno di 3: 2 < 3, a')
  expect(heard(['<s>No</', 's>, sì']).out).toBe('<s>No</s>, sì')
})

/** As each maker's models write a thought, an answer and its end, where nobody takes the marks away. */
const makers = {
  usual: '<think>Let me see</think>\n\nCiao',
  "harmony's":
    '<|channel|>analysis<|message|>Let me see<|end|><|start|>assistant<|channel|>final<|message|>Ciao<|return|>',
  "Gemma's": '<|channel>thought\nLet me see<channel|>Ciao<turn|>',
  "Mistral's": '[THINK]Let me see[/THINK]Ciao</s>',
  'closed without an opening': 'Let me see</think>Ciao<|im_end|><|im_start|>user\nAltro',
  "harmony's, without marks": 'analysisLet me seeassistantfinalCiao',
}

test.each(Object.entries(makers))('AIX-02 thoughts are left out, wherever cut: %s', (_, whole) => {
  for (let at = 0; at <= whole.length; at += 1) {
    expect(heard([whole.slice(0, at), whole.slice(at)]).out, String(at)).toBe('Ciao')
  }
  expect(heard([...whole]).out).toBe('Ciao')
})

test.each(['<|channel|>anal', '<thi', '[THINK]Let me'])(
  'AIX-02 a stream that ends inside a mark, or in thoughts, gives nothing of them: %s',
  (end) => {
    expect(heard([end]).out).toBe('')
    expect(heard(['<think>a</think>', end]).out).toBe('')
  },
)

test('AIX-02 of a content in parts the words are passed on, whatever else comes', () => {
  const parts = [
    [{ type: 'thinking', thinking: [{ type: 'text', text: 'Let me see' }] }],
    [{ type: 'text', text: 'Ci' }, null, 3, { type: 'reference', reference_ids: [1] }],
    [{ type: 'reasoning', text: 'Hm' }, { type: 'never heard of', text: 'x' }, 'a'],
    { text: 'o' },
    { type: 'text', text: 7 },
  ]
  expect(heard(parts).out).toBe('Ciao')
})

test('ERR-31 blank pieces wait for the first word', () => {
  expect(heard([' ', '\n', 'Ciao', ' ', 'Ada']).out).toBe(' \nCiao Ada')
  expect(heard([' ', '\n']).out).toBe('')
})

test.each([' ', '<think></think> '])('ERR-31 blanks without end end as letters do: %j', (blank) => {
  const text = createAnswerText()
  let pieces = 0
  while (!text.isFull() && pieces < 2 * longestAnswer) {
    text.add(blank)
    pieces += 1
  }
  expect(pieces).toBeLessThanOrEqual(longestAnswer)
  expect(text.isEmpty()).toBe(true)
})

test('AIX-02 no answer is longer than the longest, and no letter is cut in half', () => {
  const { out } = heard(['👵'.repeat(longestAnswer)])
  expect(out.length).toBeLessThanOrEqual(longestAnswer)
  expect(out.isWellFormed()).toBe(true)
})
