/** Signing a letter on the device, printing it alone, and the word on dictation. */
import type { Page } from '@playwright/test'
import { vitaQuotidianaPrompts } from '../../db/content/prompt-sets/vita-quotidiana.ts'
import { desktop, expect, expectAccessible, phone, test, widths } from './fixtures.ts'
import {
  answer,
  box,
  button,
  closeMore,
  generate,
  more,
  open,
  ownWords,
  pressMore,
  saveAnswer,
} from './screens.ts'

test.use({ contentOf: 'sign' })

const letterText = `# Lettera di [come ti firmi]

## Punti Chiave
- Parla di un problema solo.

## Contenuto Dettagliato
Al Comune di [nome del Comune]

Vi segnalo un lampione spento in via Roma.

Cordiali saluti

[nome e cognome]

## Suggerimenti
> Rileggila prima di mandarla.
`
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Come mi firmo' })
const stored = (page: Page, name: 'localStorage' | 'sessionStorage') =>
  page.evaluate((which) => window[which].getItem('fucina:firma'), name)

/** As a visitor on a phone: asks for a letter and signs it. */
async function signLetter(page: Page) {
  await page.setViewportSize(phone)
  await open(page, ownWords)
  await generate(page, 'Scrivi una lettera al Comune.')
  await pressMore(page, 'Metti la mia firma')
  await page.getByLabel('Il tuo nome').fill('Pina Carrara')
  await dialog(page).getByRole('button', { name: 'Metti la mia firma' }).click()
  await expect(answer(page).locator('.letter')).toContainText('Pina Carrara')
}

