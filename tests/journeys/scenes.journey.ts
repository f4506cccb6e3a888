/** 'La palestra', as somebody goes through it. */
import type { Page } from '@playwright/test'
import { type SceneRecord, sceneNoun } from '../../app/learning/scenes/scene-noun.ts'
import { scenes } from '../../db/content/scenes/all.ts'
import type { SceneContent } from '../../db/content-types.ts'
import { recordOf, rewriteRecord } from '../harness/records.ts'
import { focused, press, tabTo } from './by-keyboard.ts'
import { finishSentence, giveVoice, speaking } from './fake-voice.ts'
import { expect, expectAccessible, expectAccessibleAtWidths, phone, test } from './fixtures.ts'
import { onInk } from './forced-colours.ts'
import { button, open, title } from './screens.ts'

const parcel = '/palestra/sms-sul-pacco'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const starting = (text: string) => new RegExp(`^${escaped(text)}`)

const point = (page: Page, name: string) => page.getByRole('checkbox', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

const verdict = (page: Page) => page.locator('.judged h3')

/** Taps by the keyboard all that has a sign, and decides rightly. */
async function play(page: Page, scene: SceneContent) {
  await expect(title(page)).toHaveText(scene.title)
  const spots = [{ text: scene.sender, sign: scene.senderSign }, ...scene.lines]
  for (const { text, sign } of spots) {
    if (!sign) continue
    await press(page, starting(text), 'Space')
    await expect(point(page, text)).toBeChecked()
  }
  await press(page, scene.isTrue ? /^Mi fido$/ : /^Non mi fido$/)
  await expect(verdict(page)).toHaveText(
    scene.isTrue ? 'Giusto: è tutto vero' : 'Giusto: è una truffa',
  )
  await expect(heading(page, "Com'è andata")).toBeFocused()
  if (!scene.isTrue) await expect(page.getByText('Ti era sfuggito')).toHaveCount(0)
}

test('LRN-08 all twelve scenes by keyboard alone at 375 px, from the list to the last', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize(phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/palestra')
  await press(page, /^Comincia dalla scena 1$/)
  for (const [at, scene] of scenes.entries()) {
    await play(page, scene)
    await expectAccessible(page)
    const isLast = at === scenes.length - 1
    await press(page, isLast ? /^Torna alle scene$/ : new RegExp(`^Vai alla scena ${at + 2}$`))
    await expect(page.getByRole('main')).toBeFocused()
  }
  await expect(page.getByText('Le hai fatte tutte')).toBeVisible()
  await expect(page.getByText('Fatta', { exact: true })).toHaveCount(12)
  await press(page, /^Rifai tutto in un altro ordine$/)
  await expect(page.getByText('Le scene ora sono in un altro ordine.')).toBeFocused()
  await press(page, /^Comincia dalla scena 1$/)
  await expect(page).toHaveURL(/\/palestra\/.+giro=/)
})

test('LRN-08 no violation: list, scene, outcomes, missing scene', async ({ page, allowErrors }) => {
  allowErrors(/status of 404/)
  await page.setViewportSize(phone)
  for (const path of [
    '/palestra',
    '/palestra?giro=7',
    parcel,
    `${parcel}?scelta=fido&punti=0.1`,
    '/palestra/qr-sul-parcometro',
    '/palestra/avviso-della-banca?scelta=dubito&punti=0.2',
    '/palestra/non-esiste',
  ]) {
    await open(page, path)
    await expectAccessibleAtWidths(page)
  }
})

test('LRN-11 a decision stays on the screen until the scene begins anew', async ({ page }) => {
  await open(page, '/palestra')
  await page.getByRole('link', { name: /Un SMS sul pacco/ }).click()
  await point(page, 'Mancano 1,99 € di spese.').check()
  await button(page, 'Mi fido').click()
  await expect(verdict(page)).toHaveText('Questa è una truffa')
  await expect(verdict(page)).toBeInViewport()
  await page.reload()
  await expect(verdict(page)).toHaveText('Questa è una truffa')

  await page.getByRole('link', { name: /^Paghi entro oggi/ }).click()
  await expect(page.getByText("C'è fretta")).toBeInViewport()
  await expect(verdict(page)).toHaveText('Questa è una truffa')

  await page.getByRole('link', { name: 'Rifai questa scena' }).click()
  await expect(point(page, 'Mancano 1,99 € di spese.')).not.toBeChecked()
  await expect(heading(page, 'Che cosa non ti convince?')).toBeFocused()
  await point(page, 'Mancano 1,99 € di spese.').focus()
  const decided: string[] = []
  page.on('request', (request) => request.method() === 'POST' && decided.push(request.url()))
  await page.keyboard.press('Enter')
  // What the next key does shows that the former one is done.
  await page.keyboard.press('Space')
  await expect(point(page, 'Mancano 1,99 € di spese.')).toBeChecked()
  await expect(verdict(page)).toHaveCount(0)
  expect(decided).toEqual([])
})

test('LRN-11 a scene that begins anew shows where, also with large text', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, `${parcel}?scelta=dubito&punti=`)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page.getByRole('link', { name: 'Rifai questa scena' }).click()
  await expect(heading(page, 'Che cosa non ti convince?')).toBeFocused()
  await expect(heading(page, 'Che cosa non ti convince?')).toBeInViewport()
})

