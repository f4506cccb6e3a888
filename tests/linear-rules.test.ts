import { describe, expect, test } from 'vitest'
import { createAnswerText } from '../app/ai/answer-text.ts'
import { readCode } from '../app/groups/group-code.ts'
import { tidyName, withoutUnseen } from '../app/platform/seen.ts'
import { splitWords } from '../app/platform/words.server.ts'
import { longestPrompt } from '../app/prompt-path.ts'
import { fromSource, typeGap } from '../app/prompt-sets/composition.ts'
import { gapField, listGaps, parseGaps } from '../app/prompt-sets/gaps.ts'
import { postedPrompt } from '../app/prompt-sets/posted-prompt.server.ts'
import { urgentNote } from '../app/urgency/urgency.ts'
import { warnBeforeSending } from '../app/workshop/answer/no-script-form.server.ts'
import { findBrackets } from '../app/workshop/brackets/brackets.ts'
import { findPersonalData } from '../app/workshop/guard/find.ts'
import { hide, putBack } from '../app/workshop/guard/hide.ts'
import { hintsFor } from '../app/workshop/guard/hints.ts'
import { explained, gapName, missingText, openGaps } from '../app/workshop/guard/open-gaps.ts'
import { fillBrackets } from '../app/workshop/guard/placeholder.ts'
import { normalize, searchColumn, searchWords } from '../db/normalize.ts'
import { countSteps } from './count-steps.ts'

/** Digits, brackets, blanks, letters, what the rules look for, and mixtures, to be repeated. */
const bits = [
  ...['a', 'è', '\u0301', '🍕', '\u200b', 'X', 'scriv', 'parola '],
  ...['3', '3 ', '035 1', '3471234567 ', '+39 ', '4111 ', '1.', '(0', 'IT60 ', 'AB12 '],
  ...[' ', '\n', ' ?', '? ', '"', '«', "'", '**', '@', 'a@a.'],
  ...['[', ']', '\\[', '[a', '[a: ', '[a: b]', '[a: b] ', '[nome] ', '[nome],\n', 'Firma: [nome]'],
  ...['<think>', '</think>', '<|channel|>final', '<|end|>'],
  ...['uccid ', 'mort di fame ', 'rubato soldi ', 'aiuto ', 'per a ', 'saluti e ', 'targa 3 '],
]

const form = (text: string, more: Record<string, string> = {}) => {
  const fields = new FormData()
  for (const [name, value] of Object.entries({ prompt: text, ...more })) fields.set(name, value)
  return fields
}

/** What runs over a request, a wish, an answer or a search. */
const rules: Record<string, (text: string) => unknown> = {
  'the guard': findPersonalData,
  'hiding and bringing back': (text) => {
    const hidden = hide(text, findPersonalData(text))
    return putBack(hidden.text, hidden.kept)
  },
  'open gaps': (text) => missingText(openGaps(text, text)),
  'what the AI is told of gaps': (text) => explained(text, listGaps(parseGaps(text)), {}),
  'a name of a gap': gapName,
  'a typed gap': (text) => typeGap(fromSource(text, text), 'a', 'qualcosa'),
  'what a form without script brings': (text) =>
    postedPrompt(form(text, { modello: text, mostrato: text, [gapField('a')]: 'qualcosa' })),
  'what is told first': warnBeforeSending,
  hints: hintsFor,
  urgency: urgentNote,
  'brackets that are left': (text) => {
    const left = findBrackets(text, new Set())
    return fillBrackets(text, Object.fromEntries(left.map(({ key }) => [key, 'Pina'])))
  },
  'codes and names': (text) => [readCode(text), tidyName(text), withoutUnseen(text)],
  'an answer in one piece': (text) => createAnswerText().add(text),
  'the form of searches': (text) => [
    searchColumn([text]),
    searchWords(text),
    splitWords(normalize(text)),
  ],
}

describe('HLD-01 work that grows as the text does', () => {
  test('a pattern that goes back over what it read is seen', () => {
    const steps = [100, 200, 400].map((length) =>
      countSteps(() => `${' '.repeat(length)}x`.replace(/\s*\?$/, '')),
    )
    expect(growth(steps)).toBeGreaterThan(3)
  })

  test('so is a list that is searched for each of its items', () => {
    const steps = [100, 200, 400].map((length) =>
      countSteps(() => {
        const all: number[] = []
        for (let item = 0; item < length; item += 1) if (!all.includes(item)) all.push(item)
      }),
    )
    expect(growth(steps)).toBeGreaterThan(3)
  })

  test.for(Object.entries(rules))('%s', { timeout: 120_000 }, ([, rule]) => {
    for (const bit of bits) {
      const count = Math.ceil(240 / bit.length)
      // What is prepared once is no work of a text.
      rule(bit.repeat(4 * count))
      const steps = [count, 2 * count, 4 * count].map((times) =>
        countSteps(() => rule(bit.repeat(times))),
      )
      expect(growth(steps), `${JSON.stringify(bit)}: ${steps}`).toBeLessThan(2.3)
    }
  })
})

/** How many times more the second doubling added than the first: 2 as the text, 4 as its square. */
function growth([one = 0, two = 0, four = 0]: number[]): number {
  return (four - two) / Math.max(two - one, 200)
}

describe('LET-13 what is too long to be sent is not worked on', () => {
  const bounded = ['the guard', 'hints', 'urgency', 'what a form without script brings'] as const
  test.for(bounded)('%s', { timeout: 120_000 }, (name) => {
    const rule = rules[name] ?? expect.fail()
    for (const bit of bits) {
      rule(bit.repeat(100))
      const longest = bit.repeat(Math.floor(longestPrompt / bit.length / 4))
      const beyond = bit.repeat(Math.ceil(100_000 / bit.length))
      const most = 4.5 * countSteps(() => rule(longest)) + 25 * beyond.length
      expect(
        countSteps(() => rule(beyond)),
        bit,
      ).toBeLessThan(most)
    }
  })
})
