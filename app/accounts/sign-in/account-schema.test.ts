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

test('AUTH-10 name and address are trimmed, the address is kept in lower case', () => {
  expect(registerSchema.parse(person)).toEqual({
    name: 'Ada',
    email: 'ada@esempio.it',
    password: 'rondine',
    confirm: 'rondine',
  })
})

test('ERR-02 five characters are too few, six are enough', () => {
  const five = { ...person, password: 'rondi', confirm: 'rondi' }
  expect(faults(registerSchema, five)).toEqual({
    password: 'La password deve essere di almeno 6 caratteri.',
  })
  const six = { ...person, password: 'rondin', confirm: 'rondin' }
  expect(registerSchema.safeParse(six).success).toBe(true)
})

test('AUTH-06 two different passwords are refused', () => {
  expect(faults(registerSchema, { ...person, confirm: 'rondini' })).toEqual({
    confirm: 'Le password non coincidono',
  })
  expect(
    newPasswordSchema.safeParse({ token: 't', password: 'rondine', confirm: '' }).success,
  ).toBe(false)
})

test('AUTH-08 a name of blanks is refused', () => {
  expect(faults(registerSchema, { ...person, name: '   ' })).toEqual({
    name: 'Il nome è obbligatorio',
  })
})

test.each(['a@', 'a', '', 'a b@c.it', undefined, `${'x'.repeat(250)}@esempio.it`])(
  'ERR-03 %j is not an address',
  (email) => {
    expect(faults(signInSchema, { email, password: 'x' })).toEqual({
      email: 'Indirizzo email non valido.',
    })
    expect(resetSchema.safeParse({ email }).success).toBe(false)
  },
)

test('WHO-58 a password that everybody tries first is refused, and says why', () => {
  for (const password of ['Password1', 'AmoreMio']) {
    expect(faults(registerSchema, { ...person, password, confirm: password })).toEqual({
      password:
        "Questa password, o la parola che c'è dentro, è troppo comune: chi vuole indovinarla comincia da lì. Scegline un'altra, per esempio tre parole che non c'entrano tra loro.",
    })
  }
})

test('names and passwords without measure, and control characters, are refused', () => {
  const long = 'x'.repeat(10_000)
  expect(faults(registerSchema, { ...person, name: long, password: long, confirm: long })).toEqual({
    name: 'Il nome può avere al massimo 100 caratteri.',
    password: 'La password può avere al massimo 128 caratteri.',
  })
  expect(faults(registerSchema, { ...person, name: 'Ada\u0000' })).toEqual({
    name: 'Il nome contiene caratteri non ammessi.',
  })
})

test('LET-19 what came along unseen falls away; a name that turns the direction of writing is refused', () => {
  const copied = { name: 'A\u00adda\u200b\ufeff', email: '\u202aada\u200b@esempio.it\u202c\ufeff' }
  expect(registerSchema.parse({ ...person, ...copied })).toMatchObject({
    name: 'Ada',
    email: 'ada@esempio.it',
  })
  for (const name of ['Ada\u202eilor', '\u2067Ada\u2069']) {
    expect(faults(registerSchema, { ...person, name })).toEqual({
      name: 'Il nome contiene caratteri non ammessi.',
    })
  }
})
