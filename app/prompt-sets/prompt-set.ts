import type { BlockCategory } from '../../db/content-types.ts'

/** The categories of a prompt block, in the order in which screens list them. */
export const blockCategories = [
  'Azioni',
  'Contenuto',
  'Stile',
  'Caratteristiche',
  'Occasioni',
  'Destinatari',
  'Livello',
  'Ambito',
  'Periodo',
  'Canale',
  'Scopo',
] as const satisfies readonly BlockCategory[]

/** The one set that belongs to no profession: 'vita quotidiana'. */
export const everydaySetId = 'vita-quotidiana'

/** Its name, as the door of the workshop names it. */
export const everydayTitle = 'Vita quotidiana'
