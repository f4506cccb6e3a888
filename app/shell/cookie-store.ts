import { useSyncExternalStore } from 'react'
import {
  type CookieChoice,
  type CookieSettings,
  choiceText,
  parseChoice,
  storageKey,
} from './cookie-choice.ts'

/** `isAsking`: the banner is on screen; `isReopened`: a person asked for it. */
type BannerState = { isAsking: boolean; isReopened: boolean; choice: CookieChoice | null }

const beforeScript: BannerState = { isAsking: true, isReopened: false, choice: null }

const subscribers = new Set<() => void>()
let state: BannerState | undefined

function read(): CookieChoice | null {
  try {
    return parseChoice(localStorage.getItem(storageKey))
  } catch {
    return null
  }
}

function current(): BannerState {
  if (!state) {
    const choice = read()
    state = { isAsking: choice === null, isReopened: false, choice }
  }
  return state
}

function change(next: BannerState) {
  state = next
  // The mark of the script before the first paint has done its work.
  delete document.documentElement.dataset.cookies
  for (const notify of subscribers) notify()
}

function subscribe(notify: () => void) {
  subscribers.add(notify)
  return () => void subscribers.delete(notify)
}

export function useCookieBanner(): BannerState {
  return useSyncExternalStore(subscribe, current, () => beforeScript)
}

/** Stores the choice and hides the banner (COOK-02). */
export function storeChoice(settings: CookieSettings): void {
  try {
    localStorage.setItem(storageKey, choiceText(settings, new Date()))
  } catch {
    // Storage is closed or full: the banner asks again at the next visit.
  }
  change({ isAsking: false, isReopened: false, choice: read() })
}

/** Hides the banner until the next full load, and stores nothing (COOK-03). */
export function closeBanner(): void {
  change({ ...current(), isAsking: false, isReopened: false })
}

/** 'Preferenze cookie': shows the banner again, with what was chosen (Q31). */
export function reopenBanner(): void {
  change({ isAsking: true, isReopened: true, choice: read() })
}
