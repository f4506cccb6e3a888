import { finishedKey, finishedWord, sessionChannel } from '../../ui/finished.ts'

/**
 * Takes everything off this browser that a script reaches, for browsers that do not do it when the
 * server tells them, and tells the other tabs.
 * @param isOther this is one of those: it hears of it perhaps much later, when somebody else is at
 *   work, and empties its own storage alone
 */
export function forgetEverything(isOther: boolean): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      if (!isOther || name === 'sessionStorage') window[name].clear()
    } catch {
      // A closed storage keeps nothing.
    }
  }
  try {
    sessionStorage.setItem(finishedKey, String(Date.now()))
  } catch {
    // Then nothing was kept for a page that comes back, either.
  }
  if (isOther || !('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(sessionChannel)
  channel.postMessage(finishedWord)
  channel.close()
}
