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

/** Takes away the mark that hides the banner before React runs (cookie-script.ts). */
export function unmarkBanner(): void {
  delete document.documentElement.dataset.cookies
}
