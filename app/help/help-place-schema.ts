import { z } from 'zod'
import { oneLine, optionalText, requiredText } from '../records/form/text-schema.ts'
import { dialled, helpPlaceLimits } from './help-place.ts'

export const helpPlaceFormTexts = {
  required: 'Scrivi il nome del luogo o della persona.',
  phone: 'Scrivi il numero con le cifre, per esempio 035 012 3456.',
} as const

/** The form of a place or person that helps, in the browser and on the server. */
export const helpPlaceSchema = z.object({
  name: requiredText('Il nome', helpPlaceLimits.name, helpPlaceFormTexts.required).transform(
    oneLine,
  ),
  hours: optionalText('Gli orari', helpPlaceLimits.hours).transform(oneLine),
  phone: optionalText('Il telefono', helpPlaceLimits.phone)
    .transform(oneLine)
    .refine((phone) => phone === '' || dialled(phone) !== null, helpPlaceFormTexts.phone),
  address: optionalText("L'indirizzo", helpPlaceLimits.address).transform(oneLine),
  note: optionalText('La nota', helpPlaceLimits.note),
})

/** A place or person as a form gives it, checked. */
export type HelpPlaceInput = z.output<typeof helpPlaceSchema>
