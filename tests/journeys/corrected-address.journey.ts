import { person } from '../harness/people.ts'
import { expect, expectAccessibleAtWidths, phone, test } from './fixtures.ts'
import { button, open } from './screens.ts'

test('WHO-91 GEN-03 by keyboard: a clerk corrects an address', async ({
  page,
  fucina,
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
})
