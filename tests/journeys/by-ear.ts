/** What live regions say, in the order in which a screen reader hears it. */
import { expect, type Locator, type Page } from '@playwright/test'

type Heard = { heard: string[] }

/** Begins to listen: regions that change, or that come with words in them. */
export const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const regions = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'
    const inside = (node: Node) =>
      node instanceof Element ? [...node.querySelectorAll<HTMLElement>(regions)] : []
    const around = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement
      return element?.closest<HTMLElement>(regions) ?? []
    }
    new MutationObserver((changes) => {
      const touched = new Set<HTMLElement>()
      for (const { target, addedNodes } of changes) {
        for (const node of [target, ...addedNodes]) {
          for (const region of [around(node), addedNodes.length > 0 ? inside(node) : []].flat()) {
            touched.add(region)
          }
        }
      }
      for (const region of touched) {
        const words = region.innerText.trim()
        if (region.isConnected && words && words !== heard.at(-1)) heard.push(words)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })

/** What was said since it was asked last. */
export const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as Heard).heard.splice(0))

type Routed = { __reactRouterDataRouter: { navigate(to: string): Promise<void> } }

/** Goes there as a link would, without a new document. */
export const goTo = (page: Page, address: string) =>
  page.evaluate((to) => (window as unknown as Routed).__reactRouterDataRouter.navigate(to), address)

/** Presses by keyboard, and tells where the focus was when the control went. */
export async function whereItLeads(page: Page, control: Locator): Promise<string> {
  await control.evaluate((element) => {
    const watch = new MutationObserver(() => {
      if (element.isConnected) return
      watch.disconnect()
      const { activeElement } = document
      document.documentElement.dataset.led = `${activeElement?.id || activeElement?.localName}`
    })
    watch.observe(document, { subtree: true, childList: true })
  })
  await control.press('Enter')
  await expect(page.locator('html[data-led]')).toBeAttached()
  return page.evaluate(() => {
    const { led = '' } = document.documentElement.dataset
    delete document.documentElement.dataset.led
    return led
  })
}
