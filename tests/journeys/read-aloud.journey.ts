/** 'Ascolta': answers and saved responses read aloud by the browser's own voice. */
import type { Page } from '@playwright/test'
import { breakVoice, finishSentence, giveVoice, marked, said, speaking } from './fake-voice.ts'
import { expect, phone, test } from './fixtures.ts'
import { answer, button, generate, open, ownWords, saveAnswer } from './screens.ts'

const heading = 'Una risposta di prova'
const sentences = [
  'Hai chiesto: «Scrivi un saluto.»',
  'Punti Chiave',
  'Parti da quello che sai già fare bene.',
  'Scrivi una cosa per volta, con parole tue.',
  'Rileggi prima di usare il testo.',
  'Contenuto Dettagliato',
  'Questo testo arriva a pezzi, come da un servizio vero, e serve alle prove del prodotto.',
  'Ogni pezzo è breve, così si vede la risposta che cresce.',
  'Scegli che cosa vuoi ottenere.',
  'Dillo con un esempio.',
  'Controlla il risultato.',
  'Suggerimenti',
  'Prova a cambiare una parola della richiesta e guarda che cosa succede.',
]
const [first = '', second = '', third = ''] = sentences
const last = sentences.at(-1) ?? ''

const says = (page: Page, sentence: string) =>
  expect.poll(async () => [await speaking(page), await marked(page)]).toEqual([sentence, sentence])

async function openSaved(page: Page) {
  await open(page, ownWords)
  await saveAnswer(page)
  await page.reload()
}

test('Ascolta reads a saved response sentence by sentence, and says each again after a pause', async ({
  page,
  learner,
}) => {
  expect(learner.id).toBeTruthy()
  await giveVoice(page)
  await openSaved(page)
  await button(page, 'Ascolta').focus()
  await page.keyboard.press('Enter')
  await says(page, first)
  await expect(button(page, 'Pausa')).toBeFocused()
  await finishSentence(page)
  await says(page, second)

  await page.keyboard.press('Enter')
  await expect(button(page, 'Riprendi')).toBeFocused()
  await expect.poll(async () => [await speaking(page), await marked(page)]).toEqual(['', second])
  // Sooner it would be the second half of a double press.
  await page.waitForTimeout(500)
  await page.keyboard.press('Enter')
  await says(page, second)
  await finishSentence(page)
  await says(page, third)

  await button(page, 'Più lento').click()
  await expect(button(page, 'Più lento')).toHaveAttribute('aria-pressed', 'true')
  await says(page, third)
  const [normal, slow] = (await said(page)).filter(({ text }) => text === third)
  expect(normal?.rate).toBeLessThan(1)
  expect(slow?.rate).toBeLessThan(normal?.rate ?? 0)
  expect(slow?.voice).toBe('Alice')

  await page.keyboard.press('Shift+Tab')
  await expect(button(page, 'Ferma')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Ascolta')).toBeFocused()
  await says(page, '')
  await expect(button(page, 'Ferma')).toHaveCount(0)
})

test('Ascolta starts again when the voice breaks down, and stops when a new answer is asked for or the page is left', async ({
  page,
  ai,
}) => {
  await giveVoice(page)
  await open(page, ownWords)
  await generate(page)
  await button(page, 'Ascolta').click()
  await says(page, heading)
  await breakVoice(page)
  await expect(page.getByText('La voce non risponde. Premi Ascolta per riprovare.')).toBeVisible()
  await button(page, 'Ascolta').click()
  await says(page, heading)
  ai.chat = 'hang-midway'
  await button(page, 'Genera Risposta').click()
  await expect(page.getByText('Sto scrivendo…').filter({ visible: true })).not.toHaveCount(0)
  await expect.poll(() => speaking(page)).toBe('')
  await expect(button(page, 'Ascolta')).toHaveCount(0)
  // The keyboard's press counts at once; a finger's may be the second half of a double one.
  await answer(page).getByRole('button', { name: 'Ferma' }).press('Enter')
  ai.reset()
  await button(page, 'Ascolta').click()
  await expect.poll(() => speaking(page)).not.toBe('')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL(/privacy$/)
  await says(page, '')
})

test('LET-09 an Arabic part stands from the right, and is left out where no voice knows it', async ({
  page,
  ai,
  learner,
}) => {
  expect(learner.id).toBeTruthy()
  ai.text =
    '# Per il medico\n\n## Punti Chiave\n\n- اتصل بالطبيب من فضلك.\n\n## Contenuto Dettagliato\n\nالسيد Mario Rossi، اتصل على 035 399 111 من فضلك.\n\n## Suggerimenti\n\n> Rileggi.'
  await giveVoice(page)
  await openSaved(page)
  const letter = page.locator('.answer-words p').first()
  await expect(letter).toHaveAttribute('lang', 'ar')
  await expect(letter).toHaveCSS('direction', 'rtl')
  // The mark of a point stands where its words begin.
  await expect(page.locator('.spark-list > li')).toHaveCSS('padding-right', '34px')
  await button(page, 'Ascolta').click()
  await expect(
    page.getByText('Questo dispositivo non ha una voce in arabo: quelle parti non le leggo.'),
  ).toBeVisible()
  for (const sentence of ['Punti Chiave', 'Contenuto Dettagliato', 'Suggerimenti', 'Rileggi.']) {
    await says(page, sentence)
    await finishSentence(page)
  }
})

test('Ascolta reads everything once, to the end, nothing that is not the text, and the page follows the voice', async ({
  page,
  learner,
}) => {
  expect(learner.id).toBeTruthy()
  await page.setViewportSize({ ...phone, height: 500 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await giveVoice(page)
  await openSaved(page)
  await button(page, 'Ascolta').click()
  await says(page, first)
  for (const sentence of sentences) if (sentence !== last) await finishSentence(page)
  await says(page, last)
  await expect(page.locator('blockquote')).toBeInViewport()
  await expect(button(page, 'Ferma')).toBeInViewport()
  await finishSentence(page)
  await expect(button(page, 'Ascolta')).toBeVisible()
  await expect(page.getByText('La lettura è finita.')).toBeAttached()
  expect(await marked(page)).toBe('')
  expect((await said(page)).map(({ text }) => text)).toEqual(sentences)
})

test('Ascolta reads a chapter and its exercise, and stops when another opens or it closes', async ({
  page,
  learner,
}) => {
  expect(learner.id).toBeTruthy()
  await giveVoice(page)
  await open(page, '/guides/chatgpt-basics')
  const chapters = page.locator('.chapters > li')
  const one = chapters.nth(0)
  const two = chapters.nth(1)
  const listen = (chapter: typeof one) => chapter.getByRole('button', { name: 'Ascolta' })
  await one.locator('.read-aloud').scrollIntoViewIfNeeded()
  await listen(one).click()
  const beginning = await one.locator('.chapter-text > p').first().innerText()
  await says(page, /^[^.]+\./.exec(beginning)?.[0] ?? beginning)

  await two.locator('summary').click()
  await expect.poll(() => speaking(page)).toBe('')
  expect(await marked(page)).toBe('')
  await listen(two).click()
  await expect.poll(() => speaking(page)).not.toBe('')
  while ((await speaking(page)) !== '') await finishSentence(page)
  const words = (await said(page)).map(({ text }) => text).join(' ')
  expect(words).toContain('Esercizio')
  expect(words).not.toMatch(/Prova nella Fucina|Copia la richiesta|Segna il capitolo/)

  await listen(two).click()
  await expect.poll(() => speaking(page)).not.toBe('')
  await two.locator('summary').click()
  await expect.poll(() => speaking(page)).toBe('')
})
