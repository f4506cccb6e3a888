/** Screens in the colours that a person has chosen for their whole device. */
import type { Page } from '@playwright/test'

/**
 * What has words or a mark of its own, seen, and stands on the colour that is for words: the
 * browser's plate behind the words then has the words' colour too. Of a page in forced colours.
 */
export const onInk = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = 'background: CanvasText; color: Canvas'
    const { backgroundColor: ink, color: ground } = getComputedStyle(probe)
    probe.remove()
    const isDrawn = (one: Element) =>
      [...one.childNodes].some(
        (child) =>
          child instanceof SVGElement || (child.nodeType === 3 && child.nodeValue?.trim() !== ''),
      )
    // A mark's own strokes may have their own colours: what counts is what it stands in.
    return [...document.querySelectorAll<HTMLElement>('main :not(svg, svg *)')]
      .filter((one) => one.checkVisibility() && isDrawn(one))
      .filter((one) => {
        const style = getComputedStyle(one)
        return style.backgroundColor === ink || style.color === ground
      })
      .map((one) => `${one.tagName} ${one.className}`)
  })
