import { type ComponentType, lazy } from 'react'
import type { ResponseActionsProps } from './response-actions.tsx'

const load = () => import('./response-actions.tsx')

/** What can be done comes alive after what there is to read; until then its links and forms work. */
export const ResponseActions: ComponentType<ResponseActionsProps> = import.meta.env.SSR
  ? (await load()).ResponseActions
  : lazy(async () => ({ default: (await load()).ResponseActions }))
