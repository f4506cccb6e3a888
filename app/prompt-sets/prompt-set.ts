/** The categories of a prompt block, in the order in which screens list them (CONST-05). */
export const blockCategories = [
  'Azioni',
  'Contenuto',
  'Stile',
  'Caratteristiche',
  'Occasioni',
  'Destinatari',
  'Livello',
  'Ambito',
  'Periodo',
  'Canale',
  'Scopo',
] as const

export type BlockCategory = (typeof blockCategories)[number]

/** A piece of prompt text; pieces are joined with single spaces (WORK-10). */
export type Block = { text: string; category: BlockCategory }

/** A ready prompt; a block's text may hold gaps written `[label: example]` (see `gaps.ts`). */
export type Template = {
  id: string
  title: string
  description: string
  emoji: string
  blocks: { text: string }[]
}

/** What an administrator edits and the seed holds (DATA-13, DATA-14). */
export type PromptSetContent = {
  id: string
  /** null: the everyday set, or a legacy record not yet matched to a profession. */
  professionId: string | null
  professionTitle: string | null
  title: string | null
  blocks: Block[]
  templates: Template[]
}

/** The one set that belongs to no profession: 'vita quotidiana'. */
export const everydaySetId = 'vita-quotidiana'
