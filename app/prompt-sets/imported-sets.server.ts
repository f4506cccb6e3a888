import { z } from 'zod'
import { blocksSchema, orNone, promptSetLimits, templatesSchema } from './prompt-set-noun.ts'

const reference = z
  .string({ error: 'serve un testo' })
  .trim()
  .max(200)
  .nullish()
  .transform((value) => value || null)

const importedSet = z
  .object(
    {
      id: reference,
      isPublished: z
        .boolean({ error: 'isPublished: vale true o false' })
        .nullish()
        .transform((value) => value ?? null),
      professionId: reference,
      professionTitle: reference,
      title: reference,
      blocks: orNone(blocksSchema),
      templates: orNone(templatesSchema(false)),
    },
    { error: 'Serve un set di prompt' },
  )
  .refine((set) => set.blocks.length + set.templates.length > 0, 'Non ha né blocchi né template')

/**
 * Sets from a file: what our own export writes, and the older shape without ids of professions
 * and templates.
 */
export const importedSetsSchema = z
  .array(importedSet, { error: 'Il file non contiene un elenco di set di prompt' })
  .min(1, 'Il file non contiene nessun set di prompt')
  .max(promptSetLimits.sets, `Il file contiene più di ${promptSetLimits.sets} set di prompt`)

export type ImportedSet = z.output<typeof importedSet>
