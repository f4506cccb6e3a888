import type { DemoExample } from '../../content-types.ts'
import { artigianoExamples } from './artigiano.ts'
import { avvocatoExamples } from './avvocato.ts'
import { commercialistaExamples } from './commercialista.ts'
import { commercianteExamples } from './commerciante.ts'
import { creativoExamples } from './creativo.ts'
import { insegnanteExamples } from './insegnante.ts'
import { medicoExamples } from './medico.ts'
import { ristoratoreExamples } from './ristoratore.ts'
import { vitaQuotidianaExamples } from './vita-quotidiana.ts'

/** What the demo answers: one finished answer for each template of the built-in prompt sets. */
export const demoExamples: DemoExample[] = [
  ...ristoratoreExamples,
  ...commercialistaExamples,
  ...medicoExamples,
  ...insegnanteExamples,
  ...avvocatoExamples,
  ...artigianoExamples,
  ...commercianteExamples,
  ...creativoExamples,
  ...vitaQuotidianaExamples,
]