test('LRN-11 the browser’s way back leads from what came of it to the list', async ({ page }) => {
  await open(page, '/palestra')
  await page.getByRole('link', { name: /Un SMS sul pacco/ }).click()
  await button(page, 'Non mi fido').click()
  await expect(verdict(page)).toHaveText('Giusto: è una truffa')
  await page.goBack()
  await expect(title(page)).toHaveText('La palestra')
  await expect(page.getByText('Fatta', { exact: true })).toHaveCount(1)
})

test('LRN-16 a call is spoken by the device’s own voice, and read where there is none', async ({
  page,
  context,
}) => {
  await giveVoice(page)
  await open(page, '/palestra/telefonata-in-divisa')
  await button(page, 'Ascolta').click()
  await expect
    .poll(() => speaking(page))
    .toBe('Buongiorno, qui è la Guardia di Finanza di Bergamo.')
  await finishSentence(page)
  await expect.poll(() => speaking(page)).toBe("Ha letto l'SMS della sua banca?")
  await button(page, 'Ferma').click()
  await expect.poll(() => speaking(page)).toBe('')

  const silent = await context.newPage()
  await giveVoice(silent, [])
  await open(silent, '/palestra/telefonata-in-divisa')
  await expect(silent.getByText('Buongiorno, qui è la Guardia di Finanza')).toBeVisible()
  await expect(button(silent, 'Ascolta')).toHaveCount(0)
})

test('LRN-08 nothing is wider than the window at 320 px, with words that nothing parts', async ({
  page,
  fucina,
}) => {
  const db = fucina.db()
  const word = 'Supercalifragilistico'.repeat(4).slice(0, 80)
  const { working: was } = await recordOf(db, sceneNoun, 'amore-in-chat')
  const sign = { title: word, meaning: word.repeat(5) }
  const change = (to: Partial<SceneRecord>) => rewriteRecord(db, sceneNoun, 'amore-in-chat', to)
  await change({
    ...{ title: word, moment: word, sender: word, senderSign: sign, verdict: word.repeat(5) },
    lines: [{ text: word.repeat(3), sign }],
    ...{ actions: [word.repeat(3)], remark: word.repeat(5) },
    ifTrusted: { title: word.slice(0, 60), description: word.repeat(3) },
  })
  try {
    await expect
      .poll(async () => (await page.request.get(`${fucina.url}/palestra`)).text())
      .toContain(word)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      for (const path of ['', '/amore-in-chat', '/amore-in-chat?scelta=dubito&punti=0']) {
        await open(page, `/palestra${path}`)
        await expectAccessible(page)
      }
    }
  } finally {
    await change(was)
  }
})

test('LRN-08 forced colours: what is tapped is seen without colour', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize(phone)
  await open(page, parcel)
  const tick = page.locator('.point .small-door .i')
  await expect(tick.nth(1)).toBeHidden()
  await tabTo(page, /^\+44/)
  expect(await focused(page)).toMatchObject({ isMarked: true })
  await point(page, 'Mancano 1,99 € di spese.').check()
  await expect(tick.filter({ visible: true })).toHaveCount(1)
  await expectAccessible(page)
  expect(await onInk(page)).toEqual([])
  await button(page, 'Mi fido').click()
  await expect(verdict(page)).toBeVisible()
  expect(await onInk(page)).toEqual([])
})
