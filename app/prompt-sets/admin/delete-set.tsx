import { type Act, ConfirmLink } from '../../records/form/confirm-act.tsx'
import { promptsPath, promptsTexts } from './prompts-texts.ts'

/** What asks before a set is deleted (ADMS-16). */
export const deletion = ({ id, title }: { id: string; title: string }): Act => ({
  question: promptsTexts.deleteQuestion,
  detail: (
    <p>
      È il set di «{title}». Resta nel cestino per 30 giorni: lo trovi in Database. Intanto chi apre
      la Fucina non trova né blocchi né template.
    </p>
  ),
  confirmLabel: 'Elimina il set',
  cancelLabel: 'Tieni il set',
  fields: { intent: 'delete', id },
})

/** Deletes a set from its row in the list. */
export function DeleteSet({ id, title }: { id: string; title: string }) {
  return (
    <ConfirmLink
      act={deletion({ id, title })}
      to={`${promptsPath}?elimina=${encodeURIComponent(id)}`}
      action={promptsPath}
      kind="quiet"
      size="small"
      className="text-error"
    >
      Elimina<span className="vh"> il set di {title}</span>
    </ConfirmLink>
  )
}
