import { findPassages, type Passage } from './readable-text.ts'
import { markPassage, unmark } from './spoken-mark.ts'
import { voiceFor } from './voices.ts'

/** 'failed': the voice gave up; it can be started again. */
export type ReadingState = 'silent' | 'speaking' | 'paused' | 'failed'

/** Slightly slower than the voices come. */
const rates = { calm: 0.95, slow: 0.75 }

/** After a cancel some browsers swallow what is said at once; in milliseconds. */
const breath = 60

/** Only one speaks at a time. */
let speaker: Reader | undefined

/** Chosen once, it holds for every text until the page is loaded anew. */
let isSlow = false

/**
 * Reads an element aloud, a sentence at a time. Pausing ends the sentence and resuming says it
 * again from its start: the browsers' own pause does not work on Android.
 */
export class Reader {
  /** Codes of the languages in the text that the device has no voice for: those parts are left out. */
  voiceless: string[] = []
  #onChange: (state: ReadingState) => void
  #passages: Passage[] = []
  #at = 0
  /** Held, because a browser may forget an utterance that nobody holds, and its end with it. */
  #saying: SpeechSynthesisUtterance | undefined
  #ended: AbortController | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(onChange: (state: ReadingState) => void) {
    this.#onChange = onChange
  }

  get isSlow() {
    return isSlow
  }

  /** From the first sentence; ends when the page is left or the <details> around it closes. */
  start(element: Element): void {
    speaker?.stop()
    speaker = this
    const passages = findPassages(element)
    const languages = new Set(passages.map(({ language }) => language))
    this.voiceless = [...languages].filter((one) => one !== 'it' && !voiceFor(one))
    this.#passages = passages.filter(({ language }) => !this.voiceless.includes(language))
    this.#at = 0
    this.#ended = new AbortController()
    const { signal } = this.#ended
    addEventListener('pagehide', () => this.stop(), { signal })
    const around = element.closest('details')
    around?.addEventListener('toggle', () => around.open || this.stop(), { signal })
    this.#go()
  }

  pause(): void {
    this.#silence()
    this.#onChange('paused')
  }

  resume(): void {
    this.#go()
  }

  stop(): void {
    this.#end('silent')
  }

  /** The sentence that is being said begins again at the other speed. */
  setSlow(slow: boolean): void {
    isSlow = slow
    if (this.#saying) this.#go()
  }

  #go() {
    this.#silence()
    this.#onChange('speaking')
    this.#timer = setTimeout(() => this.#say(false), breath)
  }

  #say(isFollowing: boolean) {
    const passage = this.#passages[this.#at]
    if (!passage) return this.#end('silent')
    const voice = voiceFor(passage.language)
    if (!voice) return this.#end('failed')
    const utterance = new SpeechSynthesisUtterance(passage.spoken)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = isSlow ? rates.slow : rates.calm
    // The end of what was cancelled arrives late, and means nothing any more.
    utterance.onend = () => {
      if (this.#saying !== utterance) return
      this.#at += 1
      this.#say(true)
    }
    utterance.onerror = () => {
      if (this.#saying === utterance) this.#end('failed')
    }
    this.#saying = utterance
    markPassage(passage.range, isFollowing)
    speechSynthesis.speak(utterance)
  }

  #silence() {
    clearTimeout(this.#timer)
    this.#saying = undefined
    speechSynthesis.cancel()
  }

  #end(state: ReadingState) {
    if (speaker !== this) return
    speaker = undefined
    this.#silence()
    this.#ended?.abort()
    unmark()
    this.#onChange(state)
  }
}
