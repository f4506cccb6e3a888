import { actsOf } from '../../records/acts/acts.ts'
import { deletion } from '../../records/acts/deletion.tsx'
import { publicationActs } from '../../records/acts/publication.tsx'
import { trashTime } from '../../records/trash/trash-days.ts'
import { promptsTexts } from './prompts-texts.ts'

/** What the screen of a stored set asks for, that of a new one, and the list. */
export const setActs = actsOf({
  save: promptsTexts.saveFailed,
  delete: promptsTexts.deleteFailed,
  ...publicationActs(promptsTexts.saveFailed),
})

export const newSetActs = actsOf({ create: promptsTexts.createFailed })

export const setListActs = actsOf({
  sync: promptsTexts.syncFailed,
  import: promptsTexts.importFailed,
  'import-file': promptsTexts.importFailed,
  delete: promptsTexts.deleteFailed,
})

/** What 'sync' brings in line, as the form's identifier names it. */
export type SyncTarget = 'professions' | 'sets'

type Deleted = { id: string; title: string; blocks: number; templates: number }

/** The question before a set is deleted. */
export const setDeletion = ({ id, title, blocks, templates }: Deleted) =>
  deletion({
    acts: setListActs,
    id,
    question: promptsTexts.deleteQuestion,
    what: 'il set',
    detail: [
      `È il set di «${title}», con ${blocks === 1 ? '1 blocco' : `${blocks} blocchi`} e ${templates} template.`,
      `Resta nel cestino per ${trashTime}: lo trovi in Database.`,
      'Intanto chi apre la Fucina non trova né blocchi né template.',
    ],
  })
