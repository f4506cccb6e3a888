import { Suspense, use } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from './render-page.server.ts'

const never = new Promise<string>(() => {})
const Never = () => use(never)
const Broken = () => {
  throw new Error('broken')
}

const page = (
  <html lang="it">
    <body>
      <h1>Titolo</h1>
      <Suspense fallback="Un momento">
        <Never />
      </Suspense>
    </body>
  </html>
)

const options = { nonce: 'abc', isKept: false, longest: 20 }

test('a page whose part never comes is sent at once, and ends', async () => {
  const failures: unknown[] = []
  const stream = await renderPage(page, { ...options, tell: (error) => failures.push(error) })
  expect(failures).toEqual([])
  let html = ''
  for await (const chunk of stream) html += chunk
  expect(html).toContain('<h1>Titolo</h1>')
  expect(html).toContain('Un momento')
  expect(failures).toHaveLength(1)
})

test('a kept page is whole, or none', async () => {
  const kept = { ...options, isKept: true, tell: () => expect.unreachable() }
  await expect(renderPage(page, kept)).rejects.toThrow()
  const broken = (
    <Suspense fallback="Un momento">
      <Broken />
    </Suspense>
  )
  await expect(renderPage(broken, kept)).rejects.toThrow('broken')
})

test('a page whose frame fails is none', async () => {
  const told = { ...options, tell: () => expect.unreachable() }
  await expect(renderPage(<Broken />, told)).rejects.toThrow('broken')
})
