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

function current(): BannerState {
  if (!state) {
    const choice = readChoice()
    state = { isAsking: choice === null, isReopened: false, choice }
  }
  return state
}

function change(next: BannerState) {
  state = next
  // From now on React shows and hides the banner.
  unmarkBanner()
  for (const notify of subscribers) notify()
}

function subscribe(notify: () => void) {
  subscribers.add(notify)
  return () => void subscribers.delete(notify)
}

export function useCookieBanner(): BannerState {
  return useSyncExternalStore(subscribe, current, () => beforeScript)
}

/** Stores the choice and hides the banner. */
export function storeChoice(settings: CookieSettings): void {
  keepChoice(settings)
  change({ isAsking: false, isReopened: false, choice: readChoice() })
}

/** Hides the banner until the next full load, and stores nothing. */
export function closeBanner(): void {
  change({ ...current(), isAsking: false, isReopened: false })
}

/** 'Preferenze cookie': shows the banner again, with what was chosen. */
export function reopenBanner(): void {
  change({ isAsking: true, isReopened: true, choice: readChoice() })
}

/** The choice this browser keeps, null when there is none. */
function readChoice(): CookieChoice | null {
  try {
    return parseChoice(localStorage.getItem(storageKey))
  } catch {
    return null
  }
}

/** Keeps a choice; where the storage is closed or full, the banner asks again at the next visit. */
function keepChoice(settings: CookieSettings): void {
  try {
    localStorage.setItem(storageKey, choiceText(settings, new Date()))
  } catch {
    // Said above: nothing else depends on it.
  }
}

/** Takes away the mark that hides the banner before React runs (document-head.server.ts). */
function unmarkBanner(): void {
  delete document.documentElement.dataset.cookies
}
