/** Where prompts come from, and how they are copied: rows that need exact contents. */
import type { Page } from '@playwright/test'
import { promptPath } from '../../app/prompt-path.ts'
import { ristoratorePrompts } from '../../db/content/prompt-sets/ristoratore.ts'
import { expect, test } from './fixtures.ts'
import {
  box,
  button,
  closeMore,
  generate,
  more,
  open,
  openText,
  ownWords,
  saveAnswer,
  stopClock,
} from './screens.ts'

const { templates, blocks } = ristoratorePrompts
const textOf = (template: (typeof templates)[number]) =>
  template.blocks.map(({ text }) => text).join(' ')

test('WORK-07 a gap is a labelled field, filled live', async ({ page }) => {
  await open(page, '/prompts?profession=ristoratore&template=ristoratore-menu-del-giorno')
  const gap = '[che tipo di locale hai?: una trattoria di quartiere]'
  const field = page.getByLabel('Che tipo di locale hai?')
  const menu = templates.find(({ title }) => title === 'Il menu del giorno')
  const whole = menu ? textOf(menu) : ''
  expect(whole).toContain(gap)
  await expect(field).toHaveAccessibleDescription('Per esempio: una trattoria di quartiere')
  await field.pressSequentially('un bar')
  await expect(box(page)).toHaveValue(whole.replace(gap, 'un bar'))
  await field.fill('')
  await expect(box(page)).toHaveValue(whole)
})

test('WORK-08 the blocks stand under their categories as they are stored', async ({ page }) => {
  await open(page, '/prompts?profession=ristoratore&come=blocchi')
  const shown = await page.locator('.block-group').evaluateAll((groups) =>
    groups.map((group) => ({
      category: group.querySelector('h3')?.textContent?.trim(),
      texts: [...group.querySelectorAll('button')].map((block) => block.textContent?.trim()),
    })),
  )
  const stored = Map.groupBy(blocks, ({ category }) => category)
  expect(shown).toEqual(
    [...stored].map(([category, some]) => ({ category, texts: some.map(({ text }) => text) })),
  )
})

/** Arrives at the workshop by a link of another screen that carries `state`. */
async function arriveWith(page: Page, state: Record<string, string>) {
  await page.evaluate((usr) => {
    history.pushState({ usr, key: 'arrivo', idx: 1 }, '', '/prompts')
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, state)
}

test('WORK-22 another screen brings profession, template and prompt along', async ({ page }) => {
  const menu = templates[0]
  if (!menu) throw new Error('the set has no template')
  const chosen = page.locator('.choice.on b')
  await open(page, '/')
  await arriveWith(page, { professionId: 'ristoratore', templateId: menu.id })
  await expect(page).toHaveURL(`/prompts?profession=ristoratore&template=${menu.id}`)
  await expect(chosen).toContainText(menu.title)
  await expect(box(page)).toHaveValue(textOf(menu))

  await open(page, '/')
  const customPrompt = 'Parole portate da lontano.'
  await arriveWith(page, { professionId: 'ristoratore', templateId: menu.id, customPrompt })
  await expect(chosen).toContainText(menu.title)
  await expect(box(page)).toHaveValue(customPrompt)
  await openText(page)
  await box(page).fill('Parole nuove.')
  await page.reload()
  await expect(box(page)).toHaveValue('Parole nuove.')

  await open(page, '/')
  await arriveWith(page, { professionId: 'astronauta', customPrompt })
  await expect(box(page)).toHaveValue(customPrompt)
  await expect(page.locator('.folded > b')).toHaveText('Scrivo io la mia richiesta')
})

/** Presses a copy button with the clock stopped: there at 1.9 s, gone at 2.1 s. */
async function timeCopied(page: Page, name: string) {
  const copied = button(page, 'Copiato!')
  await button(page, name).click()
  await expect(copied).toBeVisible()
  await page.clock.runFor(1900)
  await expect(copied).toBeVisible()
  await page.clock.runFor(200)
  await expect(copied).toHaveCount(0)
  await expect(button(page, name)).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

test('CONST-09 WORK-12 WORK-16 SAVE-11 DASH-11 every copy button says so for exactly two seconds', async ({
  page,
  context,
  learner,
}) => {
  test.slow()
  expect(learner.id).toBeTruthy()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await open(page, ownWords)
  await generate(page, 'Scrivi un saluto.')
  await stopClock(page)
  expect(await timeCopied(page, 'Copia Prompt')).toBe('Scrivi un saluto.')
  const copied = (await timeCopied(page, 'Copia')).trimEnd()
  expect(copied).toMatch(/^Una risposta di prova\n\nHai chiesto: .+\n\nPunti Chiave\n\n- /)
  await page.clock.resume()
  await more(page)
  await stopClock(page)
  expect(await timeCopied(page, 'Copia solo il testo')).toMatch(/^Questo testo/)
  await page.clock.resume()
  await closeMore(page)

  const path = await saveAnswer(page, 'Scrivi un saluto.')
  await expect(page.getByText('Nessuna immagine generata')).toHaveCount(0)
  await page.getByText('La tua richiesta').click()
  await expect(page.getByText('Scrivi un saluto.', { exact: true })).toBeVisible()
  await open(page, path)
  await stopClock(page)
  expect(await timeCopied(page, 'Copia')).toBe(copied)
  await page.clock.resume()
  await open(page, '/saved-searches')
  await stopClock(page)
  expect(await timeCopied(page, 'Copia')).toBe(copied)
})

test('WORK-22 an address brings a text along, and the draft of before comes back', async ({
  page,
}) => {
  const path = promptPath({ profession: 'medico', text: 'Spiega una ricetta.\nIn due righe.' })
  const chosen = (where: Page) => where.locator('.folded > b').first()
  await open(page, ownWords)
  await box(page).fill('La mia bozza.')
  await open(page, path)
  await expect(chosen(page)).toHaveText('Medico')
  await expect(box(page)).toHaveValue('Spiega una ricetta.\nIn due righe.')
  await page.reload()
  await expect(box(page)).toHaveValue('Spiega una ricetta.\nIn due righe.')
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(box(page)).toHaveValue('La mia bozza.')

  await open(page, path)
  await box(page).fill('Spiega una ricetta in tre righe.')
  await expect(page).toHaveURL('/prompts?profession=medico&come=parole')
  await page.reload()
  await expect(box(page)).toHaveValue('Spiega una ricetta in tre righe.')
})
