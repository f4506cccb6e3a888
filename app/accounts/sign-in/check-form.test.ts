import { expect, test } from 'vitest'
import type { FieldError } from '../../ui/error-summary.tsx'
import { checkEmail, checkRegistration, checkSignIn } from './check-form.ts'

function faults(check: (form: FormData) => FieldError[], fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return check(form).map(({ field, message }) => `${field}: ${message}`)
}

const person = { name: 'Ada', email: 'ada@esempio.it', password: 'rondine', confirm: 'rondine' }

test('AUTH-05 an empty or misspelt address and an empty password stop the form', () => {
  expect(faults(checkSignIn, { email: '', password: '' })).toEqual([
    'email: Scrivi il tuo indirizzo email.',
    'password: Scrivi la password.',
  ])
  expect(faults(checkSignIn, { email: 'abc', password: 'x' })).toEqual([
    'email: Indirizzo email non valido.',
  ])
  expect(faults(checkEmail, { email: 'abc' })).toEqual(['email: Indirizzo email non valido.'])
  expect(faults(checkSignIn, { email: 'ada@esempio.it', password: 'x' })).toEqual([])
})

test('AUTH-06 AUTH-07 AUTH-08 other passwords, short ones and a name of blanks stop the form', () => {
  const of = (fields: object) => faults(checkRegistration, { ...person, ...fields })
  expect(of({ confirm: 'altro' })).toEqual(['confirm: Le password non coincidono'])
  expect(of({ password: 'rondi', confirm: 'rondi' })).toEqual([
    'password: La password deve essere di almeno 6 caratteri',
  ])
  expect(of({ password: 'rondin', confirm: 'rondin' })).toEqual([])
  expect(of({ name: '   ' })).toEqual(['name: Il nome è obbligatorio'])
})
