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

test('HLD-03 who takes nothing of the file with their data keeps nobody from theirs, and all of it comes to who reads', async () => {
  const visitor = await collector()
  await takeNothing(visitor)
  const { risposteSalvate } = JSON.parse(await (await visitor.get(path)).text())
  expect(risposteSalvate).toHaveLength(200)
})

test('HLD-09 a person takes the file with their data ten times in an hour', async () => {
  const { visitor } = await signedIn(server())
  const ask = () => visitor.send(path, { headers: { Accept: 'text/html' } })
  for (let time = 1; time <= 10; time += 1) expect((await ask()).status).toBe(200)
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect((await refused.json()).message).toBe('Hai già chiesto più volte. Riprova più tardi.')
})
