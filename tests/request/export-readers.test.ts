/** 'Scarica i miei dati' for readers who do not read. */
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { fillSaved } from '../harness/fill-saved.ts'
import { fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'

const server = fucinaForFile()
const path = '/dashboard/impostazioni/dati'
const sockets: Socket[] = []

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

/** Asks for the file and reads nothing but its first bytes. */
async function takeNothing({ cookies }: Visitor): Promise<void> {
  const socket = connect(server().port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`)
  await new Promise<void>((resolve) => socket.once('data', () => resolve()))
  socket.pause()
}

/** A person whose file is larger than what the system keeps of an answer. */
async function collector(): Promise<Visitor> {
  const { visitor, user } = await signedIn(server())
  await fillSaved(server().db(), user.id, 200, '\u8a9e'.repeat(40_000))
  return visitor
}

const asPage = { headers: { Accept: 'text/html' } }
const ask = (visitor: Visitor) => visitor.send(path, asPage)

test('HLD-03 of files with one’s data few are sent at once, one a person, and none is kept waiting in memory', async () => {
  const first = await collector()
  await takeNothing(first)
  const again = await ask(first)
  expect(again.status).toBe(429)
  expect(await again.text()).toContain(
    'Stai già scaricando i tuoi dati: aspetta la fine e riprova.',
  )
  const others = await Promise.all(Array.from({ length: 3 }, collector))
  for (const visitor of others) await takeNothing(visitor)
  const { visitor: last } = await signedIn(server())
  const crowd = await ask(last)
  expect(crowd.status).toBe(503)
  expect(crowd.headers.get('Content-Type')).toContain('text/html')
  expect((await crowd.text()).replaceAll('&#39;', "'")).toContain(
    "C'è molta gente: riprova fra poco.",
  )
  const asData = await last.send(path, { headers: { Accept: '*/*' } })
  expect(await asData.json()).toMatchObject({ code: 'BUSY' })
  for (const socket of sockets) socket.destroy()
  await expect.poll(async () => (await ask(last)).status).toBe(200)
  // Whoever reads all of it gets all of it, and may take it again.
  for (const _ of [1, 2]) {
    const { risposteSalvate } = JSON.parse(await (await first.get(path)).text())
    expect(risposteSalvate).toHaveLength(200)
  }
})
