import { type Act, ConfirmLink } from '../form/confirm-act.tsx'
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

type DeleteSetProps = {
  id: string
  title: string
  /** 'quiet' beside other acts. */
  kind?: 'danger' | 'quiet'
}

/** Deletes a set from wherever it is shown; ends on the list. */
export function DeleteSet({ id, title, kind = 'danger' }: DeleteSetProps) {
  return (
    <ConfirmLink
      act={deletion({ id, title })}
      to={`${promptsPath}?elimina=${encodeURIComponent(id)}`}
      action={promptsPath}
      kind={kind}
      size="small"
      className={kind === 'quiet' ? 'text-error' : undefined}
    >
      Elimina<span className="vh"> il set di {title}</span>
    </ConfirmLink>
  )
}
