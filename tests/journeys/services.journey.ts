/** An answer in the browser from each kind of service, with a key alone, while the service changes. */
import type { Page } from '@playwright/test'
import type { AiStandIn } from '../stand-ins/ai.ts'
import { expect, phone, test } from './fixtures.ts'
import { answer, box, button, more, open, ownWords, pressMore } from './screens.ts'

test.use({
  contentOf: 'services',
  serverEnv: { AI_CHAT_MODEL: '', AI_IMAGE_MODEL: '' },
  viewport: phone,
})

async function ask(page: Page) {
  await open(page, ownWords)
  await box(page).fill('Scrivi un saluto per chi apre il mercato.')
  await button(page, 'Genera Risposta').click()
}

const wellWritten = (page: Page) =>
  expect(answer(page).getByRole('heading', { name: 'Una risposta di prova' })).toBeVisible()

async function expectAnswer(page: Page, ai: AiStandIn, model: string) {
  await ask(page)
  await wellWritten(page)
  await expect(button(page, 'Salva Risposta')).toBeVisible()
  await expect(answer(page)).not.toContainText('Penso alla richiesta')
  expect(ai.requests.findLast(({ path }) => path.endsWith('completions'))?.body.model).toBe(model)
}

async function expectPicture(page: Page) {
  await pressMore(page, 'Genera Immagine')
  await expect(answer(page).getByRole('img')).toHaveJSProperty('naturalWidth', 1024)
}

const expectNoPicture = async (page: Page) =>
  expect(
    (await more(page)).getByText('Il servizio collegato a questo sito non fa immagini.'),
  ).toBeVisible()

test('AIX-01 AIX-02 AIX-07 every kind of service answers, with a key alone and while it changes', async ({
  page,
  ai,
  allowErrors,
}) => {
  test.slow()
  allowErrors(/status of 502/)
  // Each service meets an empty sheet.
  await page.addInitScript(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await test.step("today's OpenAI, whose model dies in mid-run", async () => {
    ai.profile = 'openai'
    await expectAnswer(page, ai, 'gpt-6-luna')
    await expectPicture(page)
    ai.withdrawn.add('gpt-6-luna')
    await expectAnswer(page, ai, 'gpt-5.6-luna')
  })

  await test.step('one that knows only max_tokens', async () => {
    // Another service at the same address: one refusal, in the midst of the request.
    ai.profile = 'mistral'
    await expectAnswer(page, ai, 'mistral-small-latest')
    await expectNoPicture(page)
  })

  await test.step('one of one’s own, without pictures', async () => {
    ai.profile = 'ollama'
    await expectAnswer(page, ai, 'gemma3:4b')
    await expectNoPicture(page)
  })

  await test.step('one that thinks aloud: its first answer is thought away, the next is there', async () => {
    ai.profile = 'thinks-beside'
    await ask(page)
    await expect(
      page.getByText('Mi dispiace, non sono riuscito a generare una risposta.'),
    ).toBeVisible()
    await expectAnswer(page, ai, 'gemma3:4b')
    ai.profile = 'thinks-inside'
    await expectAnswer(page, ai, 'gemma3:4b')
  })

  await test.step('one without a list and without any model that we know', async () => {
    ai.profile = 'no-list'
    await ask(page)
    await expect(page.getByText('ho avvisato chi gestisce il sito')).toBeVisible()
    await expect(box(page)).toHaveValue('Scrivi un saluto per chi apre il mercato.')
  })
})
