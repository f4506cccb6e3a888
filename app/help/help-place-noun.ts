import { z } from 'zod'
import { editHelpPlacePath } from '../admin-paths.ts'
import { adminHelpPath, helpPath } from '../paths.ts'
import { oneLine, optionalText } from '../records/form/field-schema.ts'
import { defineNoun, type SchemaNeeds } from '../records/noun.ts'
import { dialled, helpPlaceLimits } from './help-place.ts'

export const helpPlaceFormTexts = {
  required: 'Scrivi il nome del luogo o della persona.',
  phone: 'Scrivi il numero con le cifre, per esempio 035 012 3456.',
} as const

/** More than anybody reads on one page. */
const mostHelpPlaces = 60

/** A place or a person that helps, as administrators write it. */
export const helpPlaceNoun = defineNoun(
  ({ needed }: SchemaNeeds) =>
    z.object({
      name: needed('Il nome', helpPlaceLimits.name, helpPlaceFormTexts.required).transform(oneLine),
      hours: optionalText('Gli orari', helpPlaceLimits.hours).transform(oneLine),
      phone: optionalText('Il telefono', helpPlaceLimits.phone)
        .transform(oneLine)
        .refine((phone) => phone === '' || dialled(phone) !== null, helpPlaceFormTexts.phone),
      address: optionalText("L'indirizzo", helpPlaceLimits.address).transform(oneLine),
      note: optionalText('La nota', helpPlaceLimits.note),
    }),
  {
    name: 'helpPlace',
    words: { one: 'scheda', many: 'schede', the: 'la scheda', isFeminine: true },
    labels: {
      name: 'Nome',
      hours: 'Giorni e orari',
      phone: 'Telefono',
      address: 'Indirizzo',
      note: 'Nota',
    },
    title: ({ name }) => name,
    goesWith: (title) => [`«${title}» non si legge più in «Aiuto».`],
    most: mostHelpPlaces,
    isOrdered: true,
    places: {
      list: adminHelpPath,
      edit: editHelpPlacePath,
      seen: helpPath,
    },
  },
)
