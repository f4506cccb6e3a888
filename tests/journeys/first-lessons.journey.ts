/** 'Prima di cominciare': every lesson by keyboard and as a screen reader says it, and by touch. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { lessons } from '../../db/content/lessons/all.ts'
import type { LessonContent, PartContent } from '../../db/content/lessons/lesson-content.ts'
import { rightAnswers } from '../harness/right-answers.ts'
import { press, tabTo } from './by-keyboard.ts'
import { expect, phone, test, untilInteractive } from './fixtures.ts'
import { button, hold, open, title } from './screens.ts'

const path = '/prima-di-cominciare'
const verdict = (page: Page) => page.locator('#esito')
const list = resolve(import.meta.dirname, '../../public/lezioni/lista-della-spesa.txt')
const exactly = (text: string) =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'm')

/** The texts of what is right, and of the first thing that can be chosen. */
function chosen({ exercise }: PartContent, answers: string[]) {
  const options =
    exercise.kind === 'choose'
      ? exercise.options
      : exercise.kind === 'press'
        ? exercise.targets
        : []
  return answers.map((answer) => options[Number(answer) - 1]?.text ?? '')
}

/** Does an exercise with Tab, arrows, Space, Enter and letters. */
async function doByKeyboard(page: Page, part: PartContent) {
  const { exercise } = part
  const answers = rightAnswers(part)
  if (exercise.kind === 'choose' && !exercise.isSeveral) {
    await tabTo(page, exactly(exercise.options[0]?.text ?? ''))
    await page.keyboard.press('Space')
    for (let down = 1; down < Number(answers[0]); down += 1) await page.keyboard.press('ArrowDown')
  }
  if (exercise.kind === 'choose' && exercise.isSeveral) {
    for (const text of chosen(part, answers)) await press(page, exactly(text), 'Space')
  }
  if (exercise.kind === 'write') {
    if (exercise.mailbox) await press(page, /^Biblioteca Rosa\s+10:41/)
    await tabTo(page, exactly(exercise.label))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(answers[0] ?? '')
  }
  if (exercise.kind === 'file') {
    await press(page, exactly(exercise.label))
    await expect(page.getByText('Hai scelto: lista-della-spesa.txt')).toBeVisible()
  }
  if (exercise.kind === 'press') {
    if (exercise.object) await press(page, exactly(exercise.object))
    for (const text of chosen(part, answers)) await press(page, exactly(text))
  } else {
    await press(page, /^Controlla/)
  }
}

/** Does lessons one after the other, from the first one's page to what follows the last. */
async function climb(page: Page, some: readonly LessonContent[]) {
  for (const lesson of some) {
    const number = lessons.indexOf(lesson) + 1
    await expect(title(page)).toHaveText(`Gradino ${number}: ${lesson.title}`)
    for (const [index, part] of lesson.parts.entries()) {
      await test.step(`${lesson.id}.${part.id}`, async () => {
        await expect(page.getByText(`Prova ${index + 1} di ${lesson.parts.length}`)).toBeVisible()
        const form = page.getByRole('form', { name: 'Adesso prova tu' })
        if (part.exercise.kind === 'choose' || part.exercise.kind === 'press') {
          await expect(form.getByRole('group', { name: part.task })).toBeVisible()
        }
        await doByKeyboard(page, part)
        const right = page.getByRole('group', { name: 'Giusto', exact: true })
        await expect(right).toBeFocused()
        await expect(right).toBeInViewport()
        await expect(right).toHaveAccessibleDescription(part.right)
        const isLast = index + 1 === lesson.parts.length
        await press(page, isLast ? /^(Sali al gradino|Guarda la tua scala)/ : /^Vai alla prova/)
        if (!isLast) {
          await expect(page.getByRole('heading', { name: 'Adesso prova tu' })).toBeFocused()
        }
      })
    }
  }
}

test('LRN-08 LRN-03 lessons with every kind of exercise by keyboard alone at 375 px, as a screen reader says them, from the path and back to it', async ({
  page,
}) => {
  test.slow()
  // From the start: a browser that is told late shows the dialog to nobody.
  page.on('filechooser', (chooser) => chooser.setFiles(list))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(phone)
  await open(page, path)
  await button(page, 'Solo necessari').click()
  await press(page, /^Comincia dal gradino 1$/)
  await climb(page, lessons.slice(0, 1))
  await expect(title(page)).toHaveText(/^Gradino 2: /)
  await open(page, `${path}/un-file`)
  await climb(page, lessons.slice(4, 7))
  await expect(title(page)).toHaveText('Prima di cominciare')
  await expect(page.getByText('4 lezioni fatte su 7')).toBeVisible()
})

test('LRN-07 LRN-08 another file is told from ours, on the device alone, also when it was chosen early', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  // Chosen before the scripts are there, it counts.
  const letGo = await hold(page, '**/assets/*.js')
  await page.goto(`${path}/un-file?prova=3`, { waitUntil: 'commit' })
  const field = page.getByLabel('Scegli il file')
  await field.setInputFiles({
    name: 'foto.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('altro foglio'),
  })
  await letGo()
  await untilInteractive(page)
  await expect(page.getByText('Hai scelto: foto.txt', { exact: true })).toBeVisible()
  await button(page, 'Controlla').click()
  await expect(verdict(page)).toContainText('Questo però è un altro')
  await field.setInputFiles(list)
  await expect(page.getByText('Hai scelto: lista-della-spesa.txt', { exact: true })).toBeVisible()
  await button(page, 'Controlla di nuovo').click()
  await expect(verdict(page)).toContainText('Giusto')
  expect(sent.join('')).toContain('nostro')
  expect(sent.join('')).not.toContain(readFileSync(list, 'utf8').slice(0, 17))
  expect(sent.join('')).not.toContain('altro foglio')
})

test('LRN-03 the browser’s way back leads to the verdict and to the exercise', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, `${path}/browser-e-indirizzi`)
  await button(page, 'Solo necessari').click()
  const lesson = lessons.find(({ id }) => id === 'browser-e-indirizzi')
  for (const [index, part] of lesson?.parts.slice(0, 2).entries() ?? []) {
    await doByKeyboard(page, part)
    await expect(verdict(page)).toContainText('Giusto')
    await page.getByRole('link', { name: /^Vai alla prova/ }).click()
    await expect(page.getByText(`Prova ${index + 2} di`)).toBeVisible()
  }
  await page.goBack()
  await expect(page.getByText('Prova 2 di')).toBeVisible()
  await expect(verdict(page)).toContainText('Giusto')
  await expect(verdict(page)).toBeFocused()
  await expect(verdict(page)).toBeInViewport()
  // The address of a lesson leads to its first part that is not done.
  await page.goBack()
  await expect(page.getByText('Prova 3 di')).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Adesso prova tu' })).toBeFocused()
  await page.goForward()
  await expect(verdict(page)).toBeInViewport()
})
