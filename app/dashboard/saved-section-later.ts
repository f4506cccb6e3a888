import { type ComponentType, lazy } from 'react'
import type { SavedSectionProps } from '../saved/saved-section-card.tsx'

const loadSavedSection = () => import('../saved/saved-section-card.tsx')

/**
 * The saved responses, whose code comes alive after the rest of the dashboard; the server, which
 * renders everything at once, has it at hand.
 */
export const SavedSection: ComponentType<SavedSectionProps> = import.meta.env.SSR
  ? (await loadSavedSection()).SavedSection
  : lazy(async () => ({ default: (await loadSavedSection()).SavedSection }))
