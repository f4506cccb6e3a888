import { expect, test } from 'vitest'
import { errorShown } from './log.server.ts'

test('a logged error carries no row, parameter or connection', () => {
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(anna@esempio.it) already exists.',
    client: { password: 'segreta' },
  })
  const shown = errorShown(new Error('saving failed', { cause }))
  expect(shown).toMatchObject({
    type: 'Error',
    message: 'saving failed',
    cause: { message: 'duplicate key value', code: '23505' },
  })
  expect(JSON.stringify(shown)).not.toMatch(/anna@esempio|segreta/)
})
