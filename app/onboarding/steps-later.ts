import { type ComponentType, lazy } from 'react'
import type { CustomStepProps } from './custom-step.tsx'
import type { RequestStepProps } from './request-step.tsx'

const loadCustomStep = () => import('./custom-step.tsx')
const loadRequestStep = () => import('./request-step.tsx')

/** The steps with a sheet, whose code is needed once somebody writes; the server has it at hand. */
export const CustomStep: ComponentType<CustomStepProps> = import.meta.env.SSR
  ? (await loadCustomStep()).CustomStep
  : lazy(async () => ({ default: (await loadCustomStep()).CustomStep }))

export const RequestStep: ComponentType<RequestStepProps> = import.meta.env.SSR
  ? (await loadRequestStep()).RequestStep
  : lazy(async () => ({ default: (await loadRequestStep()).RequestStep }))
