import type { Page } from '@playwright/test'
import { saveResponses } from '../harness/under-way.ts'
import { expect, test, untilInteractive } from './fixtures.ts'
import { enlarge } from './large-text.ts'
import { button, open, title } from './screens.ts'

const cards = (page: Page) => page.getByRole('article')
const section = (page: Page) => page.getByRole('region', { name: 'Le mie risposte' })

test('DASH-01 a broken photo gives way to the drawing', async ({
  page,
  fucina,
  signInAs,
  allowErrors,
}) => {
  allowErrors(/status of 404/)
  const user = await signInAs()
  await fucina
    .db()
    .updateTable('users')
    .set({ photoURL: 'https://127.0.0.1/rotta.png' })
    .where('id', '=', user.id)
    .execute()
  await open(page, '/dashboard')
  await expect(page.getByRole('main').locator('header img')).toHaveAttribute(
    'src',
    '/drawings/ritratto.svg',
  )
})

test('NAV-07 SAVE-01 DASH-05 DASH-07 CONST-08 at 360 x 740 px and 150 % an answer stands on the first screen of the list and of the dashboard, and nothing says a zero', async ({
  page,
  fucina,
  learner,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await saveResponses(fucina, learner.id, [
    { title: 'La tassa', tags: ['Vita quotidiana'] },
    { title: 'Lettera al condominio', tags: ['casa', 'Vita quotidiana'] },
  ])
  await open(page, '/dashboard')
  await button(page, 'Solo necessari').click()
  await enlarge(page, 24)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Le mie risposte')
  await expect(main.getByText('Il tuo record')).toHaveCount(0)
  await expect(main.getByText(/(^|\s)0( |$)/)).toHaveCount(0)
  await expect(cards(page).first().locator('p').first()).toHaveCSS('-webkit-line-clamp', '3')
  for (const address of ['/dashboard', '/saved-searches']) {
    await open(page, address)
    await expect(
      page.getByRole('link', { name: 'Lettera al condominio', exact: true }),
    ).toBeInViewport({ ratio: 1 })
  }
  await expect(page.locator('dl')).toHaveText('risposte2con immagine0con tag2')
})

test('DASH-07 DASH-08 DASH-09 DASH-14 the saved responses follow what is typed and chosen', async ({
  page,
  fucina,
  learner,
}) => {
  await saveResponses(fucina, learner.id, [
    { title: 'Il menu', tags: ['osteria'] },
    { title: 'La lettera', response: 'Con un CASONCELLO', tags: ['casa'] },
  ])
  await open(page, '/dashboard')
  await page.getByText('Cerca tra le tue risposte', { exact: true }).click()
  await page.getByRole('searchbox').fill('casoncello')
  await expect(cards(page)).toHaveCount(1)
  await expect(page).toHaveURL(/\/dashboard\?q=casoncello$/)
  await page.getByRole('searchbox').fill('')
  await expect(cards(page)).toHaveCount(2)
  const chip = section(page).getByRole('link', { name: /^osteria/ })
  await chip.click()
  await expect(cards(page)).toHaveCount(1)
  await expect(page).toHaveURL(/\/dashboard\?tag=osteria$/)
  await chip.click()
  await expect(cards(page)).toHaveCount(2)
  await expect(page).toHaveURL(/\/dashboard$/)
  const list = page.getByRole('link', { name: 'Elenco', exact: true })
  await list.click()
  await expect(list).toHaveAttribute('aria-current', 'true')
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('link', { name: 'Il menu', exact: true }).click()
  await expect(title(page)).toHaveText('Il menu')
})

test('DASH-12 DASH-14 ERR-22 deleting asks, fails kindly, deletes, and can be undone, by keyboard', async ({
  page,
  context,
  fucina,
  learner,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await saveResponses(fucina, learner.id, [{ title: 'Da buttare' }])
  await open(page, '/dashboard')
  const dialog = page.getByRole('alertdialog', {
    name: 'Sei sicuro di voler eliminare questa risposta?',
  })
  const remove = page.getByRole('button', { name: 'Elimina: Da buttare' })
  const confirm = dialog.getByRole('button', { name: 'Elimina la risposta' })
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Tieni la risposta' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(remove).toBeFocused()

  await page.keyboard.press('Enter')
  await context.setOffline(true)
  await confirm.click()
  await expect(cards(page).getByRole('alert')).toHaveText(
    "Errore durante l'eliminazione della risposta",
  )
  await context.setOffline(false)
  await remove.click()
  await confirm.click()
  await expect(page.getByText('Nessuna risposta salvata')).toBeVisible()
  await expect(page.getByText('Risposta eliminata')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Le mie risposte' })).toBeFocused()
  await button(page, 'Annulla').click()
  await expect(cards(page)).toHaveCount(1)
  await remove.click()
  await confirm.click()
  await expect(page.getByText('Nessuna risposta salvata')).toBeVisible()
})

test('PAY-02 the checkout’s id leaves the address, and Indietro does not bring it again', async ({
  page,
  learner,
  baseURL,
  allowErrors,
}) => {
  expect(learner.id).toBeTruthy()
  await open(page, '/prompts')
  // Another site sends somebody here.
  await page.route('http://checkout.localhost/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<a href="${baseURL}/dashboard?session_id=cs_test_1">torna</a>`,
    }),
  )
  allowErrors(/another host: http:\/\/checkout\.localhost/)
  await page.goto('http://checkout.localhost/')
  await page.getByRole('link', { name: 'torna' }).click()
  await expect(page.getByText('Hai appena completato un pagamento?')).toBeVisible()
  await untilInteractive(page)
  await page.getByRole('button', { name: "Sì, l'ho completato" }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Hai appena completato un pagamento?')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('http://checkout.localhost/')
})
