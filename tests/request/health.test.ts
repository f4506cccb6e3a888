import { expect, test } from 'vitest'
import { signedIn, startFucina } from '../harness/server.ts'

test('the server answers, knows its signed-in people and ends cleanly', async () => {
  const server = await startFucina()
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  const { visitor } = await signedIn(server)
  expect((await visitor.get('/dashboard')).status).toBe(200)
  expect(await server.stop()).toBe(0)
})
