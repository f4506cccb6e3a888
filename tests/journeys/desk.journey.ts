import type { Page } from '@playwright/test'
import { person, testPassword } from '../harness/people.ts'
import { expect, test } from './fixtures.ts'
import { button, open, title, told } from './screens.ts'

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

test('WHO-65 WHO-66 by keyboard: without a reason nothing is done, a question is asked and answered', async ({
  page,
  fucina,
  signInAs,
  allowErrors,
}) => {
  allowErrors(/status of 400/)
  const rosa = await person(fucina, { name: 'Rosa Bottoni' })
  await signInAs({ role: 'desk' })
  await open(page, `${list}/${rosa.id}`)
  const words = page.getByLabel('Vuoi aggiungere qualcosa?')
  await words.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Sospendi' }).focus()
  await page.keyboard.press('Enter')
  await expect(told(page)).toContainText('Scegli un motivo')
  await page.getByRole('link', { name: 'Scegli un motivo' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Password dimenticata')).toBeFocused()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft')
  await expect(page.getByLabel('Uso contro le regole')).toBeChecked()
  await words.fill('parole che restano')
  await page.getByRole('button', { name: 'Elimina' }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText("Vuoi eliminare l'account di Rosa Bottoni?")
  await expect(words).toHaveValue('parole che restano')
  await question.getByRole('link', { name: 'Annulla' }).click()
  await expect(question).toHaveCount(0)
  await page.getByLabel('Uso contro le regole').check()
  await page.getByRole('button', { name: 'Sospendi' }).focus()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: "Sospendi l'account" }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Account sospeso: Rosa Bottoni.')).toBeVisible()
  await expect(page.getByLabel('Uso contro le regole')).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Riattiva' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fai il codice' })).toHaveCount(0)
})

test('WHO-66 an account is deleted on request, once the clerk has shown once more who they are', async ({
  page,
  fucina,
  signInAs,
  allowErrors,
}) => {
  allowErrors(/status of 403/)
  const rosa = await person(fucina, { name: 'Rosa Partente' })
  const clerk = await signInAs({ role: 'desk' })
  await fucina
    .db()
    .updateTable('sessions')
    .set({ provenAt: new Date(Date.now() - 11 * 60_000) })
    .where('userId', '=', clerk.id)
    .execute()
  await open(page, `${list}/${rosa.id}`)
  await page.getByLabel('Cancellazione richiesta').check()
  await page.getByRole('button', { name: "Elimina l'account" }).click()
  await page.getByRole('button', { name: "Elimina per sempre l'account" }).click()
  const dialog = page.getByRole('dialog', { name: 'Conferma che sei tu' })
  await dialog.getByLabel('La tua password').fill(testPassword)
  await dialog.getByRole('button', { name: 'Continua' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: "Elimina per sempre l'account" }).click()
  await expect(page.getByText('Account eliminato.')).toBeVisible()
  const left = fucina.db().selectFrom('users').select('id').where('id', '=', rosa.id)
  expect(await left.execute()).toEqual([])
})

test('WHO-91 by keyboard: a clerk corrects an address', async ({
  page,
  fucina,
  signInAs,
  allowErrors,
}) => {
  allowErrors(/status of 40[09]/)
  await signInAs({ role: 'desk' })
  const woman = await person(fucina, { name: 'Rosa Posta' })
  const name = `rosa.${woman.id.slice(0, 8)}`
  await open(page, `${list}/${woman.id}`)
  await page.getByRole('radio', { name: 'Email scritta male' }).check()
  await button(page, "Correggi l'indirizzo email").press('Enter')
  const field = page.getByRole('textbox', { name: 'Indirizzo giusto' })
  await expect(field).toBeFocused()
  await field.fill(woman.email)
  await page.keyboard.press('Enter')
  await expect(told(page)).toContainText('Questo è già il suo indirizzo.')
  await expect(field).toHaveValue(woman.email)
  await field.fill(`${name}@gmail.com`)
  await button(page, "Correggi l'indirizzo").press('Enter')
  await expect(page.getByText('Indirizzo corretto: da adesso')).toBeVisible()
  await expect(page.getByText(`${name}@gmail.com`)).toBeVisible()
})
