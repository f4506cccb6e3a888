import type { Page } from '@playwright/test'
import { person } from '../harness/people.ts'
import { expect, test } from './fixtures.ts'
import { open, title } from './screens.ts'

const list = '/admin/users'

const codeOn = async (page: Page) => (await page.locator('.desk-slip .code').textContent()) ?? ''

test('WHO-65 WHO-67 a woman who forgot her password gets a code on one sheet at the counter, and is in', async ({
  page,
  browser,
  fucina,
  mail,
  signInAs,
}) => {
  test.slow()
  const rosa = await person(fucina, { name: 'Rosa Contatore' })
  await signInAs({ role: 'desk', name: 'Sara Banco' })
  await open(page, `${list}?q=${encodeURIComponent(rosa.email)}`)
  await page.getByRole('link', { name: 'Rosa Contatore', exact: true }).click()
  await expect(title(page)).toHaveText('Rosa Contatore')
  await expect(page.getByText('Da qui aiuti Rosa Contatore a entrare.')).toBeVisible()
  await page.getByLabel('Password dimenticata').check()
  await page.getByLabel('Vuoi aggiungere qualcosa?').fill('non ha la posta con sé')
  await page.getByRole('button', { name: 'Fai il codice' }).click()
  await expect(title(page)).toHaveText('Il codice è pronto')
  const code = await codeOn(page)
  expect(code).toMatch(/^\d{4} \d{4}$/)
  for (const format of ['A4', 'A5']) {
    const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' }
    const paper = (await page.pdf({ format, margin })).toString('latin1')
    expect(paper.match(/\/Type \/Page\b/g), format).toHaveLength(1)
  }
  expect((await mail.waitFor(rosa.email)).text).toContain(
    'Motivo: Password dimenticata: non ha la posta con sé.',
  )

  const hers = await browser.newContext({ baseURL: fucina.url, locale: 'it-IT' })
  const there = await hers.newPage()
  await there.goto('/login')
  await there.getByRole('link', { name: 'Ho gli otto numeri dello sportello' }).click()
  await there.getByLabel('Email').fill(rosa.email)
  await there.getByLabel('Codice').fill(code)
  await there.getByRole('button', { name: 'Avanti' }).click()
  await expect(title(there)).toHaveText('Scegli una nuova password')
  await there.getByLabel('Nuova password').fill('torre civica')
  await there.getByLabel('Conferma password').fill('torre civica')
  await there.getByRole('button', { name: 'Salva la nuova password' }).click()
  await expect(there.getByText('Password cambiata. Ora accedi con quella nuova.')).toBeVisible()
  await there.getByLabel('Email').fill(rosa.email)
  await there.getByLabel('Password', { exact: true }).fill('torre civica')
  await there.getByRole('button', { name: 'Accedi', exact: true }).click()
  await expect(title(there)).toHaveText('Ciao, Rosa Contatore')
  await hers.close()

  await page.getByRole('link', { name: 'Torna alla pagina di Rosa Contatore' }).click()
  await expect(page.locator('.desk-slip')).toHaveCount(0)
})

test('WHO-65 WHO-91 a reason first; what takes something away asks over the page; the right address is typed in its row', async ({
  page,
  fucina,
  signInAs,
  allowErrors,
}) => {
  allowErrors(/status of 400/)
  const rosa = await person(fucina, { name: 'Rosa Contatore' })
  await signInAs({ role: 'desk', name: 'Sara Banco' })
  await open(page, `${list}/${rosa.id}`)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('alertdialog')
  await button('Sospendi').click()
  await expect(page.locator('.summary')).toContainText('Scegli un motivo.')
  await page.getByLabel('Uso contro le regole').check()
  await button('Sospendi').click()
  await expect(dialog).toContainText('Vuoi sospendere Rosa Contatore?')
  await page.keyboard.press('Escape')
  await expect(button('Sospendi')).toBeFocused()
  await button('Sospendi').click()
  await dialog.getByRole('button', { name: "Sospendi l'account" }).click()
  await expect(page.locator('.done-note')).toHaveText('Account sospeso: Rosa Contatore.')
  await expect(page.locator('.done-note')).toBeFocused()

  await page.getByLabel('Email scritta male').check()
  await button("Correggi l'indirizzo email").click()
  await expect(page.getByLabel('Indirizzo giusto')).toBeFocused()
  await page.getByLabel('Indirizzo giusto').fill(rosa.email)
  await button("Correggi l'indirizzo").click()
  await expect(page.locator('.summary')).toContainText('Questo è già il suo indirizzo.')
  await expect(page.getByLabel('Indirizzo giusto')).toHaveValue(rosa.email)
  await page.getByLabel('Indirizzo giusto').fill(`giusta-${rosa.email}`)
  await button("Correggi l'indirizzo").click()
  await expect(page.locator('.done-note')).toContainText('Indirizzo corretto')
  await expect(page.getByLabel('Indirizzo giusto')).toHaveCount(0)
})
