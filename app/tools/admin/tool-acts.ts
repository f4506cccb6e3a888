import { actsOf } from '../../records/acts/acts.ts'
import { deletion } from '../../records/acts/deletion.tsx'
import { trashTime } from '../../records/trash/trash-days.ts'
import { countText } from '../../ui/format-number.ts'

/** The catalogue's text; the rules of the form, with Zod, are not needed to list and to delete. */
const deleteFailed = "Errore durante l'eliminazione dello strumento"

const failed = "Errore durante l'operazione sullo strumento. Riprova."

/** What the screen of a stored tool asks for, that of a new one, and the list. */
export const toolActs = actsOf({
  save: 'Errore nel salvataggio dello strumento',
  delete: deleteFailed,
  verify: failed,
  restore: failed,
})

export const newToolActs = actsOf({ create: 'Errore durante la creazione dello strumento' })

export const toolListActs = actsOf({
  delete: deleteFailed,
  activate: failed,
  deactivate: failed,
})

/** '1 guida', '2 guide'. */
export const guidesText = (count: number) => (count === 1 ? '1 guida' : `${countText(count)} guide`)

/** The question before a tool is deleted; with guides it cannot be. */
export const toolDeletion = ({ id, name, guides }: { id: string; name: string; guides: number }) =>
  deletion({
    acts: toolActs,
    id,
    question: 'Sei sicuro di voler eliminare questo strumento?',
    what: 'lo strumento',
    detail: [
      `«${name}» sparisce dagli strumenti e dalla ricerca.`,
      `Resta nel cestino per ${trashTime}: da lì lo ripristini com'è ora.`,
    ],
    refusal:
      guides === 0
        ? null
        : {
            title: 'Adesso lo strumento non si può eliminare',
            text: `«${name}» ha ${guidesText(guides)}: finché ${guides === 1 ? "c'è" : 'ci sono'}, lo strumento non si può eliminare. Se vuoi solo nasconderlo, disattivalo.`,
          },
  })
