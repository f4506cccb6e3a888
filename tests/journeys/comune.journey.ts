/** Signing in with the Comune's own button, by keyboard, and out again. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type Fucina, launchFucina } from '../harness/launch.ts'
import { type OidcStandIn, startOidc } from '../stand-ins/oidc.ts'
import { tabTo } from './by-keyboard.ts'
import { expect, phone, test, untilInteractive } from './fixtures.ts'

const names = { comune: 'il Comune di Brescia', spid: 'SPID o CIE', scuola: 'la scuola' }

let comune: OidcStandIn
let fucina: Fucina
test.beforeAll(async ({ engine, standIns }) => {
  comune = await startOidc(0, 'comune')
  const settings = Object.entries(names).map(([id, name]) => comune.envAs(id, name))
  fucina = await launchFucina({
    engine,
    env: {
      ...standIns.oidc.env,
      ...Object.assign({}, ...settings),
      SIGN_IN_PROVIDERS: Object.keys(names).join(),
    },
  })
})
test.beforeEach(() => {
  comune.person = { sub: 'ada', profile: { given_name: 'Ada', family_name: 'Brambilla' } }
})
test.afterAll(() => Promise.all([fucina.remove(), comune.stop()]))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function browserOf(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: phone, baseURL: fucina.url })
}

test("REL-35 in with the Comune's button and out again, by keyboard", async ({ browser }) => {
  const context = await browserOf(browser)
  const page = await context.newPage()
  await page.goto('/login?da=%2Ftools')
  await untilInteractive(page)
  await tabTo(page, new RegExp(`Continua con ${names.comune}`))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tools$/)
  await page.goto('/dashboard')
  await expect(page.getByRole('main')).toContainText('Ada')

  await untilInteractive(page)
  const before = comune.signOuts
  await button(page, 'Esci').last().press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vuoi uscire?')
  await button(page, 'Esci').press('Enter')
  await expect(page).toHaveURL(`${fucina.url}/`)
  expect(comune.signOuts).toBe(before + 1)
  await context.close()
})
