import type { ProfessionCard } from '../professions/profession.ts'
import type { MarkdownBlock } from '../ui/markdown-tree.ts'
import { everydaySetId } from './prompt-set.ts'
import type { PromptSetOfProfession } from './prompt-sets.server.ts'

/** The catalogue's texts of the workshop (ERR-15, ERR-17, ERR-18, ERR-30). */
export const workshopTexts = {
  cardsFailed: 'Errore nel caricamento delle professioni',
  promptsFailed: 'Errore nel caricamento dei prompt',
  promptsMissing: 'Nessun prompt trovato per questa professione',
  templatesFailed: 'Errore nel caricamento dei template',
  templatesMissing: 'Nessun template trovato per questa professione',
  answerFailed: 'Errore nella generazione della risposta. Riprova più tardi.',
} as const

/** A door of the workshop: a profession, or everyday life. */
export type Door = Pick<ProfessionCard, 'id' | 'title' | 'heroImage'> & { color: string }

/** The door of everyone else (WORK-03). */
export const everydayDoor: Door = {
  id: everydaySetId,
  title: 'Vita quotidiana',
  heroImage: '/drawings/vita-quotidiana.svg',
  color: 'stone',
}

/** What the screen is made of; failures are texts, so that the prompt box works without the rest. */
export type WorkshopPage = {
  doors: Door[]
  isCardsFailed: boolean
  /** The chosen door, or null. */
  professionId: string | null
  /** null: none chosen, none stored, or not loaded (`isSetFailed`). */
  set: PromptSetOfProfession | null
  isSetFailed: boolean
  /** The template named by the address, when the set has it. */
  templateId: string | null
  /** The words the address puts on the sheet; they win over the template's. */
  text: string | null
  /** Answers and pictures left today; null: unknown. */
  remaining: number | null
  isDemo: boolean
  /** Who is signed in: drafts are shown to their owner only. */
  userId: string | null
}

/** What the form without script gets back: the whole answer, or why there is none. */
export type WholeAnswer = {
  prompt: string
  error: string | null
  answer: { text: string; blocks: MarkdownBlock[]; exchangeId: string; isDemo: boolean } | null
  remaining: number | null
}
