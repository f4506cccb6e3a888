import type { HiddenData } from './placeholder.ts'

/** What the personal data guard did on a sheet. */
export type Guarded = {
  /** What was replaced, by its placeholder: it never leaves the device. */
  kept: HiddenData
  /** Data that the person sends as they are. */
  left: readonly string[]
}

/** Where the guard looks; a letter's page goes by its number. */
export type GuardedPlace =
  | { in: 'prompt' | 'wish' }
  | { in: 'gap'; label: string }
  | { in: 'letter'; page: number }

/** A field that the personal data guard looks at. */
export type GuardedText = {
  place: GuardedPlace
  /** The id of its field. */
  id: string
  /** What the field holds. */
  text: string
  /** What other fields hold and answer for: their data are not named twice. */
  others: readonly string[]
}

/** What a person answers to the guard; `text` is what the field holds then. */
export type GuardAction =
  | { type: 'dataHidden'; field: GuardedPlace; text: string; kept: HiddenData }
  | { type: 'dataBroughtBack'; field: GuardedPlace; text: string; undone: HiddenData }
  | { type: 'dataLeft'; words: readonly string[] }
