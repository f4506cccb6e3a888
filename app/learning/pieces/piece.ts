import type { Opinion, PieceContent } from '../../../db/piece-types.ts'

/** In the order in which they are offered. */
export const opinionLabels: Readonly<Record<Opinion, string>> = {
  vero: 'È vero',
  falso: 'È falso',
  ai: "È fatto con l'AI",
  nessuno: 'Non si può sapere',
}

export const isOpinion = (value: unknown): value is Opinion =>
  typeof value === 'string' && Object.hasOwn(opinionLabels, value)

/** What one asks of every piece, beside the part of `found` that answers it. */
export const threeQuestions = [
  ['who', 'Chi lo dice?'],
  ['elsewhere', 'Dove altro sta scritto?'],
  ['wants', 'Che cosa vuole da te?'],
] as const satisfies (readonly [keyof PieceContent['found'], string])[]

/** A piece before it is judged: nothing of it says what is right. */
export type PieceQuestion = Omit<PieceContent, 'answer' | 'verdict' | 'actions'>

/** What came of an opinion; `actions` in their order. */
export type PieceOutcome = {
  opinion: Opinion
  isGood: boolean
  /** It wants to deceive: who paid already is told what to do. */
  isFalse: boolean
  headline: string
  note: string
  verdict: string
  actions: string[]
}

export function pieceOutcome(piece: PieceContent, opinion: Opinion): PieceOutcome {
  const { answer, verdict, actions } = piece
  const isGood = opinion === answer
  return {
    ...{ opinion, isGood, isFalse: answer === 'falso', verdict, actions },
    headline: isGood ? `Giusto: ${truths[answer]}` : `Questa volta ${truths[answer]}`,
    note: isGood ? praises[answer] : remarks[answer],
  }
}

const truths: Record<Opinion, string> = {
  vero: 'è vero',
  falso: 'è falso',
  ai: "è fatto con l'AI, e lo dice",
  nessuno: 'non si può sapere',
}

const praises: Record<Opinion, string> = {
  vero: 'Non tutto inganna. Saperlo ti fa vivere meglio.',
  falso: "Con tre domande l'inganno si vede.",
  ai: "«Fatto con l'AI» non vuol dire «imbroglio», quando chi lo fa te lo dice.",
  nessuno: 'Dire «non lo so» è una risposta seria. Qui è quella giusta.',
}

/** What is said to a opinion that was another one, by what is right. */
const remarks: Record<Opinion, string> = {
  vero: 'Dubitare va bene, se poi controlli. Qui il controllo dice di sì.',
  falso: "Forse c'entra anche l'AI. Conta di più che qui vogliono ingannarti.",
  ai: "Nessuno vuole ingannarti: chi lo fa dice che è fatto con l'AI.",
  nessuno: 'Può essere come dici tu. Però niente lo prova, e guardare meglio non aiuta.',
}
