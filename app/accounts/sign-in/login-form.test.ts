import { expect, test } from 'vitest'
import type { LoginForm } from '../account.ts'
import { checkForm } from './login-form.tsx'

function faults(mode: LoginForm, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return checkForm(mode, form).map(({ field, message }) => `${field}: ${message}`)
}

const person = { name: 'Ada', email: 'ada@esempio.it', password: 'rondine', confirm: 'rondine' }

test('AUTH-05 an empty or misspelt address and an empty password stop the form', () => {
  expect(faults('login', { email: '', password: '' })).toEqual([
    'email: Scrivi il tuo indirizzo email.',
    'password: Scrivi la password.',
  ])
  expect(faults('login', { email: 'abc', password: 'x' })).toEqual([
    'email: Indirizzo email non valido.',
  ])
  expect(faults('reset', { email: 'abc' })).toEqual(['email: Indirizzo email non valido.'])
  expect(faults('login', { email: 'ada@esempio.it', password: 'x' })).toEqual([])
})

test('AUTH-06 different passwords stop the form', () => {
  expect(faults('register', { ...person, confirm: 'altro' })).toEqual([
    'confirm: Le password non coincidono',
  ])
})

test('AUTH-07 five characters stop the form, six do not', () => {
  expect(faults('register', { ...person, password: 'rondi', confirm: 'rondi' })).toEqual([
    'password: La password deve essere di almeno 6 caratteri',
  ])
  expect(faults('register', { ...person, password: 'rondin', confirm: 'rondin' })).toEqual([])
})

test('AUTH-08 a name of blanks stops the form', () => {
  expect(faults('register', { ...person, name: '   ' })).toEqual(['name: Il nome è obbligatorio'])
})
