import { expect, test } from 'vitest'
import { seal, unseal } from './seal.server.ts'

const env = { SECRET: 'una-chiave-di-prova-lunga-abbastanza', DATA_DIR: '/nowhere' }

test('what is sealed opens for its purpose alone, with our key alone, and unchanged alone', () => {
  const sealed = seal(env, 'prova:ada', 'perché no? 🎈')
  expect(sealed).toMatch(/^[\w-]+$/)
  expect(unseal(env, 'prova:ada', sealed)).toBe('perché no? 🎈')
  expect(unseal(env, 'prova:ida', sealed)).toBeNull()
  expect(unseal({ ...env, SECRET: env.SECRET.toUpperCase() }, 'prova:ada', sealed)).toBeNull()
  const changed = sealed.slice(0, -1) + (sealed.endsWith('A') ? 'Q' : 'A')
  expect(unseal(env, 'prova:ada', changed)).toBeNull()
  expect(unseal(env, 'prova:ada', '')).toBeNull()
  expect(seal(env, 'prova:ada', 'perché no? 🎈')).not.toBe(sealed)
})
