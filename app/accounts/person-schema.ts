import '../records/form/browser-schema.ts'
import { z } from 'zod'
import { isSeen } from '../platform/seen.ts'
import { difficulties } from '../records/content/content.ts'
import { accountLimits } from './account.ts'
import { accountTexts } from './account-texts.ts'
import { settingsLimits } from './settings/settings.ts'
import { settingsTexts } from './settings/settings-texts.ts'
import { usersTexts } from './users.ts'

/** What people are called by. */
export const personName = z
  .string(accountTexts.nameMissing)
  .trim()
  .refine(isSeen, accountTexts.nameMissing)
  .max(accountLimits.name, accountTexts.nameTooLong)
  .regex(/^\P{Cc}*$/u, accountTexts.nameUnreadable)

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

/** The same as administrators send it, with the moment of the last change that they saw; without one, whatever is stored gives way. */
export const givenSettingsSchema = settingsSchema.extend({
  version: z.coerce
    .number(usersTexts.changedMeanwhile)
    .transform((milliseconds) => new Date(milliseconds))
    .optional(),
})
