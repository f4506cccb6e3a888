import { actsOf } from '../../records/acts/acts.ts'
import { deletion } from '../../records/acts/deletion.tsx'
import { publicationActs } from '../../records/acts/publication.tsx'
import { moveActs } from '../../records/list/moves.tsx'
import { trashTime } from '../../records/trash/trash-days.ts'

const deleteFailed = "Errore durante l'eliminazione della scheda"

/** What the screen of a stored place asks for, that of a new one, and the list. */
export const helpPlaceActs = actsOf({
  save: 'Errore nel salvataggio della scheda',
  delete: deleteFailed,
  ...publicationActs("Errore durante l'operazione sulla scheda. Riprova."),
})

export const newHelpPlaceActs = actsOf({ create: 'Errore durante la creazione della scheda' })

export const helpPlaceListActs = actsOf({
  delete: deleteFailed,
  ...moveActs("Errore durante lo spostamento della scheda. L'ordine è quello di prima."),
})

/** The question before a place is deleted. */
export const helpPlaceDeletion = ({ id, name }: { id: string; name: string }) =>
  deletion({
    acts: helpPlaceListActs,
    id,
    question: 'Vuoi eliminare questa scheda?',
    what: 'la scheda',
    detail: [
      `«${name}» non si legge più in «Aiuto».`,
      `Resta nel cestino per ${trashTime}: da lì la puoi ripristinare.`,
    ],
  })
