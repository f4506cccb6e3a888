import { promptPath } from '../../prompt-path.ts'
import { everydaySetId } from '../../prompt-sets/prompt-set.ts'
import type { Question } from '../state/sheet-content.ts'

/** The demo's letter: its lines, for who hears it or reads it large. */
export type SampleLetter = { name: string; title: string; alt: string; lines: readonly string[] }

/** How people can have a letter explained: the demo's sample, or photos and PDFs of theirs. */
export type Letters = {
  sample: SampleLetter | null
  /** Whether photos can be sent; else nothing but the text of a PDF. */
  canSee: boolean
  title: string
  /** What the AI will get, with what matters most of it in the middle. */
  caution: readonly [string, string, string]
  /** What the AI will say. */
  says: readonly string[]
  /** A first file, and another one. */
  choose: readonly [string, string]
  /** A first photo, and another one. */
  photograph: readonly [string, string]
  /** What else can be sent. */
  hint: string
  /** What can be done from a desk. */
  fromDesk: string
  /** What becomes of what is sent. */
  note: string
}

export const letterTitle = 'Ho una lettera in mano'

export const letterWay = promptPath({ profession: everydaySetId, way: 'lettera' })

/** A letter has at most so many pages. */
export const mostPages = 3
/** The field of the form that holds a page. */
export const pageField = 'pagina'
/** The field that holds the words of a PDF. */
export const textField = 'testo'
/** The words of a letter in one request, in characters. */
export const longestText = 12_000
/** A page on its way, its longer side in pixels. */
export const pageSide = 1600

/** What stands for the photos wherever a request is shown or kept. */
export const letterQuestion: Question = {
  prompt: 'Spiegami questa lettera.',
  sent: 'Spiegami questa lettera.',
  category: letterTitle,
  tags: ['Vita quotidiana', 'Lettera'],
  answerKind: null,
}

/** The template that answers a letter. */
export const replyTemplateId = 'vita-quotidiana-rispondere-lettera'

export const letterTexts = {
  offline: 'Sembra che manchi la connessione: la lettera resta qui. Riprova quando torna.',
  draftAside: 'La tua bozza non è persa: «Annulla» la riporta qui.',
} as const
