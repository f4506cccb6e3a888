import type { Page } from '@playwright/test'
import { person, testPassword } from '../harness/people.ts'
import { expect, phone, test, untilInteractive } from './fixtures.ts'
import { told } from './screens.ts'

const sent = 'Email di reset inviata. Controlla la tua casella di posta.'
const googleFailed = 'Errore durante il login con Google. Per favore riprova.'

const password = (page: Page) => page.getByLabel('Password', { exact: true })
const submit = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()
const google = (page: Page) => page.getByRole('button', { name: 'Continua con Google' })

async function open(page: Page, path: string) {
  await page.goto(path)
  await untilInteractive(page)
}

/** The posts the page sends while `work` runs. */
async function posts(page: Page, work: () => Promise<unknown>): Promise<string[]> {
  const found: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') found.push(request.url())
  })
  await work()
  await page.waitForTimeout(300)
  return found
}

test('LET-40 AUTH-01 AUTH-04 the sign-in asks first who one is, leads to each way by links, and keeps the way back', async ({
  page,
  fucina,
}) => {
  const { email } = await person(fucina)
  await page.setViewportSize(phone)
  await open(page, '/saved-searches')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Come vuoi entrare?')
  await expect(page.getByRole('main').locator('input:not([type=checkbox]):visible')).toHaveCount(0)
  await page.getByRole('link', { name: 'Crea un account gratis' }).click()
  await expect(title).toBeFocused()
  for (const label of ['Nome', 'Email', 'Password', 'Conferma password']) {
    await expect(page.getByLabel(label, { exact: true })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Come vuoi entrare' }).click()
  await page.getByRole('link', { name: 'Ho già un account' }).click()
  await page.getByRole('link', { name: 'Hai dimenticato la password?' }).click()
  await expect(title).toHaveText('Password dimenticata?')
  await expect(password(page)).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/login/password-dimenticata')
  await page.goBack()
  await expect(title).toHaveText('Ho già un account')
  expect(new URL(page.url()).pathname).toBe('/login/accedi')
  await page.getByLabel('Email').fill(email)
  await password(page).fill(testPassword)
  await submit(page, 'Accedi')
  await expect(page).toHaveURL(/\/saved-searches$/)
})

test('ERR-06 an answer that never comes leaves the form and what was typed', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  await open(page, '/login/accedi')
  await page.route('**/login/accedi.data*', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  )
  await page.getByLabel('Email').fill('ada@esempio.it')
  await password(page).fill('una-password')
  await submit(page, 'Accedi')
  await expect(told(page)).toContainText('Si è verificato un errore. Riprova.')
  await expect(told(page)).toContainText('Sembra che manchi la connessione')
  await expect(page.getByLabel('Email')).toHaveValue('ada@esempio.it')
})

test('AUTH-05 AUTH-06 AUTH-07 AUTH-08 faults are named before anything is sent', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, '/login/accedi')
  const summary = told(page)
  const sentBefore = await posts(page, async () => {
    await submit(page, 'Accedi')
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('Scrivi il tuo indirizzo email.')
    await page.getByLabel('Email').fill('abc')
    await submit(page, 'Accedi')
    await expect(summary).toContainText('Indirizzo email non valido.')
    await page.getByRole('link', { name: 'Non ho ancora un account' }).click()
    await page.getByLabel('Nome').fill('   ')
    await page.getByLabel('Email').fill('ada@esempio.it')
    await password(page).fill('corta')
    await page.getByLabel('Conferma password').fill('altra')
    await submit(page, 'Registrati')
    await expect(summary.getByRole('link')).toHaveText([
      'Il nome è obbligatorio',
      'La password deve essere di almeno 6 caratteri',
      'Le password non coincidono',
    ])
    await summary.getByRole('link', { name: 'Le password non coincidono' }).click()
    const confirm = page.getByLabel('Conferma password')
    await expect(confirm).toBeFocused()
    await expect(confirm).toHaveAttribute('aria-invalid', 'true')
    await expect(confirm).toHaveAccessibleDescription('Le password non coincidono')
    await expect(summary.getByRole('link')).toHaveCount(3)
  })
  expect(sentBefore).toEqual([])
})

