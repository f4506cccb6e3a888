/** Pages that something else changes, and sessions that end while somebody writes. */
import type { Page } from '@playwright/test'
import { expect, test, untilInteractive } from './fixtures.ts'
import { answer, box, button, open, openText, ownWords, pressMore } from './screens.ts'

/** Exchanges texts as Chrome's translator does: each for two nested elements with other words. */
const translate = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.classList.add('translated-ltr')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const around = text.parentElement
      const isLeft = around?.closest('script, style, noscript, textarea, select, [translate="no"]')
      if (!around || isLeft || text.data.trim() === '') continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      // What is pressed keeps its words, so that it is found.
      const isPressed = around.closest('button, a, label, summary')
      inner.textContent = isPressed ? text.data : text.data.toUpperCase()
      outer.append(inner)
      text.replaceWith(outer)
    }
  })

test('LET-04 a page that the browser translates, twice too, goes on: the answer comes whole, and what changes says what is so', async ({
  page,
  ai,
}) => {
  await open(page, ownWords)
  await translate(page)
  await translate(page)
  ai.pace = 40
  await openText(page)
  await box(page).fill('Scrivi un saluto per la nonna')
  await button(page, 'Genera Risposta').click()
  const words = page.locator('.answer-words')
  await expect(words).toHaveAttribute('translate', 'no')
  await translate(page)
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  await expect(words).not.toHaveAttribute('translate', 'no')
  await expect(words).toContainText('saluto per la nonna')
  await translate(page)
  await expect(words).toContainText('SALUTO PER LA NONNA')

  await pressMore(page, 'Correggi')
  const text = page.getByRole('textbox', { name: 'Correggi il testo' })
  await text.fill('Parole soltanto mie.')
  await translate(page)
  await button(page, 'Tieni le correzioni').click()
  await expect(answer(page)).toContainText('Parole soltanto mie.')
  await expect(page.locator('.versions .which')).toHaveText(/versione 2 di 2/i)
  await translate(page)
  await page.getByRole('button', { name: 'Versione 1' }).click()
  await expect(page.locator('.versions .which')).toHaveText(/versione 1 di 2/i)
  await expect(answer(page)).not.toContainText(/parole soltanto mie/i)
})

test('HSE-01 what was typed before the scripts came stays in a page that was translated meanwhile', async ({
  page,
  allowErrors,
}) => {
  // React says that the page was not as the server sent it.
  allowErrors(/Minified React error/)
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/login/registrati', { waitUntil: 'commit' })
  const name = page.getByRole('textbox', { name: /nome/i })
  await name.waitFor()
  await translate(page)
  await name.fill('Łucja Ștefan')
  const email = page.getByRole('textbox', { name: /email/i })
  await email.fill('lucja@esempio.it')
  held.resolve()
  await untilInteractive(page)
  await expect(name).toHaveValue('Łucja Ștefan')
  await expect(email).toHaveValue('lucja@esempio.it')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('SESS-07 a session that ended takes no words, they stand there once after the next sign-in', async ({
  page,
  context,
  signInAs,
  allowErrors,
}) => {
  allowErrors(/status of 401/)
  await signInAs({ role: 'facilitator' })
  await open(page, '/gruppi/new/modifica')
  const typed = page.getByLabel('Dove', { exact: true })
  await typed.fill('Biblioteca di quartiere')
  const cookies = await context.cookies()
  await context.clearCookies()
  await button(page, 'Fai il gruppo').click()
  await expect(page.getByText('Accedi per continuare.').first()).toBeVisible()
  await expect(typed).toHaveValue('Biblioteca di quartiere')
  await context.addCookies(cookies)
  await open(page, '/gruppi/new/modifica')
  await expect(typed).toHaveValue('Biblioteca di quartiere')
  await page.reload()
  await untilInteractive(page)
  await expect(typed).toHaveValue('')
})
