import { expect, test } from 'vitest'
import { translateErrors } from './plain-page.server.ts'

const foreign = 'La richiesta non arriva da questo sito.'

test('HLD-17 a plain 400 to one of our own pages stays 400, in Italian', async () => {
  const answer = translateErrors(new Response('Bad Request', { status: 400 }))
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({
    code: 'BAD_REQUEST',
    message: 'La richiesta non si legge.',
  })
})

test('HLD-17 what another site sent is refused with 403', async () => {
  const answer = translateErrors(new Response('Bad Request', { status: 400 }), foreign)
  expect(answer.status).toBe(403)
  expect(await answer.text()).toContain(foreign)
})
