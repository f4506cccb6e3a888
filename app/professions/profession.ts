import type { ProfessionContent, ResourceType } from '../../db/content-types.ts'

export type Profession = ProfessionContent & { createdAt: Date; updatedAt: Date }

/** What a profession card shows. */
export type ProfessionCard = Pick<
  Profession,
  'id' | 'title' | 'iconName' | 'description' | 'color' | 'heroImage'
>

/** The catalogue's texts. */
export const professionTexts = {
  loadFailed: 'Errore nel caricamento della professione',
} as const

/** Whether `id` can be one at all: letters a to z, digits, '-' and '_'. */
export const isProfessionId = (id: string) => /^[A-Za-z0-9_-]+$/.test(id)

/** What people read for a resource's type. */
export const resourceTypeLabels: Record<ResourceType, string> = {
  guide: 'Guida',
  course: 'Corso',
  tool: 'Strumento',
}

/** The name that a testimonial carries when nobody said it: no person is invented. */
export const illustrativeName = 'Esempio illustrativo'

/** Whether a link leads to a page of our own. */
export const isOwnPath = (link: string) => /^\/(?![/\\])/.test(link)

/** Hours in words: 0.7 is '0,7 ore', 1 is '1 ora'. */
export const hoursText = (hours: number) =>
  hours === 1 ? '1 ora' : `${hours.toLocaleString('it-IT', { maximumFractionDigits: 1 })} ore`
