/**
 * Parts whose code is fetched beside the page's own. What the server rendered of them shows, and
 * its links work, until the code is there; the server itself has it at hand.
 */
import { lazy } from 'react'

const loadFirst = () => import('./first-guide.tsx')
const first = import.meta.env.SSR ? await loadFirst() : null

const loadNone = () => import('./no-guides.tsx')
const none = import.meta.env.SSR ? await loadNone() : null

export const FirstGuide =
  first?.FirstGuide ?? lazy(async () => ({ default: (await loadFirst()).FirstGuide }))

export const NoGuides =
  none?.NoGuides ?? lazy(async () => ({ default: (await loadNone()).NoGuides }))
