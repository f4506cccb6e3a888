import { expect, test } from 'vitest'
import { openStream } from './streams.server.ts'

const nobody = { kind: 'anonymous' } as const

test('SESS-09 a stream ends when its browser leaves, also before it got the answer', async () => {
  expect(await openStream(nobody, AbortSignal.abort()).text()).toContain('"type":"database"')
  const leaving = new AbortController()
  const heard = openStream(nobody, leaving.signal).text()
  leaving.abort()
  expect(await heard).toContain('"type":"database"')
})
