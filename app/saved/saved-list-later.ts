import { type ComponentType, lazy } from 'react'
import type { SavedListProps } from './saved-list.tsx'

const loadSavedList = () => import('./saved-list.tsx')

/** The list itself comes alive after what stands above it; until then its links and forms do. */
export const SavedList: ComponentType<SavedListProps> = import.meta.env.SSR
  ? (await loadSavedList()).SavedList
  : lazy(async () => ({ default: (await loadSavedList()).SavedList }))
