import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.server.ts'
import { passwords } from './commonest-passwords.json'

test('WHO-58 each of the 3,000 commonest passwords is refused, however its letters are cased', () => {
  expect(new Set(passwords).size).toBe(3000)
  expect(passwords.filter(({ length }) => length < 6)).toEqual([])
  expect(passwords.filter((password) => !isCommonPassword(password.toUpperCase()))).toEqual([])
})

test.each([
  ...['dragon1', 'Dragon1957', 'monkey!', 'juventus1897', 'Amore2026!', 'mammà12', 'atalanta1907'],
  ...['111111', '121212', 'abcabc', 'ciaociao', 'aaaaaaaaa', '123456', '0987654321', 'fedcba'],
])('WHO-58 %j is tried first', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  ...['rondine', 'torre civica', 'campanile', 'dragon19570421', 'perché no', 'amore e gelsomini'],
  ...['abcdeg', '1234567x', '13579246', 'xdragon'],
])('WHO-58 %j is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
