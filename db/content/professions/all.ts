import type { ProfessionContent } from '../../content-types.ts'
import { artigiano } from './artigiano.ts'
import { avvocato } from './avvocato.ts'
import { commercialista } from './commercialista.ts'
import { commerciante } from './commerciante.ts'
import { creativo } from './creativo.ts'
import { insegnante } from './insegnante.ts'
import { medico } from './medico.ts'
import { ristoratore } from './ristoratore.ts'

/** Every seeded profession, in the order in which the product shows them. */
export const professions: ProfessionContent[] = [
  ristoratore,
  commercialista,
  medico,
  insegnante,
  avvocato,
  artigiano,
  commerciante,
  creativo,
]
