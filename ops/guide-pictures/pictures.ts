import type { Page } from '@playwright/test'

/** A picture of the administrators' guide. */
export type Picture = {
  /** Its file, below docs/guida, without '.webp'. */
  name: string
  path: string
  /** On a phone's screen instead of a laptop's. */
  onPhone?: boolean
  prepare?: (page: Page) => Promise<void>
  /** CSS pixels; as high as the screen when it is not given. */
  height?: number
  asVisitor?: boolean
}

/** Brings a heading, or the first words of something, to the top. */
const scrollTo = (selector: string) => async (page: Page) => {
  await page
    .locator(selector)
    .first()
    .evaluate((found) => {
      found.scrollIntoView()
      scrollBy(0, -24)
    })
}

/** Opens what is folded away. */
const unfold = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click()
}

const chatGptGuide = '/admin/guides/chatgpt-basics'
const firstChapter = unfold('.chapter-fields > summary')

/** In the order in which docs/guida-amministratore.md shows them. */
export const pictures: Picture[] = [
  { name: 'accedi', path: '/login', asVisitor: true },
  {
    name: 'menu-telefono',
    path: '/admin/tools',
    onPhone: true,
    prepare: unfold('summary:has-text("Menu")'),
  },
  { name: 'dashboard', path: '/admin/dashboard', height: 1000 },
  { name: 'dashboard-telefono', path: '/admin/dashboard', onPhone: true },
  { name: 'strumenti', path: '/admin/tools' },
  { name: 'strumento', path: '/admin/tools/1', height: 900 },
  { name: 'guide', path: '/admin/guides' },
  { name: 'guida', path: chatGptGuide, height: 900 },
  {
    name: 'capitolo',
    path: chatGptGuide,
    height: 960,
    prepare: async (page) => {
      await firstChapter(page)
      await scrollTo('text=Testo del capitolo')(page)
    },
  },
  {
    name: 'anteprima',
    path: chatGptGuide,
    height: 900,
    prepare: async (page) => {
      await firstChapter(page)
      await scrollTo('text=Come si vede')(page)
    },
  },
  { name: 'professioni', path: '/admin/professions' },
  { name: 'professione', path: '/admin/professions/ristoratore', height: 900 },
  { name: 'prompt', path: '/admin/prompts' },
  { name: 'set-di-prompt', path: '/admin/prompts/ristoratore', height: 900 },
  { name: 'scene', path: '/admin/scenes' },
  { name: 'scena', path: '/admin/scenes/sms-sul-pacco', height: 1000 },
  {
    name: 'utenti',
    path: '/admin/users',
    prepare: unfold('tbody tr:nth-child(2) summary'),
  },
  { name: 'utenti-telefono', path: '/admin/users', onPhone: true },
  { name: 'cestino', path: '/admin/test?scheda=cestino', height: 560 },
  { name: 'file', path: '/admin/content' },
  { name: 'database', path: '/admin/test', height: 860 },
]
