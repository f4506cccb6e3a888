import { expect, test } from 'vitest'
import type { SignInProvider } from '../../platform/settings/sign-in-providers.server.ts'
import { ClaimRefused, checkedClaims } from './provider-claims.server.ts'

const provider = {
  claims: { subject: 'sub', name: ['name'], email: 'email', emailVerified: 'email_verified' },
} as SignInProvider

const honest = { sub: 'ada', email: 'ada@esempio.it', email_verified: true, name: 'Ada' }

const nul = String.fromCharCode(0)
const lone = String.fromCharCode(0xd800)
const turned = String.fromCharCode(0x202e)

test.each<[claim: string, value: unknown]>([
  ['sub', undefined],
  ['sub', 7],
  ['sub', `ada${nul}`],
  ['sub', 'TINIT-RSSMRA80A01H501U'],
  ['email', 7],
  ['email', 'ada@'],
  ['email', 'ada@esempio.it\nBcc: x@esempio.it'],
  ['email', `ada${turned}@esempio.it`],
  ['email_verified', 'yes'],
  ['email_verified', 1],
  ['name', { given: 'Ada' }],
  ['name', 'Ada\r\nprova'],
  ['name', `Ada${lone}`],
  ['picture', { url: 'https://pictures.example/a.png' }],
])('HLD-16 the claim %s as %j is refused', (claim, value) => {
  expect(() => checkedClaims(provider, { ...honest, [claim]: value })).toThrow(ClaimRefused)
})

test('HLD-16 what an honest provider says is taken, email_verified as a text too', () => {
  expect(checkedClaims(provider, honest)).toEqual({
    subject: 'ada',
    email: 'ada@esempio.it',
    emailVerified: true,
    name: 'Ada',
    picture: undefined,
  })
  for (const [text, isVerified] of [
    ['true', true],
    ['false', false],
  ] as const) {
    const { emailVerified } = checkedClaims(provider, { ...honest, email_verified: text })
    expect(emailVerified).toBe(isVerified)
  }
})

test('HLD-16 what harms nobody is cleaned: names that turn words round, long ones, odd pictures', () => {
  const name = ` ${turned}Bice ${'😀'.repeat(80)}`
  const cleaned = checkedClaims(provider, { ...honest, name, picture: 'javascript:alert(1)' })
  expect(cleaned.picture).toBeUndefined()
  expect(cleaned.name).toMatch(/^Bice (😀)+$/u)
  expect(cleaned.name.length).toBeLessThanOrEqual(100)
})

test('REL-35 claims under names of their own say who it is', () => {
  const claims = { subject: 'id', name: ['nome', 'cognome'], email: 'mail', emailVerified: 'certa' }
  const said = { sub: 'x', id: 'm-1', nome: 'Bice', cognome: 'Rota', mail: 'b@c.it', certa: 'true' }
  const expected = { subject: 'm-1', name: 'Bice Rota', email: 'b@c.it', emailVerified: true }
  expect(checkedClaims({ ...provider, claims }, said)).toMatchObject(expected)
})
