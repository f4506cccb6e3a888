import type { PromptSetContent } from '../../content-types.ts'
import { artigianoPrompts } from './artigiano.ts'
import { avvocatoPrompts } from './avvocato.ts'
import { commercialistaPrompts } from './commercialista.ts'
import { commerciantePrompts } from './commerciante.ts'
import { creativoPrompts } from './creativo.ts'
import { insegnantePrompts } from './insegnante.ts'
import { medicoPrompts } from './medico.ts'
import { ristoratorePrompts } from './ristoratore.ts'
import { vitaQuotidianaPrompts } from './vita-quotidiana.ts'

/** Every seeded prompt set, in the order of the professions; the everyday set comes last. */
export const promptSets: PromptSetContent[] = [
  ristoratorePrompts,
  commercialistaPrompts,
  medicoPrompts,
  insegnantePrompts,
  avvocatoPrompts,
  artigianoPrompts,
  commerciantePrompts,
  creativoPrompts,
  vitaQuotidianaPrompts,
]
