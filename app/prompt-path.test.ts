import { describe, expect, test } from 'vitest'
import { longestPrompt, parsePromptPath, promptPath } from './prompt-path.ts'

const read = (path: string) => parsePromptPath(new URL(path, 'http://fucina.test').searchParams)

describe('the address of the workshop', () => {
  test('WORK-04 PROF-05 names the profession', () => {
    expect(promptPath({ profession: 'medico' })).toBe('/prompts?profession=medico')
    expect(promptPath()).toBe('/prompts')
    expect(promptPath({ profession: null, template: '', text: '  ' })).toBe('/prompts')
  })

  test('WORK-22 brings a text along as it is', () => {
    const start = {
      profession: 'medico',
      template: 'ricetta',
      text: 'Più & meno?\n100 % «così» 🙂',
    }
    const nothing = {
      profession: null,
      template: null,
      way: null,
      fold: null,
      text: null,
      saved: null,
      goOn: false,
      guide: null,
    }
    expect(read(promptPath(start))).toEqual({ ...nothing, ...start })
    expect(read('/prompts')).toEqual(nothing)
    expect(read(promptPath({ saved: 'abc' }))).toEqual({ ...nothing, saved: 'abc' })
    const exercise = { text: 'Scrivi un saluto.', guide: 'chatgpt-basics' }
    expect(read(promptPath(exercise))).toEqual({ ...nothing, ...exercise })
    const goingOn = { saved: 'abc', goOn: true }
    expect(read(promptPath(goingOn))).toEqual({ ...nothing, ...goingOn })
  })

  test('WKX-01 says which fold is open and how a request without template is written', () => {
    const start = { profession: 'medico', way: 'blocchi', fold: 'mestiere' } as const
    expect(read(promptPath(start))).toMatchObject(start)
    expect(read(promptPath({ template: 'ricetta', way: 'parole' }))).toMatchObject({
      template: 'ricetta',
      way: null,
    })
    expect(read('/prompts?come=altro&apri=tutto')).toMatchObject({ way: null, fold: null })
  })

  test('WORK-22 a text is as long as a prompt at most, and never ends in half a character', () => {
    const { text } = read(promptPath({ text: `${'a'.repeat(longestPrompt - 1)}🙂🙂` }))
    expect(text).toHaveLength(longestPrompt - 1)
    expect(text?.isWellFormed()).toBe(true)
    expect(read(`/prompts?testo=${'b'.repeat(5000)}`).text).toHaveLength(longestPrompt)
  })
})
