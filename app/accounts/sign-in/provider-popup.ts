/** The window of a sign-in with a provider, and how it tells the page that opened it what happened. */

import { type ProviderWords, providerTexts, suspendedCode, suspendedText } from '../account.ts'

/** `code` is null when the person is signed in. */
export type PopupResult = { from: 'fucina-accesso'; code: string | null }

const name = 'fucina-accesso'
const watchMilliseconds = 400
/** A window that closed may have sent its result just before. */
const lastWordMilliseconds = 400

/** Why a sign-in with a provider ended, as addresses and windows say it. */
export const providerCodes = {
  cancelled: 'access_denied',
  away: 'unavailable',
  tooMany: 'too_many_attempts',
  /** Somebody registered this address here without confirming it. */
  unconfirmed: 'account_not_confirmed',
  /** The account of this address knows somebody else at this provider. */
  otherSubject: 'other_subject',
  notLinked: 'account_not_linked',
  levelTooLow: 'level_too_low',
} as const

/** The text for a failure that trying again in the page cannot mend, or null. */
export function finalFailure(code: string, provider: ProviderWords): string | null {
  const texts = providerTexts(provider)
  switch (code) {
    case providerCodes.cancelled:
      return texts.cancelled
    case providerCodes.otherSubject:
      return texts.otherSubject
    case providerCodes.notLinked:
      return texts.notLinked
    case providerCodes.levelTooLow:
      return texts.levelTooLow
    case suspendedCode:
      return suspendedText
    default:
      return null
  }
}

/** Opens the empty window a form can be sent to; null when the browser forbids it. */
export const openPopup = (): Window | null => window.open('', name, 'popup,width=520,height=680')

export const popupTarget = name
/** Tells the opener the result, and closes the window. */
export function reportResult(code: string | null): void {
  const result: PopupResult = { from: name, code }
  const channel = new BroadcastChannel(name)
  channel.postMessage(result)
  channel.close()
  window.opener?.postMessage(result, window.location.origin)
  window.close()
}

const isResult = (value: unknown): value is PopupResult =>
  typeof value === 'object' && value !== null && 'from' in value && value.from === name

/**
 * Waits for what the window reports, or for its end.
 * @param done called once: with null when the window was closed without a word
 * @returns the function that stops waiting
 */
export function watchPopup(popup: Window, done: (result: PopupResult | null) => void): () => void {
  const channel = new BroadcastChannel(name)
  const listening = new AbortController()
  let closedSince: number | undefined
  const timer = setInterval(() => {
    if (!popup.closed) return
    closedSince ??= Date.now()
    if (Date.now() - closedSince >= lastWordMilliseconds) finish(null)
  }, watchMilliseconds)

  function stop() {
    clearInterval(timer)
    channel.close()
    listening.abort()
  }
  function finish(result: PopupResult | null) {
    stop()
    done(result)
  }
  channel.onmessage = ({ data }) => {
    if (isResult(data)) finish(data)
  }
  window.addEventListener(
    'message',
    ({ origin, data }) => {
      if (origin === window.location.origin && isResult(data)) finish(data)
    },
    { signal: listening.signal },
  )
  return stop
}
