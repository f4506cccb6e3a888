import '../records/form/browser-schema.ts'
import { z } from 'zod'
import { isSeen } from '../platform/seen.ts'
import { difficulties } from '../records/content/content.ts'
import { limits } from './account.ts'
import { texts } from './account-texts.ts'
import { settingsLimits } from './settings/settings.ts'
import { settingsTexts } from './settings/settings-texts.ts'

/** What people are called by. */
export const personName = z
  .string(texts.nameMissing)
  .trim()
  .refine(isSeen, texts.nameMissing)
  .max(limits.name, texts.nameTooLong)
  .regex(/^\P{Cc}*$/u, texts.nameUnreadable)

/**
 * What people may change of their own record, and administrators of everybody's; anything else in
 * the body is ignored.
 */
export const settingsSchema = z.object({
  name: personName,
  city: z
    .string(settingsTexts.cityMissing)
    .trim()
    .refine(isSeen, settingsTexts.cityMissing)
    .max(settingsLimits.city, settingsTexts.cityTooLong)
    .regex(/^\P{Cc}*$/u, settingsTexts.cityUnreadable),
  techLevel: z.enum(difficulties, settingsTexts.levelMissing),
})

export type Settings = z.output<typeof settingsSchema>
