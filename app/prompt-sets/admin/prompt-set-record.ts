import type { input } from 'zod'
import type { promptSetNoun } from '../prompt-set-noun.ts'

export type PromptSetRecord = input<typeof promptSetNoun.draft>
export type BlockRecord = NonNullable<PromptSetRecord['blocks']>[number]
export type TemplateRecord = NonNullable<PromptSetRecord['templates']>[number]
