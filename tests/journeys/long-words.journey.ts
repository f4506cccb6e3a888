import { professionNoun } from '../../app/professions/profession-noun.ts'
import { changeContentVersion } from '../../app/records/version/content-version.server.ts'
import { recordOf, rewriteRecord } from '../harness/records.ts'
import { expect, test } from './fixtures.ts'

const longWord = 'Supercalifragilistico'.repeat(8)
const title = `${longWord} ${'parola '.repeat(18)}`.slice(0, 300)

test('GUIDE-07 TOOL-07 PROF-01 words that nothing parts widen no page', async ({
  page,
  fucina,
  learner,
}) => {
  expect(learner.id).toBeTruthy()
  const db = fucina.db()
  const tool = await db
    .selectFrom('tools')
    .selectAll()
    .where('id', '=', '1')
    .executeTakeFirstOrThrow()
  const guide = await db
    .selectFrom('guides')
    .selectAll()
    .where('id', '=', 'chatgpt-basics')
    .executeTakeFirstOrThrow()
  const { working: trade } = await recordOf(db, professionNoun, 'medico')
  const changed = {
    tool: { name: title, category: longWord, features: [longWord] },
    guide: { title, prerequisites: [longWord] },
    trade: { title, tips: [longWord], examples: [longWord] },
  }
  const change = async (to: typeof changed) => {
    await db.updateTable('tools').set(to.tool).where('id', '=', tool.id).execute()
    await db.updateTable('guides').set(to.guide).where('id', '=', guide.id).execute()
    await rewriteRecord(db, professionNoun, 'medico', to.trade)
    await changeContentVersion(db)
  }
  await change(changed)
  try {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const address of [
        '/tools',
        '/tools/1',
        '/guides',
        '/guides/chatgpt-basics',
        '/professions/medico',
        '/prompts?profession=medico',
        '/onboarding',
        '/?cerca=scrivere',
      ]) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const [inside, wide] = await page.evaluate(() => [
          document.documentElement.clientWidth,
          document.documentElement.scrollWidth,
        ])
        expect.soft(wide, `${address} at ${width} px`).toBe(inside)
      }
    }
  } finally {
    await change({ tool, guide, trade })
  }
})
