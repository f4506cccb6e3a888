/**
 * The ground of journeys: one server a worker, on its own database, with stand-ins for AI, mail
 * and Google. A console error, a failed script or a request to another host fails the test.
 *
 *     import { expect, expectAccessible, test } from './fixtures.ts'
 *     test('…', async ({ page, learner, ai }) => { … })
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { type Fucina, launchFucina } from '../harness/launch.ts'
import { openSession, type Person, type PersonFields, person } from '../harness/people.ts'
import type { TestEngine } from '../harness/place.ts'
import { type AiStandIn, startAi } from '../stand-ins/ai.ts'
import { type MailStandIn, startMail } from '../stand-ins/mail.ts'
import { type OidcStandIn, startOidc } from '../stand-ins/oidc.ts'

export { expect }

/** Who answers prompts: the stand-in or the demo. */
export type AiOption = 'stand-in' | 'demo'

export type JourneyOptions = {
  engine: TestEngine
  aiProvider: AiOption
  /** Further settings of the worker's server. */
  serverEnv: Record<string, string>
  /** Journeys that change what everybody reads name a server of their own. */
  contentOf: string
  /** What the browser calls the server: passkeys want a name. */
  hostName: string
  /** The database can be taken away: `fucina.outage.takeAway()`. */
  interruptible: boolean
}

type WorkerFixtures = JourneyOptions & {
  standIns: { ai: AiStandIn; mail: MailStandIn; oidc: OidcStandIn }
  fucina: Fucina
}

type TestFixtures = {
  ai: AiStandIn
  mail: MailStandIn
  oidc: OidcStandIn
  /** Allows console errors that match, because the test causes them on purpose. */
  allowErrors: (...patterns: RegExp[]) => void
  /** Stores a person and puts a session into the page's browser. */
  signInAs: (fields?: PersonFields) => Promise<Person>
  /** A stored person whose session the page has. */
  learner: Person
}

/** Limits as wide as a whole run on one server needs; tests of the limits set their own. */
const wideLimits = {
  AI_DAILY_PER_USER: '10000',
  AI_DAILY_PER_VISITOR: '10000',
  AI_DAILY_TOTAL: '1000000',
  AI_PER_MINUTE_USER: '1000',
  AI_PER_MINUTE_VISITOR: '1000',
  NETWORK_TIMES: '250',
}

const settingsOf = {
  'stand-in': (ai: AiStandIn) => ai.env,
  demo: () => ({ AI_PROVIDER: 'demo' }),
} as const

type Watched = { allowed: RegExp[]; found: string[]; hosts: Set<string> }

const watched = new WeakMap<BrowserContext, Watched>()

