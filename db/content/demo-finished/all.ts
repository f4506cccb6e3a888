import type { FinishedAnswers } from '../../content-types.ts'
import { artigianoFinished } from './artigiano.ts'
import { avvocatoFinished } from './avvocato.ts'
import { commercialistaFinished } from './commercialista.ts'
import { commercianteFinished } from './commerciante.ts'
import { communityFinished } from './community.ts'
import { creativoFinished } from './creativo.ts'
import { familyFinished } from './family.ts'
import { gardenFinished } from './garden.ts'
import { healthFinished } from './health.ts'
import { homeFinished } from './home.ts'
import { insegnanteFinished } from './insegnante.ts'
import { medicoFinished } from './medico.ts'
import { memoriesFinished } from './memories.ts'
import { papersFinished } from './papers.ts'
import { rightsFinished } from './rights.ts'
import { ristoratoreFinished } from './ristoratore.ts'
import { travelFinished } from './travel.ts'

/**
 * What the demo answers to a template whose gaps all hold their printed examples: a text that one
 * would use as it stands, and no form. Whoever changes a template's example changes its answer.
 */
export const finishedAnswers: FinishedAnswers = {
  ...rightsFinished,
  ...papersFinished,
  ...healthFinished,
  ...homeFinished,
  ...familyFinished,
  ...travelFinished,
  ...communityFinished,
  ...gardenFinished,
  ...memoriesFinished,
  ...ristoratoreFinished,
  ...commercialistaFinished,
  ...medicoFinished,
  ...artigianoFinished,
  ...commercianteFinished,
  ...creativoFinished,
  ...insegnanteFinished,
  ...avvocatoFinished,
}
