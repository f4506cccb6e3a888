/** What a page offers to a browser that runs no script. */
import { expect, type Page } from '@playwright/test'

/** The controls that are seen and, without script, do nothing when they are pressed; one main heading. */
export async function deadControls(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button[type="button"]:enabled, main a:not([href])')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.outerHTML.slice(0, 160)),
  )
}
