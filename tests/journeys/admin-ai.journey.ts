/** The screen 'Servizio AI' by keyboard. */
import type { Page } from '@playwright/test'
import { press, tabTo } from './by-keyboard.ts'
import { expect, phone, test } from './fixtures.ts'
import { button, open, title, told } from './screens.ts'

test.use({
  contentOf: 'admin-ai',
  // The models are chosen from the stand-in's list.
  serverEnv: { AI_CHAT_MODEL: '', AI_IMAGE_MODEL: '' },
})

const path = '/admin/ai'
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('AIX-10 AIX-12 the keyboard alone chooses a model, enters prices and tries the service', async ({
  page,
  signInAs,
  ai,
  allowErrors,
}) => {
  test.slow()
  await page.setViewportSize(phone)
  await signInAs({ role: 'admin' })
  ai.profile = 'openai'
  // The wrong price.
  allowErrors(/status of 400/)
  await open(page, path)
  await expect(title(page)).toHaveText('Servizio AI')
  await press(page, /^Chiedi di nuovo l'elenco/)
  await expect(page.getByText("Ho chiesto di nuovo l'elenco dei modelli.")).toBeVisible()
  const words = section(page, 'Per le parole')
  await expect(words).toContainText('gpt-6-luna')

  await tabTo(page, /Modello per le parole/)
  await page.keyboard.type('gpt-5.6')
  await press(page, /^Usa questo modello/)
  const chosen = page.getByText('Modello scelto. Vale da subito, per tutti.')
  await expect(chosen).toBeInViewport()
  await expect(words).toContainText('Scelto qui, da un amministratore')

  const price = page.getByLabel('Euro per milione di token letti').first()
  await tabTo(page, /^Euro per milione di token letti/)
  await page.keyboard.type('poco')
  await press(page, /^Salva i prezzi/)
  const summary = told(page).filter({ hasText: 'Controlla questi punti' })
  await expect(summary).toBeFocused()
  await expect(price).toHaveValue('poco')
  await press(page, /^Scrivi un numero/)
  await expect(price).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('0,25')
  await tabTo(page, /^Euro per milione di token scritti/)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('1,5')
  await press(page, /^Salva i prezzi/)
  await expect(page.getByText('Prezzi salvati.')).toBeInViewport()
  await expect(price).toHaveValue('0,25')

  await open(page, path)
  await press(page, /^Prova ora/)
  await expect(page.getByText('La prova è riuscita.')).toBeVisible()
  const trial = section(page, 'Prova')
  await expect(trial.getByText('gpt-5.6-luna')).toBeVisible()
  const picture = trial.getByRole('img')
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)

  ai.chat = '401'
  await expect(button(page, 'Prova ora')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('La prova è riuscita solo in parte.')).toBeVisible()
  await expect(trial).toContainText('Il servizio non riconosce la chiave.')
  await expect(section(page, 'Errori degli ultimi 7 giorni')).toContainText('AI_API_KEY')

  await open(page, path)
  await tabTo(page, /Modello per le parole/)
  await page.keyboard.press('Home')
  await press(page, /^Usa questo modello/)
  await expect(page.getByText('Scelta automatica. Vale da subito, per tutti.')).toBeVisible()
  await expect(words).toContainText('gpt-6-luna')
})
