import { type ComponentType, lazy } from 'react'
import type { UrgentCardProps } from '../urgency/urgent-card.tsx'
import type { AnswerPartProps } from './answer-part.tsx'

const loadAnswerPart = () => import('./answer-part.tsx')

/** The code that asks for answers and pictures. */
export const loadGeneration = () => import('./generate.ts')

/** The card that may be needed before an answer comes. */
export const loadUrgentCard = () => import('../urgency/urgent-card.tsx')

/** Whom to call, above the answer's place. */
export const UrgentCard: ComponentType<UrgentCardProps> = import.meta.env.SSR
  ? (await loadUrgentCard()).UrgentCard
  : lazy(async () => ({ default: (await loadUrgentCard()).UrgentCard }))

/** Fetches ahead what answering needs; should it fail, the press on the button tries again. */
export function loadAhead(): void {
  Promise.all([loadAnswerPart(), loadGeneration(), loadUrgentCard()]).catch(() => {})
}

/** The answer's part of the screen; the server, which renders at once, has it at hand. */
export const AnswerPart: ComponentType<AnswerPartProps> = import.meta.env.SSR
  ? (await loadAnswerPart()).AnswerPart
  : lazy(async () => ({ default: (await loadAnswerPart()).AnswerPart }))
