import { expect, test } from 'vitest'
import { newPasswordSchema, registerSchema, resetSchema, signInSchema } from './account-schema.ts'

const person = {
  name: ' Ada ',
  email: ' Ada@Esempio.IT ',
  password: 'rondine',
  confirm: 'rondine',
}

/** The messages of each field, first one only. */
function faults(schema: typeof registerSchema | typeof signInSchema, values: object) {
  const parsed = schema.safeParse(values)
  return Object.fromEntries(
    parsed.error?.issues.map(({ path, message }) => [path[0], message]) ?? [],
  )
}

test('ERR-02 AUTH-06 AUTH-08 a short password, another one and a name of blanks are refused', () => {
  const of = (fields: object) => faults(registerSchema, { ...person, ...fields })
  expect(of({ password: 'rondi', confirm: 'rondi' })).toEqual({
    password: 'La password deve essere di almeno 6 caratteri.',
  })
  expect(of({ password: 'rondin', confirm: 'rondin' })).toEqual({})
  expect(of({ confirm: 'rondini' })).toEqual({ confirm: 'Le password non coincidono' })
  expect(of({ name: '   ' })).toEqual({ name: 'Il nome è obbligatorio' })
  const other = { token: 't', password: 'rondine', confirm: '' }
  expect(newPasswordSchema.safeParse(other).success).toBe(false)
})

test.each(['a@', '', 'a b@c.it', undefined, `${'x'.repeat(250)}@esempio.it`])(
  'ERR-03 %j is not an address',
  (email) => {
    expect(faults(signInSchema, { email, password: 'x' })).toEqual({
      email: 'Indirizzo email non valido.',
    })
    expect(resetSchema.safeParse({ email }).success).toBe(false)
  },
)

test('WHO-58 a password that everybody tries first is refused, and says why', () => {
  expect(faults(registerSchema, { ...person, password: 'AmoreMio', confirm: 'AmoreMio' })).toEqual({
    password: expect.stringContaining('è troppo comune'),
  })
})

test('AUTH-10 names and passwords without measure, and control characters, are refused', () => {
  expect(registerSchema.parse(person)).toMatchObject({ name: 'Ada', email: 'ada@esempio.it' })
  const long = 'x'.repeat(10_000)
  expect(faults(registerSchema, { ...person, name: long, password: long, confirm: long })).toEqual({
    name: 'Il nome può avere al massimo 100 caratteri.',
    password: 'La password può avere al massimo 128 caratteri.',
  })
  expect(faults(registerSchema, { ...person, name: 'Ada\u0000' })).toEqual({
    name: 'Il nome contiene caratteri non ammessi.',
  })
})
