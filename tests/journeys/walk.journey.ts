/**
 * Every page, as each of those who may open it meets it: on a slow line, by axe, by keyboard, in
 * forced colours, in large text, and without script.
 */
import { randomInt } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { codeLength, codeLetters } from '../../app/groups/group-code.ts'
import routes from '../../app/routes.ts'
import { testCertificate, testGroup, testMember } from '../harness/groups.ts'
import type { Fucina } from '../harness/launch.ts'
import { openSession, person } from '../harness/people.ts'
import { saveResponse } from '../harness/under-way.ts'
import { browserLike } from '../harness/visitor.ts'
import { tabThrough } from './by-keyboard.ts'
import { expect, expectAccessible, phone, test, widths } from './fixtures.ts'
import { onInk } from './forced-colours.ts'
import { brokenWords, enlarge, excess, show } from './large-text.ts'
import { deadControls } from './no-script.ts'
import { open } from './screens.ts'
import { countShifts, expectNothingLost } from './slow-line.ts'
import { type Addresses, forLearners, forPeople, forRoles, forVisitors } from './states.ts'

test.describe.configure({ mode: 'parallel', timeout: 600_000 })

/** Not a page to be on: it closes its window or leads on at once. */
const passages = ['/login/:provider/fatto']

function pagePaths(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, file, children }) => {
    if (children) return pagePaths(children)
    return file.endsWith('.route.tsx') ? [`/${path ?? ''}`] : []
  })
}

test('HSE-01 every page of app/routes.ts is walked', () => {
  const walked = {
    ...forVisitors,
    ...forPeople('', '', { id: '', certificateId: '', otherCode: '' }),
  }
  expect([...Object.keys(walked), ...passages].sort()).toEqual(pagePaths(routes).sort())
})

const aCode = () =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('')

/** Signs an administrator in who leads a group, is in it, and has saved a response. */
async function administrator(context: BrowserContext, fucina: Fucina): Promise<Addresses> {
  const { id } = await person(fucina, { role: 'admin' })
  const [name, value] = await openSession(fucina, id)
  await context.addCookies([{ name, value, url: fucina.url, httpOnly: true, sameSite: 'Lax' }])
  const visitor = browserLike(fucina)
  visitor.cookies.set(name, value)
  const letter = { response: '# Una lettera\n\nGentile Comune, …', tags: ['comune'] }
  const group = await testGroup(fucina.db(), { ledBy: id, code: aCode() })
  await testMember(fucina.db(), group.id, { userId: id })
  const certificateId = await testCertificate(fucina.db(), { userId: id, groupId: group.id })
  const { code: otherCode } = await testGroup(fucina.db(), { code: aCode() })
  const savedPath = `/saved-searches/${await saveResponse(visitor, letter)}`
  return forPeople(savedPath, id, { id: group.id, certificateId, otherCode })
}

type Look = (page: Page, address: string) => Promise<void>

/** Opens each address on a slow line, and looks at it in the ways of `looks` once it is alive. */
async function walk(page: Page, addresses: string[], looks: Look[]) {
  await countShifts(page)
  for (const address of addresses) {
    await test.step(address, async () => {
      await expectNothingLost(page, address)
      for (const look of looks) await look(page, address)
    })
  }
}

async function inColours(page: Page, address: string) {
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await onInk(page), `${address} in forced colours`).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

/** One name that is wider than the window. */
const tooWide = 'arbitrobancariofinanziario'

async function inLargeText(page: Page, address: string) {
  await enlarge(page)
  expect.soft(await excess(page), `width of ${address} in large text`).toBe(0)
  await enlarge(page, 16)
}

/** What everybody comes upon first is read in the largest letters too, every word of it whole. */
async function inLargestText(page: Page, address: string) {
  await enlarge(page)
  for (const look of ['paper.full', 'dark.simple']) {
    await show(page, `normal.${look}`)
    const broken = (await brokenWords(page)).filter((word) => word !== tooWide)
    expect.soft(broken, `${address}, ${look}`).toEqual([])
    await show(page, `largest.${look}`)
    expect.soft(await excess(page), `width of ${address}, the largest letters, ${look}`).toBe(0)
  }
  await enlarge(page, 16)
}

for (const viewport of widths) {
  const isPhone = viewport === phone
  const looks: Look[] = isPhone
    ? [expectAccessible, inColours, inLargeText]
    : [expectAccessible, tabThrough]
  /** By keyboard in every state; in the wide window the rest is asked of the first of each page. */
  const walkAll = async (page: Page, pages: string[][], ways = looks) => {
    await walk(page, isPhone ? pages.flat() : pages.flatMap(([first]) => first ?? []), ways)
    if (isPhone) return
    for (const address of pages.flatMap(([, ...states]) => states)) {
      await test.step(address, async () => {
        await open(page, address)
        await tabThrough(page, address)
      })
    }
  }

  test.describe(`at ${viewport.width} px`, isPhone ? {} : { tag: '@all' }, () => {
    test.use({ viewport })

    test('GEN-03 HSE-01 every page for visitors', async ({ page, allowErrors }) => {
      allowErrors(/status of 404/)
      const ways = isPhone ? [expectAccessible, inColours, inLargestText] : looks
      await walkAll(page, Object.values(forVisitors), ways)
    })

    test('GEN-03 HSE-01 every page for people', async ({ page, context, fucina }) => {
      const all = Object.entries(await administrator(context, fucina))
      const pages = all.filter(([path]) => !path.startsWith('/admin'))
      await walkAll(
        page,
        pages.map(([, states]) => states),
      )
    })

    test('GEN-03 HSE-01 every page of the administration', async ({ page, context, fucina }) => {
      const all = Object.entries(await administrator(context, fucina))
      const pages = all.filter(([path]) => path.startsWith('/admin'))
      await walkAll(
        page,
        pages.map(([, states]) => states),
      )
    })

    for (const [role, addresses] of Object.entries(forRoles)) {
      test(`GEN-03 what is another page for who is ${role}`, async ({
        page,
        signInAs,
        allowErrors,
      }) => {
        allowErrors(/status of 404/)
        await signInAs({ role: role as keyof typeof forRoles })
        for (const address of addresses) {
          await open(page, address)
          for (const look of looks) await look(page, address)
        }
      })
    }
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('GEN-03 no page for visitors has a control that does nothing', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/status of 404/)
    for (const address of Object.values(forVisitors).flat()) {
      await page.goto(address)
      expect.soft(await deadControls(page), address).toEqual([])
    }
  })

  test('GEN-03 nor has one for learners', async ({ page, learner, allowErrors }) => {
    allowErrors(/status of 404/)
    expect(learner.id).toBeTruthy()
    for (const address of forLearners) {
      await page.goto(address)
      expect.soft(await deadControls(page), address).toEqual([])
    }
  })
})
