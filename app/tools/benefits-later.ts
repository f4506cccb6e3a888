import { type ComponentType, lazy } from 'react'

const load = () => import('./benefits.tsx')

/** Nothing in it can be pressed: its code comes beside the page's own, what it shows with the page. */
export const Benefits: ComponentType = import.meta.env.SSR
  ? (await load()).Benefits
  : lazy(async () => ({ default: (await load()).Benefits }))
