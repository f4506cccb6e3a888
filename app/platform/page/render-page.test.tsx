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

const options = { nonce: 'abc', isCached: false, longest: 20 }

test('a page whose part never comes is sent without it, after its time', async () => {
  const failures: unknown[] = []
  const html = await renderPage(page, { ...options, tell: (error) => failures.push(error) })
  expect(html).toContain('<h1>Titolo</h1>')
  expect(html).toContain('Un momento')
  expect(failures).toHaveLength(1)
})

test('a page is one piece in its right order, without scripts that move parts', async () => {
  const late = new Promise<string>((resolve) => setTimeout(resolve, 5, 'Arrivata'))
  const Late = () => <p>{use(late)}</p>
  const told = { ...options, longest: 1000, tell: () => expect.unreachable() }
  const whole = (
    <main>
      <Suspense fallback="Un momento">
        <Late />
      </Suspense>
      <p>Fine</p>
    </main>
  )
  const html = await renderPage(whole, told)
  expect(html).toMatch(/Arrivata.*Fine/)
  expect(html).not.toMatch(/Un momento|<script/)
})

test('a cached page is whole, or none', async () => {
  const cached = { ...options, isCached: true, tell: () => expect.unreachable() }
  await expect(renderPage(page, cached)).rejects.toThrow()
  const broken = (
    <Suspense fallback="Un momento">
      <Broken />
    </Suspense>
  )
  await expect(renderPage(broken, cached)).rejects.toThrow('broken')
})

test('a page whose frame fails is none', async () => {
  const told = { ...options, tell: () => expect.unreachable() }
  await expect(renderPage(<Broken />, told)).rejects.toThrow('broken')
})
