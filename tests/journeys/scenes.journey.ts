/** 'La palestra', as somebody goes through it. */
import type { Page } from '@playwright/test'
import { scenes } from '../../db/content/scenes/all.ts'
import type { SceneContent } from '../../db/content-types.ts'
import { doSteps } from '../harness/under-way.ts'
import { press } from './by-keyboard.ts'
import { finishSentence, giveVoice, speaking } from './fake-voice.ts'
import { expect, phone, test } from './fixtures.ts'
import { button, open, title } from './screens.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const starting = (text: string) => new RegExp(`^${escaped(text)}`)

const point = (page: Page, name: string) => page.getByRole('checkbox', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

const verdict = (page: Page) => page.locator('.verdict h3')

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

test('LRN-08 scenes by keyboard alone at 375 px, from the list to the last and to the first again', async ({
  page,
  learner,
  fucina,
}) => {
  test.slow()
  const left = scenes.slice(-3)
  await doSteps(fucina, learner.id, { scenes: scenes.length - left.length })
  await page.setViewportSize(phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/palestra')
  await press(page, /^Vai alla scena 15$/)
  for (const [at, scene] of left.entries()) {
    await play(page, scene)
    const number = scenes.length - left.length + at + 2
    const isLast = scene === left.at(-1)
    await press(page, isLast ? /^Torna alle scene$/ : new RegExp(`^Vai alla scena ${number}$`))
    await expect(page.getByRole('main')).toBeFocused()
  }
  await expect(page.getByText('Le hai fatte tutte')).toBeVisible()
  await expect(page.getByText('Fatta', { exact: true })).toHaveCount(scenes.length)
  await press(page, /^Ricomincia dalla scena 1$/)
  await expect(page).toHaveURL(new RegExp(`/palestra/${scenes[0]?.id}$`))
})

test('LRN-11 a decision stays on the screen until the scene begins anew; back leads from what came of it to the list', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, '/palestra')
  await page.getByRole('link', { name: /Un SMS sul pacco/ }).click()
  await point(page, 'Mancano 1,99 € di spese.').check()
  await button(page, 'Mi fido').click()
  await expect(verdict(page)).toHaveText('Questa è una truffa')
  await expect(verdict(page)).toBeInViewport()
  await page.reload()
  await expect(verdict(page)).toHaveText('Questa è una truffa')

  await page.getByRole('link', { name: 'Rifai questa scena' }).click()
  await expect(point(page, 'Mancano 1,99 € di spese.')).not.toBeChecked()
  await expect(heading(page, 'Che cosa non ti convince?')).toBeFocused()
  await expect(heading(page, 'Che cosa non ti convince?')).toBeInViewport()

  await open(page, '/palestra')
  await page.getByRole('link', { name: /Un SMS sul pacco/ }).click()
  await button(page, 'Non mi fido').click()
  await expect(verdict(page)).toHaveText('Giusto: è una truffa')
  await page.goBack()
  await expect(title(page)).toHaveText('La palestra')
  await expect(page.getByText('Fatta', { exact: true })).toHaveCount(1)
})

test('LRN-12 by keyboard a question opens on what one finds, a piece is judged at once, and may be judged anew', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, '/vero-o-falso')
  await press(page, /^Vai al numero 1$/)
  await expect(title(page)).toHaveText('La neve a maggio')
  await press(page, /^Chi lo dice\?$/)
  await expect(page.getByText('La foto è sua')).toBeVisible()
  await press(page, /^Non si può sapere$/)
  await expect(verdict(page)).toHaveText('Questa volta è vero')
  await expect(heading(page, "Com'è andata")).toBeFocused()
  await press(page, /^Rifai questo$/)
  await expect(heading(page, 'Guarda, poi fai tre domande')).toBeFocused()
  await button(page, 'È vero').click()
  await expect(verdict(page)).toHaveText('Giusto: è vero')
  await page.getByRole('link', { name: 'Vai al numero 2' }).click()
  await expect(title(page)).toHaveText('La catena del sabato')
  await expect(verdict(page)).toHaveCount(0)
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
