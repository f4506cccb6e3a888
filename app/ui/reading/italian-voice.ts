import { useSyncExternalStore } from 'react'

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>

/**
 * The device's own Italian voice: Italy's before Switzerland's, the one its owner chose first.
 * Voices that send the text to somebody's server are left out: what is read may be private.
 */
export function chooseVoice<Some extends Voice>(voices: readonly Some[]): Some | null {
  const italian = voices.filter(
    ({ lang, localService }) => localService && /^it(?:[-_]|$)/i.test(lang),
  )
  const ofItaly = italian.filter(({ lang }) => /^it[-_]it/i.test(lang))
  const best = ofItaly.length > 0 ? ofItaly : italian
  return best.find((voice) => voice.default) ?? best[0] ?? null
}

const synthesis = () => (typeof speechSynthesis === 'undefined' ? null : speechSynthesis)

export const italianVoice = () => chooseVoice(synthesis()?.getVoices() ?? [])

/** Voices arrive late, and may go. */
function subscribe(notify: () => void) {
  const from = synthesis()
  from?.addEventListener?.('voiceschanged', notify)
  return () => from?.removeEventListener?.('voiceschanged', notify)
}

/** Can this browser read Italian aloud? Never on the server. */
export const useHasVoice = () =>
  useSyncExternalStore(
    subscribe,
    () => italianVoice() !== null,
    () => false,
  )