for (const viewport of widths) {
  test(`WKX-51 WKX-52 the signature is put in on the device alone, at ${viewport.width} px`, async ({
    page,
    ai,
    learner,
    fucina,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    ai.text = letterText
    await page.setViewportSize(viewport)
    await open(page, ownWords)
    await generate(page, 'Scrivi una lettera al Comune.')
    await expectAccessible(page)
    await pressMore(page, 'Metti la mia firma')
    await expect(page.getByLabel('Il tuo nome')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('Pina Carrara')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Con affetto')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect(answer(page).locator('.letter')).toContainText('Pina Carrara')
    await expect(answer(page).locator('.letter')).toContainText('[nome del Comune]')
    await expect(button(page, 'Togli la firma')).toBeFocused()
    await expect(page.getByText('Hai firmato: Pina Carrara.')).toBeVisible()
    await expectAccessible(page)
    expect(await stored(page, 'localStorage')).toContain('Pina Carrara')

    await closeMore(page)
    await button(page, 'Copia la lettera').click()
    await expect(button(page, 'Copiato!')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/Cordiali saluti\s+Pina Carrara$/)
    const mail = await (await more(page)).getByRole('link', { name: 'Manda' }).getAttribute('href')
    expect(decodeURIComponent(mail ?? '')).toContain('Pina Carrara')

    await pressMore(page, 'Più breve')
    await expect.poll(() => ai.requests.length).toBe(2)
    await expect(button(page, 'Salva Risposta')).toBeEnabled()
    await expect(answer(page).locator('.letter')).toContainText('Pina Carrara')
    await expect((await more(page)).getByText('Togli la firma')).toBeVisible()
    await closeMore(page)
    await button(page, 'Salva Risposta').click()
    await expect(button(page, 'Salvato')).toBeVisible()
    const [row] = await fucina
      .db()
      .selectFrom('savedResponses')
      .select(['title', 'prompt', 'response'])
      .where('userId', '=', learner.id)
      .execute()
    expect(row?.response).toContain('[nome e cognome]')

    await pressMore(page, 'Togli la firma')
    await expect(answer(page).locator('.letter')).not.toContainText('Pina Carrara')
    await page.reload()
    await pressMore(page, 'Metti la mia firma')
    await expect(answer(page).locator('.letter')).toContainText('Pina Carrara')
    await button(page, 'Cambia come mi firmo').click()
    await page.getByLabel('Il tuo nome').fill('nonna Pina')
    await page.keyboard.press('Enter')
    await expect(answer(page).locator('.letter')).toContainText('nonna Pina')
    await button(page, 'Dimentica come mi firmo').click()
    await expect(button(page, 'Metti la mia firma')).toBeFocused()
    await expect(answer(page).locator('.letter')).not.toContainText('nonna Pina')
    expect(await stored(page, 'localStorage')).toBeNull()
    const everything = sent.join('\n') + JSON.stringify(ai.requests) + JSON.stringify(row)
    for (const own of ['Carrara', 'nonna', 'affetto']) expect(everything).not.toContain(own)
  })
}

test('WKX-52 a visitor’s signature stays in the tab, and goes with all the rest', async ({
  page,
  context,
  ai,
}) => {
  ai.text = letterText
  await signLetter(page)
  expect(await stored(page, 'localStorage')).toBeNull()
  const other = await context.newPage()
  await open(other, ownWords)
  expect(await stored(other, 'sessionStorage')).toBeNull()
  await other.close()
  await page.reload()
  await expect(answer(page).locator('.letter')).toContainText('Pina Carrara')
  await expect((await more(page)).getByText('Togli la firma')).toBeVisible()
  await button(page, 'Cambia come mi firmo').click()
  await page.getByLabel('Ricorda come mi firmo').check()
  await dialog(page).getByRole('button', { name: 'Metti la mia firma' }).press('Enter')
  expect(await stored(page, 'localStorage')).toContain('Pina Carrara')
  await (await more(page)).getByRole('button', { name: 'Finito: cancella tutto' }).press('Enter')
  await button(page, 'Cancella tutto').press('Enter')
  await expect(answer(page)).toHaveCount(0)
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    expect(await stored(page, name)).toBeNull()
  }
})

test('WKX-52 who signs in and out leaves no signature to the next person', async ({
  page,
  context,
  signInAs,
  ai,
}) => {
  ai.text = letterText
  await signLetter(page)
  await signInAs()
  await open(page, '/')
  await open(page, `${ownWords}#salva`)
  await expect(answer(page).locator('.letter')).toContainText('Pina Carrara')
  await context.clearCookies()
  await open(page, ownWords)
  await generate(page, 'Scrivi una lettera al Comune.')
  await more(page)
  await expect(button(page, 'Metti la mia firma')).toBeVisible()
  await expect(page.getByText(/Pina/)).toHaveCount(0)
})

test('WKX-33 WKX-52 what a visitor wrote and signed is nobody’s after they signed in and out', async ({
  page,
  signInAs,
  ai,
}) => {
  ai.text = letterText
  await signLetter(page)
  await pressMore(page, 'Cambia come mi firmo')
  await page.getByLabel('Ricorda come mi firmo').check()
  await dialog(page).getByRole('button', { name: 'Metti la mia firma' }).click()
  await closeMore(page)
  await signInAs()
  await open(page, '/dashboard')
  await button(page, 'Esci').first().click()
  await expect(page).toHaveURL('/')
  await open(page, ownWords)
  await expect(box(page)).toHaveValue('')
  await page.waitForTimeout(500)
  await expect(answer(page)).toHaveCount(0)
  await expect(button(page, 'Riprendi')).toHaveCount(0)
  await generate(page, 'Scrivi una lettera al Comune.')
  await more(page)
  await expect(button(page, 'Metti la mia firma')).toBeVisible()
  await expect(page.getByText(/Pina/)).toHaveCount(0)
})

test('WKX-50 a gap that asks for one’s own name offers the signature', async ({
  page,
  ai,
  fucina,
}) => {
  const templates = vitaQuotidianaPrompts.templates.map((template) =>
    template.id === 'vita-quotidiana-lettera-comune'
      ? {
          ...template,
          blocks: [{ text: 'Scrivi un biglietto da parte di [come ti firmi?: zia Rosa].' }],
        }
      : template,
  )
  await fucina
    .db()
    .updateTable('promptSets')
    .set({ templates: JSON.stringify(templates) as never })
    .where('id', '=', 'vita-quotidiana')
    .execute()
  const field = page.getByLabel('Come ti firmi?')
  await page.setViewportSize(phone)
  await open(page, '/prompts?profession=vita-quotidiana&template=vita-quotidiana-lettera-comune')
  await expect(page.getByText('firmare dopo, nella risposta')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Metti la mia firma').click()
  await page.getByLabel('Il tuo nome').fill('Pina Carrara')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Pina Carrara')
  // Enter signed: it did not send the request.
  expect(ai.requests).toHaveLength(0)
  await expectAccessible(page)
  await button(page, 'Togli la firma').click()
  await expect(field).toHaveValue('')
  await button(page, 'Metti la mia firma').click()
  await expect(field).toHaveValue('Pina Carrara')
  await button(page, 'Dimentica come mi firmo').click()
  await expect(field).toHaveValue('')
  await expect(button(page, 'Metti la mia firma')).toBeFocused()
})

for (const viewport of widths) {
  test(`WKX-53 the text alone is printed, in large type, at ${viewport.width} px`, async ({
    page,
    ai,
    learner,
  }) => {
    expect(learner.id).toBeTruthy()
    ai.text = letterText
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-asked', '')
    })
    await page.setViewportSize(viewport)
    await open(page, ownWords)
    const path = await saveAnswer(page, 'Scrivi una lettera al Comune.')
    for (const address of [path, null]) {
      if (address === null) {
        await open(page, ownWords)
        await generate(page, 'Scrivi una lettera al Comune.')
      }
      await button(page, 'Stampa la lettera').click()
      await expect(page.locator('html')).toHaveAttribute('data-asked', '')
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('main')).toBeHidden()
      const paper = await page.evaluate(() => document.body.innerText)
      expect(paper).toMatch(/^\s*Al Comune di .*\s+Vi segnalo[\s\S]*\[nome e cognome\]\s*$/)
      const size = await page
        .locator('.print-text p')
        .first()
        .evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize))
      // 14 points.
      expect(size).toBeGreaterThan(18.6)
      await page.emulateMedia({ media: null })
      await page.mouse.move(5, 5)
      await page.mouse.move(9, 9)
      await expect(page.locator('.print-text')).toHaveCount(0)
      await page.emulateMedia({ media: 'print' })
      await expect(answer(page).or(page.locator('main')).first()).toBeVisible()
      expect(await page.evaluate(() => document.body.innerText)).toContain('Rileggila')
      await page.emulateMedia({ media: null })
    }
  })
}

const dictation = 'Puoi anche dettare: premi il microfono della tastiera.'

test.describe('held in the hand', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('WKX-54 where a telephone is held, the sheet says once that one can dictate', async ({
    page,
  }) => {
    for (const address of [
      ownWords,
      '/prompts?profession=vita-quotidiana&template=vita-quotidiana-lettera-comune',
    ]) {
      await open(page, address)
      await expect(page.getByText(dictation)).toHaveCount(1)
      await expect(page.getByText(dictation)).toBeVisible()
      await expectAccessible(page)
    }
  })
})

test('WKX-54 on a desk it does not', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, ownWords)
  await expect(page.getByText(dictation)).toBeHidden()
})
