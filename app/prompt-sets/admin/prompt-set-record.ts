import type { input } from 'zod'
import type { promptSetSchema } from '../prompt-set-schema.ts'

/** A set as its form holds it. */
export type PromptSetRecord = input<typeof promptSetSchema>
export type BlockRecord = NonNullable<PromptSetRecord['blocks']>[number]
export type TemplateRecord = NonNullable<PromptSetRecord['templates']>[number]
