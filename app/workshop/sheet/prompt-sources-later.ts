import { type ComponentType, lazy } from 'react'
import type { PromptSourcesProps } from './prompt-sources.tsx'

const loadPromptSources = () => import('./prompt-sources.tsx')

/** Templates and blocks, whose code is needed once a profession is chosen; the server has it at hand. */
export const PromptSources: ComponentType<PromptSourcesProps> = import.meta.env.SSR
  ? (await loadPromptSources()).PromptSources
  : lazy(async () => ({ default: (await loadPromptSources()).PromptSources }))
