import { person } from '../harness/people.ts'
import { expect, expectAccessibleAtWidths, phone, test } from './fixtures.ts'
import { button, open, title } from './screens.ts'

test('WHO-91 WHO-92 GEN-03 by keyboard: a clerk corrects an address, a stranger gives it back', async ({
  page,
  fucina,
  mail,
  signInAs,
  allowErrors,
}) => {
  test.slow()
  allowErrors(/status of 40[09]/)
  await page.setViewportSize(phone)
  await signInAs({ role: 'desk' })
  const woman = await person(fucina, { name: 'Mariannunziata '.repeat(4).trim() })
  const name = `rosa.${woman.id.slice(0, 8)}`
  await open(page, `/admin/users/${woman.id}`)
  await page.getByRole('radio', { name: 'Email scritta male' }).check()
  await button(page, "Correggi l'indirizzo email").press('Enter')
  const field = page.getByRole('textbox', { name: 'Indirizzo giusto' })
  await expect(field).toBeFocused()
  await expectAccessibleAtWidths(page)
  await field.fill(woman.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Questo è già il suo indirizzo.')
  await expect(field).toHaveValue(woman.email)
  await field.fill(`${name}@gmial.com`)
  await expect(page.getByText(`Intendevi ${name}@gmail.com?`)).toBeVisible()
  await expectAccessibleAtWidths(page)
  await button(page, 'Sì, correggi').press('Enter')
  await button(page, "Correggi l'indirizzo").press('Enter')
  await expect(page.getByText('Indirizzo corretto: da adesso')).toBeVisible()
  await expect(page.getByText(`${name}@gmail.com`)).toBeVisible()
  await expect(page.getByText('indirizzo corretto. Motivo: Email scritta male')).toBeVisible()

  const { link = '' } = await mail.waitFor(`${name}@gmail.com`)
  const { pathname, search } = new URL(link)
  await open(page, pathname + search)
  await expect(title(page)).toHaveText('Questo account non è tuo?')
  await expectAccessibleAtWidths(page)
  await button(page, 'Non è mio: togliete il mio indirizzo').press('Enter')
  await expect(title(page)).toHaveText('Grazie, abbiamo tolto il tuo indirizzo')
  await expectAccessibleAtWidths(page)
})
