import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Template } from '../../db/content-types.ts'
import {
  type Composition,
  editPrompt,
  emptyComposition,
  fromTemplate,
  hasBlock,
  templateText,
  toggleBlock,
  typeGap,
} from './composition.ts'
import { fillGaps, parseGaps } from './gaps.ts'

const menu: Template = {
  id: 'menu',
  title: 'Il menu',
  description: '',
  emoji: '🍝',
  need: '',
  why: '',
  blocks: [
    { text: 'Scrivi il menu per [che locale hai?: una trattoria].' },
    { text: 'Usa [quale prodotto?: funghi].' },
  ],
}
const started = fromTemplate(menu)
const edit = (composition: Composition, from: string, to: string) =>
  editPrompt(composition, composition.prompt.replace(from, to))

describe('a template', () => {
  test('WORK-07 sets the prompt from its blocks, gaps readable', () => {
    expect(started.prompt).toBe(
      'Scrivi il menu per [che locale hai?: una trattoria]. Usa [quale prodotto?: funghi].',
    )
  })

  test('what is typed replaces the gap live, an emptied field opens it again', () => {
    const typed = typeGap(typeGap(started, 'quale prodotto?', 'zucca'), 'che locale hai?', 'un bar')
    expect(typed.prompt).toBe('Scrivi il menu per un bar. Usa zucca.')
    expect(typeGap(typed, 'che locale hai?', '').prompt).toBe(
      'Scrivi il menu per [che locale hai?: una trattoria]. Usa zucca.',
    )
  })

  test('typing letter by letter in any order gives the same text as filling at once', () => {
    const word = fc.stringMatching(/^[a-z .]{0,6}$/)
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), word), { maxLength: 12 }), (steps) => {
        let composition = started
        for (const [isFirst, value] of steps) {
          composition = typeGap(composition, isFirst ? 'che locale hai?' : 'quale prodotto?', value)
        }
        const whole = fillGaps(parseGaps(templateText(menu)), composition.values)
        expect(composition).toMatchObject({ prompt: whole.text, marks: whole.marks })
      }),
    )
  })
})

describe('words written by hand', () => {
  test('over an open gap fill its field', () => {
    const over = edit(started, '[quale prodotto?: funghi]', 'z')
    expect(over.values['quale prodotto?']).toBe('z')
    const further = edit(over, 'Usa z.', 'Usa zucca gialla.')
    expect(further.values['quale prodotto?']).toBe('zucca gialla')
    expect(typeGap(further, 'quale prodotto?', 'mele').prompt).toContain('Usa mele.')
  })

  test('after a filled gap are not taken for its value', () => {
    const filled = typeGap(started, 'quale prodotto?', 'zucca')
    const edited = edit(filled, 'zucca.', 'zucca, ma poca.')
    expect(edited.values['quale prodotto?']).toBe('zucca')
    expect(typeGap(edited, 'quale prodotto?', 'mele').prompt).toContain('Usa mele, ma poca.')
  })

  test('that break a gap are never changed by its field', () => {
    const broken = edit(started, 'quale prodotto?: funghi]', 'funghi]')
    expect(typeGap(broken, 'quale prodotto?', 'zucca').prompt).toBe(broken.prompt)
  })

  test('are never lost by typing into a field, whatever they are', () => {
    const text = started.prompt
    fc.assert(
      fc.property(
        fc.nat(text.length),
        fc.nat(12),
        fc.stringMatching(/^[#%]{1,4}$/),
        (position, removed, inserted) => {
          const byHand = text.slice(0, position) + inserted + text.slice(position + removed)
          const composition = editPrompt(started, byHand)
          const after = typeGap(
            typeGap(composition, 'quale prodotto?', 'A'),
            'che locale hai?',
            'B',
          )
          for (const mark of composition.marks) {
            const value = composition.values[mark.label] ?? ''
            if (!value) {
              expect(byHand.slice(mark.start, mark.end)).toMatch(
                new RegExp(`^\\[${mark.label.slice(0, 4)}.*\\]$`),
              )
            }
          }
          const isInField = Object.values(composition.values).some((value) =>
            value.includes(inserted),
          )
          expect(after.prompt.includes(inserted) || isInField).toBe(true)
        },
      ),
    )
  })
})

describe('blocks', () => {
  const of = (...blocks: string[]) => blocks.reduce(toggleBlock, emptyComposition)

  test('WORK-09 WORK-10 any sequence leaves the blocks chosen an odd number of times', () => {
    const block = fc.constantFrom('Uno.', 'Due.', 'Tre tre.', 'Uno. Due.', 'è')
    fc.assert(
      fc.property(fc.array(block, { maxLength: 20 }), (sequence) => {
        const chosen: string[] = []
        for (const text of sequence) {
          const at = chosen.indexOf(text)
          if (at < 0) chosen.push(text)
          else chosen.splice(at, 1)
        }
        const composition = of(...sequence)
        expect(composition.prompt).toBe(chosen.join(' '))
        for (const text of chosen) expect(hasBlock(composition, text)).toBe(true)
        if (chosen.length === 0) expect(composition).toEqual(emptyComposition)
      }),
    )
  })

  test('follow words written by hand, and leave them when taken out', () => {
    const byHand = editPrompt(emptyComposition, 'Aiutami.')
    const added = toggleBlock(byHand, 'Usa poche righe.')
    expect(added.prompt).toBe('Aiutami. Usa poche righe.')
    expect(toggleBlock(added, 'Usa poche righe.').prompt).toBe('Aiutami.')
  })

  test('rewritten by hand are no longer chosen', () => {
    const edited = edit(of('Usa poche righe.', 'Saluta.'), 'poche', 'dieci')
    expect(hasBlock(edited, 'Usa poche righe.')).toBe(false)
    expect(hasBlock(edited, 'Saluta.')).toBe(true)
    expect(toggleBlock(edited, 'Saluta.').prompt).toBe('Usa dieci righe.')
  })

  test('replace a template', () => {
    expect(toggleBlock(started, 'Saluta.')).toMatchObject({ prompt: 'Saluta.', templateId: null })
  })
})
