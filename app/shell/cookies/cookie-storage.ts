import {
  type CookieChoice,
  type CookieSettings,
  choiceText,
  parseChoice,
  storageKey,
} from './cookie-choice.ts'

/** The choice this browser keeps, null when there is none. */
export function readChoice(): CookieChoice | null {
  try {
    return parseChoice(localStorage.getItem(storageKey))
  } catch {
    return null
  }
}

/** Keeps a choice; where the storage is closed or full, the banner asks again at the next visit. */
export function keepChoice(settings: CookieSettings): void {
  try {
    localStorage.setItem(storageKey, choiceText(settings, new Date()))
  } catch {
    // Said above: nothing else depends on it.
  }
}

/**
 * The mark on the document that hides the banner while React does not run: `chosen` is also set
 * before the first paint (cookie-script.ts), `closed` holds until the next full load.
 */
export function markBanner(mark: 'chosen' | 'closed'): void {
  document.documentElement.dataset.cookies = mark
}

export const isMarkedClosed = () => document.documentElement.dataset.cookies === 'closed'

export function unmarkBanner(): void {
  delete document.documentElement.dataset.cookies
}
