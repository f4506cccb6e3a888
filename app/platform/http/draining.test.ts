import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { Draining } from './draining.server.ts'

test('HLD-03 nothing of a connection is kept whose sender left before the answer', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const server = createServer()
  onTestFinished(() => void server.close())
  const draining = new Draining(server, { drainSeconds: 0, stop: async () => {} })
  const accepted: WeakRef<Socket>[] = []
  const heard = Promise.withResolvers<void>()
  server.on('request', (request, response) => {
    draining.note(request, response)
    accepted.push(new WeakRef(request.socket))
    heard.resolve()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const sender = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sender.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf')
  await heard.promise
  sender.destroy()
  const kept = () => {
    collect()
    return accepted.map((socket) => socket.deref() !== undefined)
  }
  await expect.poll(kept, { timeout: 5000 }).toEqual([false])
})
