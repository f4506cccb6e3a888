import type { DemoExample } from '../../content-types.ts'
import { artigianoExamples } from './artigiano.ts'
import { avvocatoExamples } from './avvocato.ts'
import { commercialistaExamples } from './commercialista.ts'
import { commercianteExamples } from './commerciante.ts'
import { creativoExamples } from './creativo.ts'
import { communityExamples } from './everyday/community.ts'
import { familyExamples } from './everyday/family.ts'
import { gardenExamples } from './everyday/garden.ts'
import { healthExamples } from './everyday/health.ts'
import { homeExamples } from './everyday/home.ts'
import { memoriesExamples } from './everyday/memories.ts'
import { papersExamples } from './everyday/papers.ts'
import { rightsExamples } from './everyday/rights.ts'
import { travelExamples } from './everyday/travel.ts'
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
  ...healthExamples,
  ...rightsExamples,
  ...papersExamples,
  ...homeExamples,
  ...familyExamples,
  ...travelExamples,
  ...communityExamples,
  ...gardenExamples,
  ...memoriesExamples,
]
