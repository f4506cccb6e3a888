/** What journeys do again and again on the screens, in the words a person sees. */
import { expect, type Locator, type Page } from '@playwright/test'
import { untilInteractive } from './fixtures.ts'

/** What the AI stand-in's answers are called. */
export const answerTitle = 'Una risposta di prova'

export const box = (page: Page) => page.getByLabel('Testo del prompt')
export const answer = (page: Page) => page.getByRole('region', { name: 'Risposta', exact: true })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** By keyboard, at once: a pointer's press may be the second half of the one that asked. */
export const stopAnswer = (page: Page) => button(page, 'Ferma').press('Enter')

/** The errors of a form, or what was done: what took the focus to be read. */
export const told = (page: Page) => page.locator(':is(.summary, .done-note)')

export const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** The tab asks for news at once, as if it were seen again. */
export const hearNews = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

export async function open(page: Page, path: string) {
  await page.goto(path)
  await untilInteractive(page)
}

/** An entry of the navigation bar, behind the menu button on a phone. */
export async function entry(page: Page, name: string): Promise<Locator> {
  const bar = page.getByRole('banner')
  const menu = bar.getByText('Menu', { exact: true })
  const wanted = bar
    .getByRole('link', { name, exact: true })
    .or(bar.getByRole('button', { name, exact: true }))
    .filter({ visible: true })
  if ((await menu.isVisible()) && (await wanted.count()) === 0) await menu.click()
  return wanted
}

/** The workshop with an empty sheet, for a request in one's own words. */
export const ownWords = '/prompts?come=parole'

/** A request whose answer is a letter. */
export const letterRequest =
  '/prompts?profession=vita-quotidiana&template=vita-quotidiana-lettera-comune'

/** Opens the whole text of a template with gaps, which is folded away under the button. */
export async function openText(page: Page) {
  const fold = page.locator('.whole-text:not([open]) > summary')
  if ((await fold.count()) > 0) await fold.click()
}

/** Waits until the tab or the device keeps these words of a draft. */
export const untilKept = (page: Page, words: string) =>
  expect
    .poll(() => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])))
    .toContain(words)

/** Writes the prompt and waits for the whole answer. */
export async function generate(page: Page, prompt = 'Scrivi un saluto.') {
  await openText(page)
  await box(page).fill(prompt)
  await button(page, 'Genera Risposta').click()
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
}

/** 'Altro' under an answer. By keyboard: a pointer's next press may be the second half of it. */
export async function more(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Altro' })
  // Until the scripts have it, it unfolds in place.
  await expect(page.locator('details.more-acts')).toHaveCount(0)
  if (!(await dialog.isVisible())) await button(page, 'Altro').press('Enter')
  await expect(dialog).toBeVisible()
  return dialog
}

/** Presses what stands in 'Altro'. */
export const pressMore = async (page: Page, name: string) =>
  (await more(page)).getByText(name, { exact: true }).click()

export const closeMore = async (page: Page) =>
  (await more(page)).getByRole('button', { name: 'Chiudi' }).press('Enter')

export const openSaved = (page: Page) =>
  page.getByRole('link', { name: 'Apri la risposta salvata' }).click()

/** Generates, saves and opens the saved response. @returns its path */
export async function saveAnswer(page: Page, prompt?: string): Promise<string> {
  await generate(page, prompt)
  await button(page, 'Salva Risposta').click()
  await openSaved(page)
  await expect(page).toHaveURL(/\/saved-searches\/[\w-]+$/)
  return new URL(page.url()).pathname
}

/** Keeps back what the page asks of these addresses. @returns lets it go, and all that follows */
export async function hold(page: Page, addresses: string): Promise<() => Promise<void>> {
  const { promise: isLetGo, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await isLetGo
    await route.continue()
  })
  return async () => {
    resolve()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

/** Stops the page's clock, so that times are exact; go on with `page.clock.runFor`. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}
