import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStream } from './streams.server.ts'

const nobody = { kind: 'anonymous' } as const
const one = { most: 2, mostOfAddress: 1 }
const address = '192.0.2.1'

let open: (response: ServerResponse) => void
const server = createServer((_request, response) => open(response))

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function listen() {
  const leaving = new AbortController()
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/`, { signal: leaving.signal })
  const reader = answer.body?.getReader()
  const first = new TextDecoder().decode((await reader?.read())?.value)
  return { first, leave: () => leaving.abort() }
}

const opening = (from: string, limits = one) => openStream(nobody, from, limits)

test('HLD-03 listening pages are bounded in all and by address; who leaves makes room', async () => {
  open = opening(address) ?? expect.fail('there is no room')
  const stream = await listen()
  expect(stream.first).toMatch(/^retry: \d{4}\n\n/)
  expect(opening(address), 'another of the address').toBeNull()
  open = opening('192.0.2.2') ?? expect.fail('an address keeps others out')
  const other = await listen()
  expect(opening('192.0.2.3'), 'one more in all').toBeNull()
  stream.leave()
  other.leave()
  await expect.poll(() => opening(address)).not.toBeNull()
})
