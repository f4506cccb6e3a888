import { listActs } from '../../records/list/list-acts.ts'
import { counted } from '../../ui/count-text.ts'
import { professionNoun } from '../profession-noun.ts'

/** How much a prompt set holds, and whether learners see it. */
export type SetSize = { id: string; blocks: number; templates: number; isPublished: boolean }

/** The catalogue's texts. */
export const adminTexts = {
  cloneFailed: 'Errore durante la clonazione della professione',
  cloned: 'Professione clonata con successo',
} as const

/** What the list of professions does besides, and what it says when that fails. */
export const professionFailedTexts = { duplicate: adminTexts.cloneFailed } as const

export const professionListActs = listActs(professionNoun, professionFailedTexts)

/** How much a prompt set holds, in words. */
export const setText = ({ blocks, templates }: Pick<SetSize, 'blocks' | 'templates'>) =>
  `${counted(blocks, 'blocco', 'blocchi')} e ${counted(templates, 'template', 'template')}`

/** What goes with a profession when it is deleted. */
export const professionGoesWith = (title: string, set: SetSize | undefined): string[] => [
  `«${title}» non si vede più nel sito.`,
  ...(set
    ? [
        `Con lei va via anche il suo set di prompt (${setText(set)}).`,
        'Se la ripristini, torna anche quello.',
      ]
    : []),
]
