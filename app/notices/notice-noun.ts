import { z } from 'zod'
import { adminNoticesPath, editNoticePath } from '../admin-paths.ts'
import { homePath } from '../paths.ts'
import { oneLine, optionalDay } from '../records/form/field-schema.ts'
import { defineNoun, type SchemaNeeds } from '../records/noun.ts'
import { longestNotice, noticeKindNames, noticeKinds } from './notice.ts'

export const noticeFormTexts = {
  required: "Scrivi il testo dell'avviso.",
  kind: 'Scegli il tipo di avviso.',
  order: "L'ultimo giorno viene prima del primo: cambia uno dei due.",
} as const

/** More than a site has to say to everybody. */
const mostNotices = 20

/** A short text for everybody, as administrators write it. */
export const noticeNoun = defineNoun(
  ({ needed }: SchemaNeeds) =>
    z
      .object({
        text: needed('Il testo', longestNotice, noticeFormTexts.required).transform(oneLine),
        kind: z.enum(noticeKinds, noticeFormTexts.kind).default('information'),
        from: optionalDay('Il primo giorno'),
        until: optionalDay("L'ultimo giorno"),
      })
      .refine(({ from, until }) => from === '' || until === '' || from <= until, {
        message: noticeFormTexts.order,
        path: ['until'],
      }),
  {
    name: 'notice',
    words: { one: 'avviso', many: 'avvisi', the: "l'avviso", isFeminine: false },
    labels: {
      text: 'Testo',
      kind: { label: 'Tipo', values: noticeKindNames },
      from: { label: 'Primo giorno', isText: false },
      until: { label: 'Ultimo giorno', isText: false },
    },
    title: ({ text }) => text,
    goesWith: () => ["L'avviso non si legge più, in nessuna pagina."],
    most: mostNotices,
    isOrdered: true,
    places: {
      list: adminNoticesPath,
      edit: editNoticePath,
      seen: homePath,
    },
  },
)
