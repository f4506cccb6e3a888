/** The core of the product by keyboard alone: Tab, Enter, Space, Escape and typing. */

import type { Page } from '@playwright/test'
import { focused, press, tabTo } from './by-keyboard.ts'
import { expect, phone, test } from './fixtures.ts'
import { answer, box, button, open, title, told } from './screens.ts'

test("GEN-03 SAVE-13 on a phone from 'Vai al contenuto' to a saved answer, found and deleted", async ({
  page,
  learner,
}) => {
  test.slow()
  expect(learner.id).toBeTruthy()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(phone)
  await open(page, '/')
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toMatchObject({ name: 'Vai al contenuto', isShown: true })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await press(page, /^Entra nella Fucina/)
  await expect(title(page)).toHaveText('Fucina dei Prompts')
  await expect(page.getByRole('main')).toBeFocused()

  await press(page, /^Ristoratore$/)
  await expect(page).toHaveURL(/profession=ristoratore/)
  await expect(page.getByRole('heading', { name: 'Che cosa devi fare?' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Template Pronti' })).toBeVisible()
  await press(page, /Il menu del giorno/)
  await expect(page.getByRole('heading', { name: 'Riempi gli spazi' })).toBeFocused()
  await tabTo(page, /Che tipo di locale hai/)
  await page.keyboard.type('un rifugio')
  await expect(box(page)).toHaveValue(/per un rifugio\./)
  await press(page, /^Leggi e cambia la richiesta$/)
  await tabTo(page, /^Testo del prompt/)
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Sii breve.')
  await expect(box(page)).toHaveValue(/Sii breve\.$/)
  await backTo(page, /^Genera Risposta$/)
  await page.keyboard.press('Enter')
  await press(page, /^Genera lo stesso$/)
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  await expect(button(page, 'Genera Risposta')).toBeFocused()
  await press(page, /^Genera Immagine$/, 'Space')
  await expect(answer(page).getByRole('img')).toBeVisible()
  await expect(button(page, 'Rigenera immagine')).toBeFocused()
  await backTo(page, /^Altro$/)
  await page.keyboard.press('Enter')
  await press(page, /Cambia titolo e tag/)
  await tabTo(page, /^Titolo$/)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Il rifugio di casa')
  await page.keyboard.press('Escape')
  await expect(button(page, 'Altro')).toBeFocused()
  await backTo(page, /^Salva Risposta$/)
  await page.keyboard.press('Enter')
  await expect(button(page, 'Salvato')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Apri la risposta salvata' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Il rifugio di casa')

  await press(page, /^Torna alle risposte$/)
  await expect(title(page)).toHaveText('Risposte salvate')
  await tabTo(page, /Cerca nelle tue risposte/)
  await page.keyboard.type('RIFUGIO')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Una risposta trovata.')).toBeVisible()
  expect(await focused(page)).toMatchObject({ name: 'Cerca nelle tue risposte' })
  await press(page, /^Il rifugio di casa$/)
  await expect(title(page)).toHaveText('Il rifugio di casa')
  await askAndCancel(page)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  expect(await focused(page)).toMatchObject({ name: 'Elimina la risposta' })
  await page.keyboard.press('Enter')
  await expect(page.getByText('Risposta eliminata')).toBeVisible()
  await press(page, /^Annulla$/)
  await expect(page.getByRole('link', { name: 'Il rifugio di casa', exact: true })).toBeVisible()
})

/** Goes up by Shift+Tab to what stands a few stops above. */
async function backTo(page: Page, name: RegExp) {
  for (let step = 0; step < 6; step += 1) {
    if (name.test((await focused(page))?.name ?? '')) return
    await page.keyboard.press('Shift+Tab')
  }
  throw new Error(`${name} is not a few stops above`)
}

/** The dialog keeps the focus, Escape leaves it, and the focus is back where it was. */
async function askAndCancel(page: Page) {
  const dialog = page.getByRole('alertdialog')
  await press(page, /^Elimina la risposta$/)
  await expect(dialog.getByRole('button', { name: 'Tieni la risposta' })).toBeFocused()
  const visited = new Set<string>()
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        !document.querySelector('dialog[open]')?.contains(document.activeElement),
    )
    expect(isOutside, 'focus behind the dialog').toBe(false)
    const stop = await focused(page)
    if (stop) visited.add(stop.name)
  }
  expect([...visited].sort()).toEqual(['Elimina la risposta', 'Tieni la risposta'])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Elimina la risposta' })).toBeFocused()
}

test('GEN-03 the menu and signing in by keyboard', async ({ page, learner }) => {
  await page.context().clearCookies()
  await page.setViewportSize(phone)
  await open(page, '/')
  await press(page, /^Menu$/)
  await press(page, /^Accedi$/)
  await expect(title(page)).toHaveText('Come vuoi entrare?')
  await press(page, /^Ho già un account/)
  await expect(title(page)).toHaveText('Ho già un account')
  await tabTo(page, /^Email/)
  await page.keyboard.press('Enter')
  await expect(told(page)).toBeFocused()
  await press(page, /Scrivi il tuo indirizzo email/)
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(learner.email)
  await tabTo(page, /^Password/)
  await page.keyboard.type(learner.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
})
