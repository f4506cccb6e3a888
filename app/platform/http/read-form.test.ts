import { expect, test } from 'vitest'
import { hasAtMostFields, readForm } from './read-form.server.ts'

const part = (head: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="a"${head}\r\n\r\n${value}\r\n`

const fits = (body: string, boundary = 'b') =>
  hasAtMostFields(Buffer.from(body), `multipart/form-data; boundary=${boundary}`, 3)

test('HLD-01 a part with more headers than forms have is none, before it is parsed', () => {
  expect(fits(`${part('', 'x')}${part('\r\nContent-Type: text/plain', '')}--b--\r\n`)).toBe(true)
  expect(fits(`${part('', 'long '.repeat(100_000))}--b--\r\n`)).toBe(true)
  expect(fits(`${part('; filename="f"', '\n'.repeat(20_000))}--b--`)).toBe(true)
  for (const much of [
    '\r\nx: y'.repeat(2000),
    `; filename="${'f'.repeat(9000)}"`,
    '\r\n '.repeat(9000),
  ]) {
    expect(fits(`${part('', 'x')}${part(much, 'x')}--b--\r\n`)).toBe(false)
    expect(fits(`${part(much, 'x')}--b--\r\n`)).toBe(false)
  }
  expect(fits(`--b\r\n${'a: b\r\n'.repeat(2_000_000)}`)).toBe(false)
})

test('HLD-01 a boundary longer than any is no form', () => {
  const boundary = 'b'.repeat(70)
  const body = `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--${boundary}--`
  expect(fits(body, boundary)).toBe(true)
  expect(() => fits(body, `${boundary}b`)).toThrow()
  expect(() => fits('-'.repeat(400_000), '-'.repeat(14_000))).toThrow()
})

test('LET-13 a line end counts once, in every kind of form', async () => {
  const typed = { testo: 'uno\r\ndue\r\n', altro: 'uno\ndue\rtre' }
  const parts = new FormData()
  for (const [name, value] of Object.entries(typed)) parts.append(name, value)
  for (const body of [parts, new URLSearchParams(typed)]) {
    const form = await readForm(new Request('http://localhost/', { method: 'POST', body }))
    expect(Object.fromEntries(form)).toEqual({ testo: 'uno\ndue\n', altro: 'uno\ndue\ntre' })
  }
})