test('AUTH-10 ERR-01 SESS-05 DASH-04 register, the rules read on the way, sign out, register again: led to signing in', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/409/)
  const email = `nuova.${Date.now()}@esempio.it`
  await open(page, '/login/registrati')
  await page.getByLabel('Nome').fill('Ada')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('main').getByRole('link', { name: "Termini d'uso" }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Crea un account gratis')
  await page.goBack()
  await expect(page.getByLabel('Nome')).toHaveValue('Ada')
  await expect(page.getByLabel('Email')).toHaveValue(email)

  const register = async () => {
    await open(page, '/login/registrati')
    await page.getByLabel('Nome').fill('Ada')
    await page.getByLabel('Email').fill(email)
    await password(page).fill('rondine sul tetto')
    await page.getByLabel('Conferma password').fill('rondine sul tetto')
    await submit(page, 'Registrati')
  }
  await register()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('main').getByRole('button', { name: 'Esci' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
  await register()
  await expect(told(page)).toContainText(
    'Questo indirizzo email è già registrato. Prova ad accedere.',
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ho già un account')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await password(page).fill('rondine sul tetto')
  await submit(page, 'Accedi')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('AUTH-13 AUTH-12 after a reset request the screen says so and stays; its link sets another password', async ({
  page,
  fucina,
  mail,
}) => {
  const { email } = await person(fucina)
  await open(page, '/login/password-dimenticata')
  await page.clock.install()
  await page.getByLabel('Email').fill(email)
  await submit(page, 'Invia il collegamento')
  await expect(page.getByText(sent)).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password dimenticata?')
  await expect(page.getByText(sent)).toBeVisible()
  await page.clock.resume()
  const { link = '' } = await mail.waitFor(email)
  await open(page, link)
  await page.getByLabel('Nuova password').fill('una parola nuova')
  await page.getByLabel('Conferma password').fill('una parola nuova')
  await submit(page, 'Salva la nuova password')
  await expect(page.getByText('Password cambiata. Ora accedi con quella nuova.')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await password(page).fill('una parola nuova')
  await submit(page, 'Accedi')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('AUTH-11 Google in a window: the page goes on; closed or blocked, the page itself goes to Google', async ({
  page,
  oidc,
  allowErrors,
}) => {
  allowErrors(/favicon|404/)
  const account = { name: 'ada.google@esempio.it' }
  const openWindow = async () => {
    await page.context().clearCookies()
    await open(page, '/login?da=%2Fsaved-searches')
    const [popup] = await Promise.all([page.waitForEvent('popup'), google(page).click()])
    return popup
  }
  const popup = await openWindow()
  await expect(page.getByText('Continua nella finestra che si è aperta.')).toBeVisible()
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', account).click()
  await closed
  await expect(page).toHaveURL(/\/saved-searches$/)

  const other = await openWindow()
  await other.waitForURL(`${oidc.origin}/**`)
  await other.close()
  await page.waitForURL(`${oidc.origin}/**`)
  await page.getByRole('button', account).click()
  await expect(page).toHaveURL(/\/saved-searches$/)

  await page.context().clearCookies()
  await page.addInitScript(() => (window.open = () => null))
  await open(page, '/login')
  await google(page).click()
  await page.waitForURL(`${oidc.origin}/**`)
  await page.getByRole('button', account).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('ERR-07 window and page both fail: the message, and the form still works', async ({
  page,
  oidc,
  allowErrors,
}) => {
  allowErrors(/favicon|404/)
  oidc.mode = 'no-token'
  oidc.person = { email: 'ada.google@esempio.it', emailVerified: true }
  await open(page, '/login')
  const before = oidc.visits
  await google(page).click()
  await expect(page.getByText(googleFailed)).toBeVisible()
  expect(oidc.visits).toBe(before + 2)
})

test("SESS-05 SESS-07 after 'Esci' the browser's back leads out, past what asks to sign in", async ({
  page,
  signInAs,
}) => {
  await page.goto('/aiuto')
  const { name, email } = await signInAs({ name: 'Ada Fumagalli' })
  await open(page, '/prompts')
  await page.getByRole('link', { name: 'Guide', exact: true }).first().click()
  await page.waitForURL(/\/guides$/)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  await page.waitForURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await page.getByRole('main').getByRole('button', { name: 'Esci' }).click()
  await expect(page.getByRole('link', { name: 'Accedi' }).first()).toBeVisible()
  for (const path of ['/login?da=%2Fdashboard', '/login?da=%2Fguides', '/prompts', '/aiuto']) {
    await page.goBack()
    await expect(page).toHaveURL(path)
    const words = await page.locator('body').innerText()
    for (const part of ['Fumagalli', email, 'Esci']) expect(words).not.toContain(part)
  }
})
