import type { RecordKind } from '../../../db/schema.ts'
import { actsOf } from '../../records/acts/acts.ts'
import type { Offered } from '../../records/store/built-in.server.ts'
import type { Words } from '../../records/words.ts'
import { counted } from '../../ui/format-number.ts'

/** A text that came with the product, with what its noun is called. */
export type OfferedText = Offered & { noun: RecordKind; words: Words }

/** Of which record something was decided. */
export type Decided = { name: string; id: string }

/** What the buttons ask for; the screen of the database, which shows them, answers. */
export const offeredActs = actsOf({
  take: 'Non sono riuscito a prendere il testo. Non è cambiato niente: riprova tra poco.',
  leave: 'Non sono riuscito a segnare la scelta. Riprova tra poco.',
})

export const offeredTexts = {
  gone: "Questo testo non c'è più.",
} as const

/** How a text stands towards what is here. */
export const offeredLabels: Record<Offered['state'], string> = {
  new: 'Nuovo',
  ours: 'Cambiato da noi',
  both: 'Cambiato da te e da noi',
}

/** '1 testo nuovo', '3 testi nuovi' */
export const offeredCount = (count: number) => counted(count, 'testo nuovo', 'testi nuovi')
