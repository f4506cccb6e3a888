/** Two server processes on one PostgreSQL: what happens at one shows at the other at once. */
import { suspendUser } from '../../app/accounts/users.server.ts'
import { type Fucina, launchFucina } from '../harness/launch.ts'
import { openSession, person, testPassword } from '../harness/people.ts'
import { test as base, expect } from './fixtures.ts'
import {
  answerTitle,
  box,
  button,
  generate,
  hearNews,
  open,
  ownWords,
  pressMore,
  title,
} from './screens.ts'

const test = base.extend<object, { other: Fucina }>({
  other: [
    async ({ fucina, standIns: { ai } }, use) => {
      const other = await launchFucina({ place: fucina.place, env: ai.env })
      await use(other)
      await other.remove()
    },
    { scope: 'worker' },
  ],
})

const suspended = "Il tuo account è stato sospeso. Contatta l'amministratore del sistema."

test.beforeEach(({ other, allowErrors }) => allowErrors(new RegExp(`another host: ${other.url}/`)))

test('SESS-09 SAVE-09 DATA-15 signed in at one process, saved at one, seen at the other without a reload', async ({
  page,
  context,
  fucina,
  other,
}) => {
  test.slow()
  const { email } = await person(fucina)
  await open(page, `${fucina.url}/login/accedi?da=%2Fsaved-searches`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  await page.getByRole('main').getByRole('button', { name: 'Accedi', exact: true }).click()
  await expect(title(page)).toHaveText('Risposte salvate')
  await expect(page.getByText('Nessuna risposta salvata')).toBeVisible()

  // The session of one process holds at the other; cookies know no ports.
  const there = await context.newPage()
  await open(there, `${other.url}/prompts?profession=ristoratore`)
  await generate(there, 'Scrivi un saluto.')
  await button(there, 'Salva Risposta').click()
  await expect(button(there, 'Salvato')).toBeDisabled()
  await hearNews(page)
  await expect(
    page.getByRole('main').getByRole('link', { name: answerTitle, exact: true }),
  ).toBeVisible()

  await there.goto(`${other.url}/saved-searches`)
  await there.getByRole('main').getByRole('link', { name: answerTitle, exact: true }).click()
  await pressMore(there, 'Elimina la risposta')
  const dialog = there.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Elimina la risposta' }).click()
  await expect(there).toHaveURL(/\/saved-searches(\?|$)/)
  await hearNews(page)
  await expect(page.getByText('Nessuna risposta salvata')).toBeVisible()

  await there.getByRole('button', { name: 'Esci' }).filter({ visible: true }).click()
  await expect(there).toHaveURL(`${other.url}/`)
  await hearNews(page)
  await expect(page).toHaveURL(/\/login/)
})

test('AUTH-14 a suspension elsewhere closes the session at every process, without a reload', async ({
  page,
  context,
  fucina,
  other,
}) => {
  test.slow()
  const admin = await person(fucina, { role: 'admin' })
  const user = await person(fucina)
  const [name, value] = await openSession(fucina, user.id)
  await context.addCookies([{ name, value, url: fucina.url, httpOnly: true, sameSite: 'Lax' }])
  const there = await context.newPage()
  for (const [tab, url] of [
    [page, fucina.url],
    [there, other.url],
  ] as const) {
    await open(tab, `${url}/saved-searches`)
  }
  await open(there, `${other.url}${ownWords}`)
  await box(there).fill('Parole non ancora mandate.')
  await suspendUser(fucina.db(), { id: admin.id, role: 'admin' }, user.id)
  for (const tab of [page, there]) await hearNews(tab)
  await page.waitForURL(/\/login/)
  await expect(page.getByRole('alert')).toContainText(suspended)
  for (const url of [fucina.url, other.url]) {
    const response = await context.request.get(`${url}/profile`)
    expect(response.status()).toBe(401)
  }
  await expect(box(there)).toHaveValue('Parole non ancora mandate.')
  await expect(there.getByRole('banner').getByRole('link', { name: 'Accedi' })).toBeVisible()
})
