import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  parseWizardPlace,
  stepBack,
  type WizardPlace,
  type WizardStep,
  wizardPath,
  wizardProgress,
} from './wizard.ts'

const at = (path: string) => parseWizardPlace(new URL(path, 'http://fucina.test').searchParams)
const word = fc.string({ minLength: 1 }).filter((text) => text.isWellFormed())
const anyPlace = fc.record({
  step: fc.constantFrom<WizardStep>('template', 'custom', 'done'),
  professionId: word,
  templateId: fc.option(word),
})

describe('the address of a place', () => {
  test('ONB-01 begins with the profession', () => {
    expect(at('/onboarding')).toEqual({ step: 'profession', professionId: null, templateId: null })
    expect(at('/onboarding?passo=fine&richiesta=x').step).toBe('profession')
    for (const name of ['', 'altro', '__proto__', 'constructor', 'toString']) {
      expect(at(`/onboarding?mestiere=medico&passo=${name}`).step, name).toBe('template')
    }
  })

  test('is read as it was written', () => {
    fc.assert(
      fc.property(anyPlace, (any) => {
        const place: WizardPlace = any.step === 'custom' ? { ...any, templateId: null } : any
        expect(at(wizardPath(place))).toEqual(place)
      }),
    )
  })
})

test('ONB-04 ONB-07 Q33 steps are counted along the path taken, and back leads to its start', () => {
  const walk = (place: WizardPlace): string[] => {
    const { number, total } = wizardProgress(place)
    const earlier = stepBack(place)
    return [...(earlier ? walk(earlier) : []), `${place.step} ${number}/${total}`]
  }
  expect(walk({ step: 'done', professionId: 'medico', templateId: 'ricetta' })).toEqual([
    'profession 1/3',
    'template 2/3',
    'template 2/3',
    'done 3/3',
  ])
  expect(walk({ step: 'done', professionId: 'medico', templateId: null })).toEqual([
    'profession 1/3',
    'template 2/3',
    'custom 3/4',
    'done 4/4',
  ])
})
