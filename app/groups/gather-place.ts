import {
  guidesPath,
  helpPath,
  lessonsPath,
  practicePath,
  promptsPath,
  scenesPath,
} from '../paths.ts'
import type { PathStep } from './path-step.ts'

/** Pages that everybody can be called to beside the steps of the path, as they are stored. */
const pages: Readonly<Record<string, GatherPlace>> = {
  'page:workshop': { title: 'Fucina Prompts', to: promptsPath() },
  'page:lessons': { title: 'Prima di cominciare', to: lessonsPath() },
  'page:scenes': { title: 'La palestra', to: scenesPath() },
  'page:practice': { title: 'La stanza di prova', to: practicePath() },
  'page:guides': { title: 'Le guide', to: guidesPath() },
  'page:help': { title: 'Aiuto', to: helpPath() },
}

/** Where everybody is called to: what it is called now, and its address. */
export type GatherPlace = { title: string; to: string }

/** What a facilitator chooses from, by the names that are stored: the steps of the path, and pages. */
export const gatherPages = Object.entries(pages).map(([ref, { title }]) => ({ ref, title }))

/** @returns null for a place that is none, or a step that the path has not any more */
export const gatherPlace = (steps: readonly PathStep[], ref: string | null): GatherPlace | null => {
  if (ref === null) return null
  const step = steps.find((one) => one.ref === ref)
  if (step) return { title: step.title, to: step.to }
  return Object.hasOwn(pages, ref) ? (pages[ref] ?? null) : null
}
