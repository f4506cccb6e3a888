import { useSyncExternalStore } from 'react'

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>

/**
 * The device's own voice for a language: Italy's before Switzerland's, the one its owner chose
 * first. Voices that send the text to somebody's server are left out: what is read may be private.
 * @param language its code, as 'it'
 */
export function chooseVoice<Some extends Voice>(
  voices: readonly Some[],
  language = 'it',
): Some | null {
  const known = voices.filter(
    ({ lang, localService }) => localService && lang.toLowerCase().split(/[-_]/)[0] === language,
  )
  const ofItaly = known.filter(({ lang }) => /^it[-_]it/i.test(lang))
  const best = ofItaly.length > 0 ? ofItaly : known
  return best.find((voice) => voice.default) ?? best[0] ?? null
}

const synthesis = () => (typeof speechSynthesis === 'undefined' ? null : speechSynthesis)

export const voiceFor = (language: string) => chooseVoice(synthesis()?.getVoices() ?? [], language)

/** Voices arrive late, and may go. */
function subscribe(notify: () => void) {
  const from = synthesis()
  from?.addEventListener?.('voiceschanged', notify)
  return () => from?.removeEventListener?.('voiceschanged', notify)
}

/** Can this browser read a language aloud, by its code? Never on the server. */
export const useHasVoice = (language = 'it') =>
  useSyncExternalStore(
    subscribe,
    () => voiceFor(language) !== null,
    () => false,
  )
