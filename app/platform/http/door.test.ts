import { expect, test } from 'vitest'
import { refusalAtTheDoor } from './door.server.ts'

test('what the product understands may pass', () => {
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']) {
    expect(refusalAtTheDoor(method, '/prompts'), method).toBeNull()
  }
  for (const path of ['/', '/a%20b', '/%C3%A8', '/a%00b', '*']) {
    expect(refusalAtTheDoor('GET', path), path).toBeNull()
  }
})

test('a broken % and an unknown method are refused in Italian', async () => {
  for (const path of ['/%', '/guides/%E0%A4%A', '/a%zz.data', '/%ff']) {
    const answer = refusalAtTheDoor('GET', path)
    expect(answer?.status, path).toBe(400)
    expect(await answer?.text()).toContain('Indirizzo non valido')
  }
  for (const method of ['OPTIONS', 'PROPFIND', 'TRACE']) {
    const answer = refusalAtTheDoor(method, '/')
    expect([answer?.status, answer?.headers.get('Allow')], method).toEqual([405, 'GET, HEAD, POST'])
    expect(await answer?.text()).toContain('Questa operazione non esiste.')
  }
})