function watch(context: BrowserContext, hosts: string[]): Watched {
  const watching: Watched = { allowed: [], found: [], hosts: new Set(hosts) }
  watched.set(context, watching)
  context.on('console', (message) => {
    if (message.type() === 'error')
      watching.found.push(`console: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => {
    // The router awaits no load that a newer one replaces before it begins.
    if (error.error().name !== 'AbortError') watching.found.push(`script: ${error.error()}`)
  })
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && !watching.hosts.has(origin)) {
      watching.found.push(`another host: ${request.url()}`)
    }
  })
  return watching
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['sqlite', { option: true, scope: 'worker' }],
  aiProvider: ['stand-in', { option: true, scope: 'worker' }],
  serverEnv: [{}, { option: true, scope: 'worker' }],
  hostName: ['127.0.0.1', { option: true, scope: 'worker' }],
  interruptible: [false, { option: true, scope: 'worker' }],
  contentOf: ['everybody', { option: true, scope: 'worker' }],

  standIns: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
    async ({}, use) => {
      const [ai, mail, oidc] = await Promise.all([startAi(), startMail(), startOidc()])
      await use({ ai, mail, oidc })
      await Promise.all([ai.stop(), mail.stop(), oidc.stop()])
    },
    { scope: 'worker' },
  ],

  fucina: [
    async ({ standIns, engine, aiProvider, serverEnv, interruptible, hostName }, use) => {
      const { ai, mail, oidc } = standIns
      const fucina = await launchFucina({
        engine,
        interruptible,
        hostName,
        env: {
          ...wideLimits,
          ...settingsOf[aiProvider](ai),
          ...mail.env,
          ...oidc.env,
          ...serverEnv,
        },
      })
      await use(fucina)
      await fucina.remove()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ fucina }, use) => use(fucina.url),

  // As new for every test, those included that do not name it.
  ai: [
    async ({ standIns }, use) => {
      standIns.ai.reset()
      await use(standIns.ai)
    },
    { auto: true },
  ],
  mail: async ({ standIns }, use) => {
    standIns.mail.mode = 'normal'
    await use(standIns.mail)
  },
  oidc: async ({ standIns }, use) => {
    Object.assign(standIns.oidc, { mode: 'normal', person: undefined, forge: undefined })
    await use(standIns.oidc)
  },

  context: async ({ context, fucina, standIns }, use, testInfo) => {
    const watching = watch(context, [fucina.url, standIns.oidc.origin])
    const said = fucina.logs().length
    await use(context)
    if (testInfo.status !== testInfo.expectedStatus) {
      const lines = fucina.logs().slice(said).trim().split('\n').slice(-10)
      await testInfo.attach('server', { body: lines.join('\n') || 'nothing' })
    }
    const unexpected = watching.found.filter(
      (found) => !watching.allowed.some((pattern) => pattern.test(found)),
    )
    expect(unexpected, 'errors in the browser').toEqual([])
  },

  allowErrors: async ({ context }, use) => {
    await use((...patterns) => watched.get(context)?.allowed.push(...patterns))
  },

  signInAs: async ({ context, fucina }, use) => {
    await use(async (fields = {}) => {
      const user = await person(fucina, fields)
      const [name, value] = await openSession(fucina, user.id)
      await context.addCookies([{ name, value, url: fucina.url, httpOnly: true, sameSite: 'Lax' }])
      return user
    })
  },

  learner: async ({ signInAs }, use) => use(await signInAs()),
})

export const phone = { width: 375, height: 812 }
export const desktop = { width: 1280, height: 800 }
/** The two widths at which every screen is looked at. */
export const widths = [phone, desktop]

/** Half of what the package itself hands out, and read by the browser in half the time. */
const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const axeOptions: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** A colour on its way to another has a contrast that nobody reads; spinners turn for ever. */
const untilStill = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (one) => one.playState !== 'running' || one.effect?.getTiming().iterations === Infinity,
      ),
  )

/** What axe finds on the screen as it is now; a document gets it once. Our pages have no frames. */
async function violationsOn(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  return page.evaluate(async (options) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await run(document, options)
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ target, html }) => `${target.join(' ')}: ${html.slice(0, 200)}`),
    }))
  }, axeOptions)
}

/** No violation on the screen as it is now, nothing wider than the window, one main heading. */
export async function expectAccessible(page: Page) {
  await untilStill(page)
  // What stays at the foot of the screen covers the end of the page until one is there.
  await page.evaluate(() => {
    if (document.querySelector('.group-foot')) scrollTo(0, document.documentElement.scrollHeight)
  })
  expect(await violationsOn(page), `axe on ${page.url()}`).toEqual([])
  await expectFitting(page)
}

async function expectFitting(page: Page) {
  const { content, view } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }))
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(view)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}

/** The same on a phone, and that all of it has room on a desk too, for a story that is told once. */
export async function expectAccessibleState(page: Page) {
  await expectAccessible(page)
  await page.setViewportSize(desktop)
  await expectFitting(page)
  await page.setViewportSize(phone)
}

/** React has taken over: what needs script works from now on. */
export async function untilInteractive(page: Page) {
  await page.waitForFunction(() => {
    const isHydrated = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber'))
    const pressed = document.querySelectorAll('main :is(a, button, input)')
    return (
      (isHydrated(document.body) || isHydrated(document.body.firstElementChild ?? document.body)) &&
      [...pressed].every(isHydrated)
    )
  })
}
