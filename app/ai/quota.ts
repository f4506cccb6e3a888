import { countText } from '../ui/count-text.ts'

/**
 * The shares of the day's calls: each but everybody's is for those that it names, and nobody else
 * can use it up (docs/operations/limits.md). In the order in which whoever has several uses them.
 */
export const shares = ['administrators', 'groups', 'named', 'known', 'everybody'] as const

export type Share = (typeof shares)[number]

/** Why somebody was refused: the counter that was used up. */
export const refusals = ['minute', 'person', 'address', 'everybody'] as const

export type RefusedBy = (typeof refusals)[number]

/** How today's calls are used and shared, as administrators see it. */
export type DayUse = {
  total: number
  used: number
  /** How many calls a share has, and how many of them are used. */
  shares: { share: Share; most: number; used: number }[]
  /** Today, the most frequent reason first. */
  refused: { refusal: RefusedBy; count: number }[]
}

/** '1.234 richieste su 5.000'. */
export const usedText = ({ used, total }: Pick<DayUse, 'used' | 'total'>): string =>
  used === 1
    ? `1 richiesta su ${countText(total)}`
    : `${countText(used)} richieste su ${countText(total)}`

const reasons: Record<RefusedBy, { cause: string; again: string }> = {
  minute: {
    cause:
      'Una persona, o molte dallo stesso indirizzo, hanno chiesto troppo in un minuto. Se è una biblioteca, aggiungilo qui sotto.',
    again: 'Dopo un minuto',
  },
  person: { cause: 'Una persona ha finito le sue di oggi.', again: 'Domani' },
  address: {
    cause: 'Un indirizzo ha finito le sue di oggi. Se è una biblioteca, aggiungilo qui sotto.',
    again: 'Domani',
  },
  everybody: { cause: 'Le richieste di oggi erano finite per chi chiedeva.', again: 'Domani' },
}

/** Why somebody was refused, and when there is room again. */
export const refusalWords = (refusal: RefusedBy) => reasons[refusal]

const names: Record<Share, string> = {
  everybody: 'Visitatori e nuovi iscritti, poi tutti',
  known: 'Iscritti da prima',
  groups: "Gruppi, durante l'incontro",
  named: 'Biblioteche e scuole qui sotto',
  administrators: 'Amministratori',
}

/** Whom a share is for. */
export const shareWords = (share: Share): string => names[share]
