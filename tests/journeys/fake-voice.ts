/**
 * A voice for browsers of tests, which have none: it says a sentence until the test lets it end.
 * Only the browser's part is played; marks, pauses and order are the product's own.
 */
import type { Page } from '@playwright/test'

type Spoken = { text: string; rate: number; voice: string }

/** What the page's fake offers to the test, under `fakeVoice`. */
type FakeVoice = {
  said: Spoken[]
  current: { text: string } | null
  finish(): void
}
declare global {
  var fakeVoice: FakeVoice
}

const italian = { name: 'Alice', lang: 'it-IT', localService: true }

/** @param voices those that are there when the page starts */
export async function giveVoice(page: Page, voices = [italian]) {
  await page.addInitScript((first) => {
    type Utterance = {
      text: string
      rate: number
      voice: { name: string } | null
      onend?: () => void
      onerror?: () => void
    }
    class FakeUtterance {
      text: string
      lang = ''
      rate = 1
      voice = null
      constructor(text: string) {
        this.text = text
      }
    }
    class FakeSynthesis extends EventTarget {
      said: Spoken[] = []
      current: Utterance | null = null
      voices = first
      getVoices() {
        return this.voices
      }
      speak(utterance: Utterance) {
        if (utterance.text === '') return
        if (this.current) throw new Error('two voices at once')
        const { text, rate, voice } = utterance
        this.said.push({ text, rate, voice: voice?.name ?? '' })
        this.current = utterance
      }
      cancel() {
        const cut = this.current
        this.current = null
        cut?.onerror?.()
      }
      finish() {
        const done = this.current
        this.current = null
        done?.onend?.()
      }
    }
    const fake = new FakeSynthesis()
    Object.defineProperties(window, {
      speechSynthesis: { value: fake },
      SpeechSynthesisUtterance: { value: FakeUtterance },
      fakeVoice: { value: fake },
    })
  }, voices)
}

/** The sentence that is being said now; '' when it is silent. */
export const speaking = (page: Page) =>
  page.evaluate(() => globalThis.fakeVoice.current?.text ?? '')

export const said = (page: Page) => page.evaluate(() => globalThis.fakeVoice.said)

export const finishSentence = (page: Page) => page.evaluate(() => globalThis.fakeVoice.finish())

/** What is marked on the screen; '' when nothing is. */
export const marked = (page: Page) =>
  page.evaluate(() => String([...(CSS.highlights.get('lettura') ?? [])][0] ?? ''))
