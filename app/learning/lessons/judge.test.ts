import { describe, expect, test } from 'vitest'
import { lessons } from '../../../db/content/lessons/all.ts'
import type { PartContent } from '../../../db/content/lessons/lesson-content.ts'
import { rightAnswers } from '../../../tests/harness/right-answers.ts'
import { judge } from './judge.ts'

function part(lessonId: string, partId: string): PartContent {
  const found = lessons.find(({ id }) => id === lessonId)?.parts.find(({ id }) => id === partId)
  if (!found) throw new Error(`no part ${lessonId}.${partId}`)
  return found
}

const all = lessons.flatMap(({ id, parts }) =>
  parts.map((one) => ({ name: `${id}.${one.id}`, part: one })),
)

describe.each(all)('$name', ({ part: one }) => {
  test('LRN-03 what is right is right, and says why', () => {
    expect(judge(one, rightAnswers(one))).toEqual({
      isRight: true,
      word: 'Giusto',
      text: one.right,
    })
  })

  test('LRN-03 nothing, spaces and nonsense are no mistake: there is a way on', () => {
    for (const given of [[], [''], ['   \n '], ['xyz'], ['0'], ['99'], ['-1']]) {
      const { isRight, text } = judge(one, given)
      expect([isRight, text.length > 10], JSON.stringify(given)).toEqual([false, true])
    }
  })

  test('LRN-03 every wrong choice is answered with its own reason', () => {
    const { exercise } = one
    if (exercise.kind !== 'choose' && exercise.kind !== 'press') return
    const options = exercise.kind === 'choose' ? exercise.options : exercise.targets
    for (const [index, { isRight, why }] of options.entries()) {
      if (!isRight)
        expect(judge(one, [String(index + 1)])).toMatchObject({ isRight: false, text: why })
    }
  })
})

describe('several right ones', () => {
  const two = part('browser-e-indirizzi', 'della-banca')

  test('LRN-03 one of two is praised, and asks for the other', () => {
    const { isRight, text } = judge(two, ['1'])
    expect([isRight, text]).toEqual([
      false,
      expect.stringMatching(/^Fin qui è giusto\. Manca ancora una risposta\./),
    ])
  })
})

describe('written words', () => {
  const address = 'Via dei Tigli 4, secondo cortile, citofono 12'
  const copied = part('copia-e-incolla', 'tutto')

  test.for([
    ['capitals', address.toUpperCase()],
    ['spaces around and between', `  Via  dei Tigli 4,  secondo cortile, citofono 12 `],
    ['a full stop', `${address}.`],
    ['no capitals and no commas', 'via dei tigli 4 secondo cortile citofono 12'],
  ])('LRN-03 are the same with %s', ([, given]) => {
    expect(judge(copied, [given ?? '']).isRight).toBe(true)
  })

  test('LRN-03 what was pasted more than once is named', () => {
    expect(judge(copied, [address + address]).text).toMatch(/^Hai incollato il testo due volte\./)
    expect(judge(copied, [`${address} ${address} e poi`]).text).toBe(copied.hint)
  })

  test('LRN-03 what was pasted wrongly can be taken out at once, an empty field needs nothing', () => {
    const whole =
      'La tua domanda è arrivata. Il numero della pratica è TG 2048 BG. Tienilo da parte.'
    for (const given of ['Via dei Tigli 4', `${address} ${address}`, 'ciao']) {
      expect(judge(copied, [given]).isAstray, given).toBe(true)
    }
    expect(judge(part('copia-e-incolla', 'un-pezzo'), [whole]).isAstray).toBe(true)
    expect(judge(copied, ['']).isAstray).toBeUndefined()
    expect(judge(copied, [address]).isAstray).toBeUndefined()
  })

  test('LRN-03 a piece is told from something else', () => {
    expect(judge(copied, ['secondo cortile']).text).toContain('ne manca un altro')
    expect(judge(copied, ['Via dei Tigli 4, secondo cortile, citofono 21']).text).toBe(copied.hint)
  })

  test('LRN-03 accents count however they were composed, and their lack is named', () => {
    const written = part('scrivere-e-correggere', 'scrivi')
    expect(judge(written, ['ci vediamo lunedi\u0300 alle 10']).isRight).toBe(true)
    expect(judge(written, ['Ci vediamo lunedi alle 10']).text).toContain("l'accento")
    expect(judge(written, ['Ci vediamo lunedi’ alle 10.']).text).toContain('apostrofo')
  })

  test.for([
    ['una-lettera', 'Vorrei un tavolo per quatro persone.', /^La frase è ancora com'era\./],
    ['un-giorno', 'La visita è martedì giovedì alle 9', /^Togli la parola «martedì»/],
    [
      'un-giorno',
      'La visita è giovedì alle 10.',
      /^Hai cambiato anche altro\. .*martedì alle 9\.»$/,
    ],
    [
      'un-giorno',
      'La visita è sabato alle 9.',
      /^Al posto di «sabato» scrivi «giovedì»\. Il resto/,
    ],
  ] as const)('LRN-03 of a sentence to mend, %s: «%s» is told the truth', ([id, given, said]) => {
    const { isRight, text, isAstray } = judge(part('scrivere-e-correggere', id), [given])
    expect([isRight, text]).toEqual([false, expect.stringMatching(said)])
    expect(isAstray ?? false).toBe(text.startsWith('Hai cambiato'))
  })

  test('LRN-03 of a code only the digits count; the wrong ones say where they come from', () => {
    const code = part('un-codice', 'leggi-il-codice')
    for (const given of ['482913', ' 482 913 ', '482-913', 'Il codice è 482 913.']) {
      expect(judge(code, [given]).isRight, given).toBe(true)
    }
    expect(judge(code, ['175 306']).text).toContain('scaduto')
    expect(judge(code, ['990111']).text).toContain('vinci-subito.example')
    expect(judge(code, ['48291']).isRight).toBe(false)
  })
})

test('LRN-07 of a chosen file the server learns only whether it was the right one', () => {
  const file = part('un-file', 'scegli')
  expect(judge(file, ['nostro']).isRight).toBe(true)
  expect(judge(file, ['altro']).text).toContain('lista-della-spesa')
})

test('LRN-07 of a file that nobody could look at, a page without script says only what it knows', () => {
  const { isRight, word, text } = judge(part('un-file', 'scegli'), ['scelto'])
  expect([isRight, word]).toEqual([true, 'Hai scelto un file'])
  expect(text).toMatch(/^La pagina qui non vede quale\. Si chiama «lista-della-spesa»\?/)
})
