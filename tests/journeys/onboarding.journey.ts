/** The wizard: from the first question to an answer in the workshop. */
import type { Page } from '@playwright/test'
import { expect, phone, test } from './fixtures.ts'
import { answer, box, button, open, openText, title } from './screens.ts'

const link = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name })
const pace = (page: Page) => page.locator('#passo')

test('ONB-01 ONB-02 ONB-03 ONB-08 ONB-09 WORK-22 from home to the workshop by keyboard', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize(phone)
  await open(page, '/')
  await link(page, 'INIZIA').press('Enter')
  await expect(title(page)).toHaveText('DI COSA TI OCCUPI?')
  await expect(pace(page)).toHaveText('Passo 1 di 3')
  await link(page, 'Ristoratore').press('Enter')
  await expect(title(page)).toHaveText('CHE COSA DEVI FARE?')
  await expect(title(page)).toBeFocused()
  await expect(pace(page)).toHaveText('Passo 2 di 3')
  await link(page, /Il menu del giorno/).press('Enter')
  await expect(title(page)).toBeFocused()
  await page.getByLabel('Che tipo di locale hai?').pressSequentially("un'osteria")
  await page.getByLabel('Quali piatti servi oggi?').pressSequentially('polenta')
  await expect(box(page)).toHaveValue(/^Scrivi il menu di oggi per un'osteria\. .*polenta/)
  await openText(page)
  await box(page).press('Control+End')
  await box(page).pressSequentially(' Grazie.')
  const written = await box(page).inputValue()
  await page.reload()
  await expect(box(page)).toHaveValue(written)
  await link(page, 'Ho finito!').press('Enter')
  await expect(title(page)).toHaveText('COMPLIMENTI!')
  await expect(pace(page)).toHaveText('Passo 3 di 3')
  await expect(page.locator('blockquote')).toHaveText(written)
  await page.goBack()
  await expect(box(page)).toHaveValue(written)
  await expect(page.getByLabel('Che tipo di locale hai?')).toHaveValue("un'osteria")
  await page.goForward()
  // Who goes on before the scripts are there brings the words along too.
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(page).not.toHaveURL(/osteria/)
  await link(page, 'Vai alla Fucina').press('Enter')
  scripts.resolve()
  await expect(page).toHaveURL(
    '/prompts?profession=ristoratore&template=ristoratore-menu-del-giorno',
  )
  await expect(box(page)).toHaveValue(written)
  await expect(page.locator('.choice.on b')).toContainText('Il menu del giorno')
})

test('ONB-04 ONB-05 ONB-06 ONB-07 CONST-09 a request of one’s own is copied, answered, taken along', async ({
  page,
  context,
  ai,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize(phone)
  await open(page, '/onboarding?mestiere=ristoratore')
  await link(page, 'Crea Prompt Personalizzato').click()
  await expect(pace(page)).toHaveText('Passo 3 di 4')
  await expect(title(page)).toBeFocused()
  await button(page, 'Scrivi il menu del giorno.').click()
  await button(page, 'Non inventare ingredienti.').click()
  await box(page).fill('Scrivi il menu del giorno. Non inventare ingredienti. Con la polenta.')
  await button(page, 'Copia Prompt').click()
  await expect(button(page, 'Copiato!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Con la polenta.')
  await button(page, 'Genera Risposta').click()
  await expect(answer(page).getByRole('heading', { name: 'Punti Chiave' })).toBeVisible()
  await expect(answer(page)).toContainText("Scritto dall'intelligenza artificiale")
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  await expect(pace(page)).toHaveText('Passo 4 di 4')
  await link(page, 'Ho finito!').click()
  await expect(title(page)).toHaveText('COMPLIMENTI!')
  // The answer with its buttons, and one more.
  await expect(answer(page).getByRole('heading', { name: 'Punti Chiave' })).toBeVisible()
  await expect(page.getByRole('main').locator('.btn.main:visible')).toHaveText('Salva Risposta', {
    useInnerText: true,
  })
  await link(page, 'Vai alla Fucina').click()
  await expect(page).toHaveURL('/prompts?profession=ristoratore&come=blocchi')
  await expect(box(page)).toHaveValue(/Con la polenta\.$/)
  await expect(answer(page).getByRole('heading', { name: 'Punti Chiave' })).toBeVisible()
  expect(ai.requests).toHaveLength(1)
})

test('WKX-03 WKX-07 from INIZIA to an answer with four presses, which the workshop takes on', async ({
  page,
  ai,
}) => {
  await page.setViewportSize(phone)
  await open(page, '/')
  await link(page, 'INIZIA').click()
  // The home page has a link of that name too, which leads elsewhere.
  await expect(page).toHaveURL(/onboarding/)
  await link(page, /^Vita quotidiana/).click()
  await link(page, /^Lettera al Comune/).click()
  await page.getByLabel('Che problema vuoi segnalare?').fill('una buca')
  await page.getByLabel('Dove si trova il problema?').fill('in via Roma')
  await button(page, 'Genera Risposta').click()
  await expect(answer(page).getByRole('heading', { name: 'Punti Chiave' })).toBeVisible()
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  await link(page, 'Ho finito!').click()
  await link(page, 'Vai alla Fucina').click()
  await expect(page).toHaveURL(
    /profession=vita-quotidiana&template=vita-quotidiana-lettera-comune$/,
  )
  await expect(answer(page).getByRole('heading', { name: 'Punti Chiave' })).toBeVisible()
  await expect(page.getByLabel('Che problema vuoi segnalare?')).toHaveValue('una buca')
  expect(ai.requests).toHaveLength(1)
})
