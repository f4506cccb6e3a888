import { guideNoun } from '../../app/guides/guide-noun.ts'
import { professionNoun } from '../../app/professions/profession-noun.ts'
import { toolNoun } from '../../app/tools/tool-noun.ts'
import { rewriteRecord, untilShown } from '../harness/records.ts'
import { expect, test } from './fixtures.ts'

test.use({ contentOf: 'long-words' })

const longWord = 'Supercalifragilistico'.repeat(8)
const words = `${longWord.slice(0, 60)} ${'parola '.repeat(18)}`
/** As long as each noun lets it be. */
const title = (most: number) => words.slice(0, most).trim()

test('GUIDE-07 TOOL-07 PROF-01 words that nothing parts widen no page', async ({
  page,
  fucina,
  learner,
}) => {
  expect(learner.id).toBeTruthy()
  const db = fucina.db()
  const tool = { name: title(120), category: longWord.slice(0, 60), features: [longWord] }
  await rewriteRecord(db, toolNoun, '1', tool)
  const guide = { title: title(160), prerequisites: [longWord] }
  await rewriteRecord(db, guideNoun, 'chatgpt-basics', guide)
  const trade = { title: title(80), tips: [longWord], examples: [longWord] }
  await rewriteRecord(db, professionNoun, 'medico', trade)
  await untilShown()
  await page.setViewportSize({ width: 320, height: 800 })
  for (const address of [
    ...['/tools', '/tools/1', '/guides', '/guides/chatgpt-basics', '/professions/medico'],
    ...['/prompts?profession=medico', '/onboarding', '/?cerca=scrivere'],
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const [inside, wide] = await page.evaluate(() => [
      document.documentElement.clientWidth,
      document.documentElement.scrollWidth,
    ])
    expect.soft(wide, address).toBe(inside)
  }
})
