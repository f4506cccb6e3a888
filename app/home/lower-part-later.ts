import { type ComponentType, lazy } from 'react'
import type { LowerPartProps } from './lower-part.tsx'

/** Nobody needs its code at once: its links and its form work as the server sent them. */
export const loadLowerPart = () => import('./lower-part.tsx')

/** The home page beneath the finder; the server, which renders at once, has it at hand. */
export const LowerPart: ComponentType<LowerPartProps> = import.meta.env.SSR
  ? (await loadLowerPart()).LowerPart
  : lazy(async () => ({ default: (await loadLowerPart()).LowerPart }))
