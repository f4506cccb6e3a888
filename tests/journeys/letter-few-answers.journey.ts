/** A letter with two answers a day: they are used up between explanation and reply, or in two tabs. */
import type { Page } from '@playwright/test'
import { expect, phone, test } from './fixtures.ts'
import { explain } from './letter-files.ts'
import { answer, button, open, openSaved, untilKept } from './screens.ts'

test.use({
  serverEnv: {
    AI_CHAT_MODEL: 'gpt-4o-mini',
    AI_DAILY_PER_VISITOR: '2',
    AI_DAILY_PER_USER: '2',
  },
})

const explained = `# La tassa sui rifiuti

## Chi scrive

Il Comune di Valbrembo.

## Che cosa fare

1. Paga.
`
const reply = '# Lettera al Comune\n\n## Contenuto Dettagliato\n\nChiedo di pagare a luglio.\n'
const explanation = (page: Page) => page.getByRole('region', { name: 'Spiegazione' })
const wants = (page: Page) => page.getByLabel('Che cosa vuoi rispondere?')

async function pasted(page: Page) {
  await page.setViewportSize(phone)
  await open(page, '/lettera')
  await page.getByText('Oppure incolla le parole').click()
  await page.getByLabel('Le parole della lettera').fill('La tassa è di 128,40 euro.')
  await explain(page).click()
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
}

/** The same tab once more, as the browser's menu doubles it. */
async function doubled(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.evaluate(() => void window.open(location.href))
  const other = await opened
  await other.setViewportSize(phone)
  await expect(button(other, 'Salva Risposta')).toBeEnabled()
  return other
}

const toReply = (page: Page) =>
  page.getByRole('link', { name: /^Rispondi a questa lettera/ }).click()

test('LETT-04 the day is used up between explanation and reply: it is said, and nothing is lost', async ({
  page,
  ai,
  allowErrors,
}) => {
  allowErrors(/status of 429/)
  ai.text = explained
  await pasted(page)
  await untilKept(page, 'Valbrembo')
  const other = await doubled(page)
  await toReply(page)
  await wants(page).fill('pago a luglio')
  // The last one of the day goes elsewhere; this tab does not know.
  await button(
    other,
    "Che cosa devo preparare? L'elenco delle carte e delle domande da fare.",
  ).click()
  await expect(button(other, 'Salva Risposta')).toBeEnabled()
  await expect(explanation(other)).toContainText('Che cosa devo preparare?')
  await button(page, 'Scrivi la risposta').click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Il limite di oggi è finito' }),
  ).toBeVisible()
  await expect(button(page, 'Scrivi la risposta')).toBeDisabled()
  await expect(page.getByText('La spiegazione e le tue parole restano qui')).toBeVisible()
  await untilKept(page, 'pago a luglio')
  await page.reload()
  await expect(wants(page)).toHaveValue('pago a luglio')
  await expect(explanation(page)).toContainText('Il Comune di Valbrembo.')
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  expect(ai.requests).toHaveLength(2)
})

test('LETT-05 two tabs with the same letter: each keeps its own, and both are saved as one', async ({
  page,
  ai,
  learner,
  fucina,
}) => {
  ai.text = explained
  await pasted(page)
  await untilKept(page, 'Valbrembo')
  const other = await doubled(page)
  await toReply(page)
  await wants(page).fill('pago a luglio')
  ai.text = reply
  await button(page, 'Scrivi la risposta').click()
  await expect(answer(page)).toContainText('Chiedo di pagare a luglio.')
  await button(page, 'Salva Risposta').click()
  await expect(button(page, 'Salvato')).toBeVisible()
  // The tab without the reply takes nothing away.
  await other.reload()
  await expect(answer(other)).toHaveCount(0)
  await button(other, 'Salva Risposta').click()
  await openSaved(other)
  await expect(other.locator('.message')).toContainText('Chiedo di pagare a luglio.')
  await expect(other.locator('.answer-words')).toContainText('Il Comune di Valbrembo.')
  const rows = await fucina
    .db()
    .selectFrom('savedResponses')
    .select('id')
    .where('userId', '=', learner.id)
    .execute()
  expect(rows).toHaveLength(1)
})
