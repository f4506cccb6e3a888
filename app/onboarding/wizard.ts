import { onboardingPath, withQuery } from '../paths.ts'
import type { WorkshopDoor, WorkshopPage } from '../workshop/workshop-page.ts'

/** The wizard's steps, in the specification's order (index 0 to 3). */
export type WizardStep = 'profession' | 'template' | 'custom' | 'done'

/** Where a person is in the wizard; the address says it, so that back and reload keep it. */
export type WizardPlace = {
  step: WizardStep
  /** A profession, or everyday life. */
  professionId: string | null
  templateId: string | null
}

/** What a step shows; only the first one needs no more than the doors. */
export type WizardScreen =
  | { step: 'profession'; doors: WorkshopDoor[]; isCardsFailed: boolean }
  | { step: Exclude<WizardStep, 'profession'>; page: WorkshopPage }

const headings: Record<WizardStep, string> = {
  profession: 'DI COSA TI OCCUPI?',
  template: 'CHE COSA DEVI FARE?',
  custom: 'CHE COSA VUOI CHIEDERE?',
  done: 'COMPLIMENTI!',
}

/** What a place asks; the template's own name stands above its gaps. */
export const wizardHeading = ({
  step,
  templateId,
}: Pick<WizardPlace, 'step' | 'templateId'>): string =>
  step === 'template' && templateId !== null ? 'COMPLETA LA RICHIESTA' : headings[step]

const steps = new Map<string | null, WizardStep>([
  ['prompt', 'custom'],
  ['fine', 'done'],
])

/** The place an address asks for; without a profession there is only the first step. */
export function parseWizardPlace(query: URLSearchParams): WizardPlace {
  const professionId = query.get('mestiere') || null
  if (professionId === null) return { step: 'profession', professionId, templateId: null }
  const step = steps.get(query.get('passo')) ?? 'template'
  // A request of one's own has no template.
  const templateId = step === 'custom' ? null : query.get('richiesta') || null
  return { step, professionId, templateId }
}

/** The address of a place; the inverse of `parseWizardPlace`. */
export function wizardPath({ step, professionId, templateId }: Partial<WizardPlace> = {}): string {
  if (!professionId) return onboardingPath()
  const query = new URLSearchParams({ mestiere: professionId })
  if (templateId && step !== 'custom') query.set('richiesta', templateId)
  if (step === 'custom') query.set('passo', 'prompt')
  if (step === 'done') query.set('passo', 'fine')
  return withQuery(onboardingPath(), query)
}

/** The path taken: with a template three steps, with a prompt of one's own four. */
const pathTo = ({ step, templateId }: WizardPlace): WizardStep[] =>
  step === 'custom' || (step === 'done' && templateId === null)
    ? ['profession', 'template', 'custom', 'done']
    : ['profession', 'template', 'done']

/** Which step of how many along the path taken. */
export function wizardProgress(place: WizardPlace): { number: number; total: number } {
  const path = pathTo(place)
  return { number: path.indexOf(place.step) + 1, total: path.length }
}

/** One place back along the path taken; null at its start. */
export function stepBack(place: WizardPlace): WizardPlace | null {
  const { step, professionId, templateId } = place
  if (step === 'profession') return null
  if (step === 'done') return { ...place, step: templateId === null ? 'custom' : 'template' }
  if (step === 'custom' || templateId !== null) {
    return { step: 'template', professionId, templateId: null }
  }
  return { step: 'profession', professionId: null, templateId: null }
}
