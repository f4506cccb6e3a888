import { promptPath } from '../../prompt-path.ts'
import { everydaySetId } from '../../prompt-sets/prompt-set.ts'
import type { Question } from '../sheet/work.ts'

/** The demo's letter: its lines, for who hears it or reads it large. */
export type SampleLetter = { name: string; title: string; alt: string; lines: readonly string[] }

/**
 * How people can have a letter explained: the demo's sample, or photos of theirs. `note`: what
 * becomes of the photos.
 */
export type Letters = { sample: SampleLetter | null; note: string }

export const letterTitle = 'Ho una lettera in mano'

export const letterWay = promptPath({ profession: everydaySetId, way: 'lettera' })

/** A letter has at most so many pages. */
export const mostPages = 3
/** The field of the form that holds a page. */
export const pageField = 'pagina'
/** A page on its way, its longer side in pixels. */
export const pageSide = 1600

/** What stands for the photos wherever a request is shown or kept. */
export const letterQuestion: Question = {
  prompt: 'Spiegami questa lettera.',
  sent: 'Spiegami questa lettera.',
  category: letterTitle,
  tags: ['Vita quotidiana', 'Lettera'],
}

/** The template that answers a letter. */
export const replyTemplateId = 'vita-quotidiana-rispondere-lettera'

export const letterTexts = {
  tooManyPages: `Al massimo ${mostPages} pagine: le altre le spieghi dopo, con un'altra richiesta.`,
  offline: 'Sembra che manchi la connessione: le foto restano qui. Riprova quando torna.',
  draftAside: 'La tua bozza non è persa: «Annulla» la riporta qui.',
} as const
