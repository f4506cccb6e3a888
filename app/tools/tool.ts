import type { ToolContent } from '../../db/content-types.ts'
import { counted } from '../ui/count-text.ts'

/** A tool in a list. */
export type ToolItem = Pick<
  ToolContent,
  'id' | 'name' | 'description' | 'imageUrl' | 'category' | 'rating'
> & { hasFree: boolean }

/** A tool as it is read; what concerns guides is read from the guides. */
export type ToolDetail = ToolContent & {
  /** This is the working copy of an active tool. */
  isPreview: boolean
  hasGuides: boolean
  guideIds: string[]
  verifiedAt: Date | null
  /** The month in which its writers checked what came with the product, while it stands so. */
  checkedIn: string | null
  createdAt: Date
  updatedAt: Date
}

/** The catalogue's texts of the tools. */
export const toolTexts = {
  listFailed: 'Errore nel caricamento degli strumenti. Riprova più tardi.',
  listEmpty: 'Nessuno strumento trovato per questa categoria.',
  loadFailed: 'Errore nel caricamento dello strumento',
} as const

/** '10 strumenti trovati' */
export const toolsFoundText = (count: number) =>
  counted(count, 'strumento trovato', 'strumenti trovati')
