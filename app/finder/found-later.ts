import { type ComponentType, lazy } from 'react'
import type { FoundProps } from './found.tsx'

const loadFound = () => import('./found.tsx')

/** Fetches ahead what results need; should it fail, the results themselves try again. */
export function loadFoundAhead(): void {
  loadFound().catch(() => {})
}

/** The results' part of the page; the server, which renders at once, has it at hand. */
export const Found: ComponentType<FoundProps> = import.meta.env.SSR
  ? (await loadFound()).Found
  : lazy(async () => ({ default: (await loadFound()).Found }))
