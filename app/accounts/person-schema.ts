// First, before a schema is made: it tells Zod not to compile, which our policy refuses.
import '../records/form/field-schema.ts'
import { z } from 'zod'
import { isSeen, isTurned, tidyName } from '../platform/seen.ts'
import { difficulties } from '../records/content/content.ts'
import { accountLimits } from './account.ts'
import { accountTexts } from './account-texts.ts'
import { settingsLimits } from './settings/settings.ts'
import { settingsTexts } from './settings/settings-texts.ts'

const isReadable = (name: string) => !/\p{Cc}/u.test(name) && !isTurned(name)

/** What people are called by. */
export const personName = z
  .string(accountTexts.nameMissing)
  .overwrite(tidyName)
  .refine(isSeen, { error: accountTexts.nameMissing, abort: true })
  .max(accountLimits.name, accountTexts.nameTooLong)
  .refine(isReadable, accountTexts.nameUnreadable)

/**
 * What people may change of their own record, and administrators of everybody's; anything else in
 * the body is ignored.
 */
export const settingsSchema = z.object({
  name: personName,
  city: z
    .string(settingsTexts.cityMissing)
    .overwrite(tidyName)
    .refine(isSeen, { error: settingsTexts.cityMissing, abort: true })
    .max(settingsLimits.city, settingsTexts.cityTooLong)
    .refine(isReadable, settingsTexts.cityUnreadable),
  techLevel: z.enum(difficulties, settingsTexts.levelMissing),
})

export type Settings = z.output<typeof settingsSchema>
