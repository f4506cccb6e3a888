import { testPassword } from '../harness/people.ts'
import { expect, phone, test } from './fixtures.ts'
import { button, open, title, told } from './screens.ts'

const settings = '/dashboard/impostazioni'

/** The link of a mail, on the server of the journey. */
const pathOf = (link: string | undefined) => {
  const { pathname, search } = new URL(link ?? '')
  return pathname + search
}

test('WHO-85 by keyboard: another address, confirmed by its link, once', async ({
  page,
  mail,
  signInAs,
  allowErrors,
}) => {
  test.slow()
  allowErrors(/status of 40[03]/)
  await page.setViewportSize(phone)
  const user = await signInAs()
  const name = `ada.${user.id.slice(0, 8)}`
  await open(page, settings)
  const field = page.getByLabel('Nuovo indirizzo')
  const password = page.getByLabel('Password del tuo account')
  await field.fill(`${name}@gmail.com`)
  await password.fill('sbagliata')
  await page.keyboard.press('Enter')
  await expect(told(page)).toContainText('La password non è giusta.')
  await expect(field).toHaveValue(`${name}@gmail.com`)
  await password.fill(testPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Abbiamo scritto a ${name}@gmail.com`)).toBeVisible()
  await expect(password).toHaveValue('')

  const asked = await mail.waitFor(`${name}@gmail.com`)
  await open(page, pathOf(asked.link))
  await expect(title(page)).toHaveText('Vuoi usare questo indirizzo?')
  await button(page, 'Conferma il nuovo indirizzo').press('Enter')
  await expect(page.getByText('Indirizzo cambiato. Da adesso entri con questo.')).toBeVisible()
  await expect(page.getByText(`Il tuo indirizzo è ${name}@gmail.com, confermato.`)).toBeVisible()

  await open(page, pathOf(asked.link))
  await expect(title(page)).toHaveText('Questo collegamento non è più valido')
})
