/**
 * The one script that runs at once on a kept page (docs/decisions/0012-kept-public-pages.md). Links, forms and
 * `<details>` work by themselves; a few buttons are answered here; everything else that needs
 * script starts React at its first touch, and that touch is done again when React has taken over.
 */
import { togglePassword } from '../ui/show-password.ts'
import { announcerId, choiceStored } from './announcements.ts'
import { awakeEvent, wakeEvent } from './awake.ts'
import { isCookieAnswer, settingsOf } from './cookies/cookie-choice.ts'
import { keepChoice, markBanner } from './cookies/cookie-storage.ts'
import { focusContent } from './focus-content.ts'
import { goToTop, watchScroll } from './to-top.ts'
import { rememberScroll, settleFields } from './wake-up.ts'

/** What cannot answer a touch without script. */
const buttons = 'button[type="button"]'
/** What script makes better as soon as somebody uses it. */
const helped = `${buttons}, input, select, textarea, details[data-wakes] > summary`
/** Everything in it works without React: there, nothing wakes it. */
const selfReliant = '[data-self-reliant]'

const answers: Record<string, (button: HTMLButtonElement) => void> = {
  top: goToTop,
  password: togglePassword,
  close() {
    markBanner('closed')
    focusContent()
  },
}

const leaving = new AbortController()
const typed = new Set<HTMLInputElement | HTMLTextAreaElement>()
let starting: HTMLScriptElement | undefined
let isWaking = false
let pending: HTMLButtonElement | undefined

const on = <E extends Event>(type: string, listener: (event: E) => void) =>
  addEventListener(type, listener as (event: Event) => void, {
    capture: true,
    signal: leaving.signal,
  })

const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLButtonElement>(selector) : null

/**
 * Fetches what the page's own script will import, and the style sheets that the next page has as
 * files, while nobody waits for anything.
 */
function fetchAhead() {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (isWaking || connection?.saveData) return
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) {
    link.rel = 'modulepreload'
  }
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[disabled]')) {
    const ahead = document.createElement('link')
    ahead.rel = 'prefetch'
    ahead.href = href
    document.head.append(ahead)
  }
}

/** Starts React, once; the touch that asked for it is painted first. */
function wake() {
  if (isWaking) return
  isWaking = true
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else requestAnimationFrame(() => setTimeout(start))
}

function start() {
  const inert = document.querySelector('script[type="text/later"]')
  if (!inert) return
  rememberScroll()
  say('')
  starting = document.createElement('script')
  starting.type = 'module'
  starting.textContent = inert.textContent
  inert.replaceWith(starting)
}

/** React wants to find the region as the server wrote it: empty. */
function say(text: string) {
  const region = document.getElementById(announcerId)
  if (region) region.textContent = text
}

/** The page's script could not be fetched: it may be of a version that is gone. */
const startAgain = () => isWaking && location.reload()

function takeOver() {
  leaving.abort()
  // Not before what React's parts learn from the browser when they take over is on the screen.
  setTimeout(() => {
    settleFields(typed)
    delete pending?.dataset.waiting
    if (pending?.isConnected) pending.click()
  })
}

function answerAtOnce(button: HTMLButtonElement, name: string): boolean {
  if (isCookieAnswer(name)) {
    keepChoice(settingsOf(name, button.form))
    markBanner('chosen')
    if (!isWaking) say(choiceStored)
    focusContent()
    return true
  }
  answers[name]?.(button)
  return name in answers
}

on('click', (event) => {
  const button = closest(event, buttons)
  if (!button || button.disabled) return
  event.stopImmediatePropagation()
  if (answerAtOnce(button, button.dataset.atOnce ?? '')) return
  delete pending?.dataset.waiting
  pending = button
  pending.dataset.waiting = ''
  wake()
})

for (const type of ['pointerdown', 'focusin']) {
  on(type, (event) => {
    if (!closest(event, selfReliant) && closest(event, helped)) wake()
  })
}
on<InputEvent>('input', ({ target }) => {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typed.add(target)
})
on('error', ({ target }) => {
  if (target === starting) startAgain()
})
on('unhandledrejection', startAgain)
on<PageTransitionEvent>('pageshow', ({ persisted }) => {
  // Kept in memory by the browser, while somebody may have signed in.
  if (persisted) location.reload()
})
on(wakeEvent, wake)
on(awakeEvent, takeOver)
on('load', () => {
  // A browser that is never idle still has the code before it is needed.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchAhead, { timeout: 5000 })
  else setTimeout(fetchAhead, 200)
})
addEventListener('DOMContentLoaded', () => watchScroll(leaving.signal))
