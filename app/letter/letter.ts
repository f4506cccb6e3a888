import type { SentPrompt } from '../workshop/state/sheet-content.ts'

/** What lies before a person: a letter of paper or a file, or a message on the telephone. */
export type PaperKind = 'letter' | 'message'

/** How people can have a letter explained. */
export type Letters = {
  /** The lines of the demo's own, where nobody reads one of theirs; null: an AI reads. */
  sample: readonly string[] | null
  /** Whether photos can be sent; else words alone: of a PDF, or pasted. */
  canSee: boolean
}

export const letterTitle = 'Ho una lettera in mano'
export const messageTitle = 'Un messaggio strano'

/** A letter has at most so many pages. */
export const mostPages = 3
/** The field of the form that holds a page. */
export const pageField = 'pagina'
/** The field that holds the words of a PDF. */
export const textField = 'testo'
/** The field that holds words that were pasted or typed. */
export const wordsField = 'parole'
/** The field that names the language to explain it in, by its code. */
export const languageField = 'lingua'
/** The field that says what it is; its value for a message. */
export const kindField = { name: 'cosa', message: 'messaggio' } as const
/** The field that says how a message came. */
export const cameField = 'arrivo'
/** The words of a letter in one request, in characters. */
export const longestText = 12_000
/** A page on its way, its longer side in pixels. */
export const pageSide = 1600
/** How a message can come. */
export const ways = ['SMS', 'WhatsApp', 'Email', 'Social', 'In un altro modo'] as const

/** What stands for the pages wherever a request is shown or kept. */
export const letterQuestions: Record<PaperKind, SentPrompt> = {
  letter: {
    prompt: 'Spiegami questa lettera.',
    sent: 'Spiegami questa lettera.',
    category: letterTitle,
    tags: ['Vita quotidiana', 'Lettera'],
    answerKind: null,
  },
  message: {
    prompt: 'Guarda questo messaggio strano.',
    sent: 'Guarda questo messaggio strano.',
    category: messageTitle,
    tags: ['Vita quotidiana', 'Messaggio strano'],
    answerKind: null,
  },
}

/** What is asked of a letter that was explained, with one press. */
export const preparing = 'Che cosa devo preparare?'

export const offline =
  'Sembra che manchi la connessione: quello che hai messo qui resta. Riprova quando torna.'
