import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { settingsSchema } from '../app/accounts/person-schema.ts'
import { registerSchema } from '../app/accounts/sign-in/account-schema.ts'
import { helpPlaceNoun } from '../app/help/help-place-noun.ts'
import { isSeen } from '../app/platform/seen.ts'
import { professionNoun } from '../app/professions/profession-noun.ts'
import { parseEdit } from '../app/saved/change.server.ts'
import { parseSave } from '../app/saved/save.server.ts'

const unseen = ['\u200b', '\u00ad \u2060', '\u3164\u3164', ' \u034f\t', '\u0301']

describe('LET-19 what cannot be seen is no name', () => {
  test.for(unseen)('%j is nothing', (text) => {
    expect(isSeen(text)).toBe(false)
    expect(isSeen(`${text}Ada${text}`)).toBe(true)
  })

  test.for(['Ò', 'Đorđe', '李', 'علي', 'नि', '😀', '?', '-', '1'])('%s is something', (text) => {
    expect(isSeen(text)).toBe(true)
  })

  const person = { email: 'a@esempio.it', password: 'rondine', confirm: 'rondine' }
  const forms: [string, z.ZodType, Record<string, unknown>, string][] = [
    ['registration', registerSchema, person, 'name'],
    ['settings', settingsSchema, { techLevel: 'beginner', city: 'Bergamo' }, 'name'],
    ['settings', settingsSchema, { techLevel: 'beginner', name: 'Ada' }, 'city'],
    ['help place', helpPlaceNoun.schema, {}, 'name'],
    ['profession', professionNoun.schema, {}, 'title'],
  ]
  test.for(forms)('%s: it is refused like an empty one', ([, schema, fields, field]) => {
    const faults = (value: string) =>
      schema
        .safeParse({ ...fields, [field]: value })
        .error?.issues.filter(({ path }) => path.join('.') === field)
        .map(({ message }) => message)
    const empty = faults('')
    expect(empty).toHaveLength(1)
    for (const text of unseen) expect(faults(text), JSON.stringify(text)).toEqual(empty)
    expect(faults('Nome')).not.toEqual(empty)
  })

  test('a saved response gets the title that an empty one gets', () => {
    const body = {
      prompt: 'a',
      response: 'b',
      tags: ['\u200b', 'casa'],
      idempotencyKey: 'abcdefgh',
    }
    expect(() => parseSave({ ...body, title: '\u2060' })).toThrow('manca il titolo')
    expect(parseSave({ ...body, title: null }).tags).toEqual(['casa'])
    expect(parseEdit({ title: '\u200b\u3164', tags: [] }).title).toBe(
      parseEdit({ title: '', tags: [] }).title,
    )
  })
})
