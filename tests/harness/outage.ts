/** Takes a database away from a running server and gives it back. */

import { once } from 'node:events'
import { existsSync, renameSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { DatabasePlace } from './place.ts'

export type Outage = {
  /** The address for the server under test: the real database while it is not taken away. */
  url: string | undefined
  takeAway(): Promise<void>
  bringBack(): Promise<void>
  close(): Promise<void>
}

/** SQLite: the file moves away. PostgreSQL: a relay on loopback drops every connection. */
export const databaseOutage = (place: DatabasePlace): Promise<Outage> =>
  place.url ? relay(place.url) : Promise.resolve(movingFile(place.directory))

function movingFile(directory: string): Outage {
  const move = async (from: string, to: string) => {
    for (const suffix of ['', '-wal', '-shm']) {
      const file = join(directory, `${from}${suffix}`)
      if (existsSync(file)) renameSync(file, join(directory, `${to}${suffix}`))
    }
  }
  return {
    url: undefined,
    takeAway: () => move('fucina.sqlite', 'elsewhere.sqlite'),
    bringBack: () => move('elsewhere.sqlite', 'fucina.sqlite'),
    close: async () => {},
  }
}

async function relay(databaseUrl: string): Promise<Outage> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  }
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname)
    keep(client)
    keep(upstream)
    client.pipe(upstream).pipe(client)
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const stop = async () => {
    const closed = server.listening ? once(server, 'close') : undefined
    if (closed) server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return { url: url.href, takeAway: stop, bringBack: () => listen(port), close: stop }
}
