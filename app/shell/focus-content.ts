import { contentId } from '../ui/content-id.ts'

/** Gives the keyboard's place back when what had it is gone; nothing scrolls. */
export function focusContent(): void {
  document.getElementById(contentId)?.focus({ preventScroll: true })
}

/** The same before the page's first links, for what stood above them. */
export function focusHeader(): void {
  document.querySelector('header')?.focus({ preventScroll: true })
}
