/** The practice room, by keyboard alone. */
import type { Page } from '@playwright/test'
import { practices } from '../../db/content/practice/all.ts'
import type { Hunt, Talk } from '../../db/practice-types.ts'
import { press } from './by-keyboard.ts'
import { expect, phone, test } from './fixtures.ts'
import { open, title } from './screens.ts'

const [talk] = practices as [Talk]
const hunt = practices.at(-1) as Hunt
const newest = (page: Page) => page.locator('#risposta')
const exactly = (words: string) =>
  new RegExp(`^${words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`)

/** What has just appeared has the focus, and whoever listens hears its words. */
async function expectHeard(page: Page, words: string) {
  await expect(newest(page)).toBeFocused()
  await expect(newest(page)).toBeInViewport()
  await expect(newest(page)).toHaveAccessibleDescription(
    new RegExp(exactly(words).source.slice(1, -1)),
  )
}

async function playTalk(page: Page, { requests, followUps }: Talk) {
  for (const level of ['vague', 'better', 'good']) {
    const request = requests.find((one) => one.level === level)
    await press(page, exactly(request?.words ?? ''))
    await expectHeard(page, request?.answer[0] ?? '')
    await expect(page.getByText(request?.remark ?? '')).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Fatto: la richiesta è buona' })).toBeVisible()
  for (const { words, answer } of followUps) {
    await press(page, exactly(words))
    await expectHeard(page, answer[0] ?? '')
  }
}

async function playHunt(page: Page, { sentences, wrong }: Hunt) {
  const others = sentences.filter((_, at) => at !== wrong)
  for (const { text, why } of others.slice(-1)) {
    await press(page, exactly(text))
    await expectHeard(page, why)
  }
  await page.evaluate(() => document.getElementById('contenuto')?.focus())
  await press(page, exactly(sentences[wrong]?.text ?? ''))
  await expectHeard(page, sentences[wrong]?.why ?? '')
}

test('LRN-25 LRN-26 LRN-28 a talk and a hunt are played by keyboard, and each answer is heard', async ({
  page,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(phone)
  await open(page, '/prova')
  await press(page, exactly(talk.title))
  await expect(title(page)).toHaveText(talk.title)
  await expect(page.getByText('Qui non risponde nessuna AI.')).toBeVisible()
  await playTalk(page, talk)
  await press(page, exactly('Vai alla prova 2'))
  await expect(title(page)).toHaveText(practices[1]?.title ?? '')
  await open(page, `/prova/${hunt.id}`)
  await playHunt(page, hunt)
  await press(page, /^Torna alla lista delle prove$/)
  await expect(title(page)).toHaveText('La stanza di prova')
})

test('LRN-26 LRN-25 own words are read on the device, and back and forth lose none', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, `/prova/${talk.id}`)
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/prova')) asked.push(request.url())
  })
  await press(page, /^Prova con queste parole$/)
  await expect(page.getByLabel('Oppure scrivi con parole tue')).toBeFocused()
  await expect(page.getByText('Scrivi almeno una parola, poi prova di nuovo.')).toBeVisible()
  const words = 'Due righe spiritose per la maturità di mio nipote'
  await page.keyboard.type(words)
  await press(page, /^Prova con queste parole$/)
  await expect(newest(page)).toBeFocused()
  await expect(page.getByText("A chi scrivi. C'è: «nipote».")).toBeVisible()
  await expect(page.getByText(words, { exact: true })).toBeVisible()
  await press(page, exactly(talk.followUps[0]?.words ?? ''))
  await expect(newest(page)).toBeFocused()
  await expect(page.getByText(words, { exact: true })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(title(page)).toBeFocused()
  await expect(title(page)).toBeInViewport()
  await expect(newest(page)).toHaveCount(0)
  await page.goForward()
  await expect(page.getByText(words, { exact: true })).toBeVisible()
  expect(asked, 'what was asked of the server').toEqual([])
  expect(decodeURIComponent(page.url())).not.toContain('spiritose')
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  expect(kept).not.toContain('spiritose')
})
