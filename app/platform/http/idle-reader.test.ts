import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { closeWhenIdle } from './idle-reader.server.ts'

/** A server whose answers are far larger than what the system keeps of them. */
async function listen(answer: (response: ServerResponse) => void) {
  const server = createServer((_, response) => {
    closeWhenIdle(response, 300)
    answer(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { server, origin: `http://127.0.0.1:${port}`, port }
}

test('HLD-03 who takes nothing of a large answer is cut off', async () => {
  const closed = Promise.withResolvers<boolean>()
  const { server, port } = await listen((response) => {
    response.on('close', () => closed.resolve(response.writableFinished))
    response.write(Buffer.alloc(64 * 1024 * 1024))
  })
  const socket = connect(port, '127.0.0.1').pause()
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(await closed.promise).toBe(false)
  socket.destroy()
  server.close()
})

test('HLD-03 an answer whose next words are long in coming is not cut off', async () => {
  const { server, origin } = await listen((response) => {
    response.write('prima')
    setTimeout(() => response.end(' poi'), 1000)
  })
  expect(await (await fetch(origin)).text()).toBe('prima poi')
  server.close()
  server.closeAllConnections()
})
