import { expect, test } from 'vitest'
import { refuseMalformed } from './malformed-request.server.ts'

test('what the product understands may pass', () => {
  for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
    expect(refuseMalformed(method, '/prompts'), method).toBeNull()
  }
  for (const path of ['/', '/a%20b', '/%C3%A8', '/a%00b', '//', '/healthz']) {
    expect(refuseMalformed('GET', path), path).toBeNull()
  }
})

test('a broken % and an unknown method are refused in Italian', async () => {
  for (const path of ['/%', '/guides/%E0%A4%A', '/a%zz.data', '/%ff']) {
    const answer = refuseMalformed('GET', path)
    expect(answer?.status, path).toBe(400)
    expect(await answer?.text()).toContain('Indirizzo non valido')
  }
  for (const [method, path] of [
    ['OPTIONS', '/'],
    ['POST', '/healthz'],
  ] as const) {
    const answer = refuseMalformed(method, path)
    expect([answer?.status, answer?.headers.get('Allow')], method).toEqual([405, 'GET, HEAD, POST'])
    expect(await answer?.text()).toContain('Questa operazione non esiste.')
  }
})

test('HLD-17 addresses that no route could match are refused before the framework sees them', () => {
  for (const path of ['/x%0Ay', '/x%0dy', '/x%E2%80%A8y', '/x%0Ay.data']) {
    expect(refuseMalformed('GET', path)?.status, path).toBe(404)
  }
  for (const path of ['*', 'http://evil/', 'evil']) {
    expect(refuseMalformed('GET', path)?.status, path).toBe(400)
  }
})

test('HLD-01 a path of more parts than any page has is missing before anybody looks for it', async () => {
  for (const path of [`/${'a/'.repeat(7500)}`, '/'.repeat(100)]) {
    const answer = refuseMalformed('GET', path)
    expect(answer?.status).toBe(404)
    expect(await answer?.text()).toContain('Pagina non trovata')
  }
  expect(refuseMalformed('GET', `/${'a/'.repeat(19)}`)).toBeNull()
})
