import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { promptsPath } from '../../paths.ts'
import { promptPath } from '../../prompt-path.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { ChoiceCard } from '../sheet/choice-card.tsx'
import { TemplateSign } from '../sheet/template-sign.tsx'
import { type SearchedTemplates, searchField, workshopTexts } from '../workshop-page.ts'

type TemplateSearchProps = {
  /** What was searched for, and what that came to; null: nothing. */
  search: SearchedTemplates | null
  /** What stays chosen meanwhile. */
  professionId: string | null
  templateId: string | null
}

/** 'Cerca una richiesta': over the templates of all trades, by address, so that it needs no script. */
export function TemplateSearch({ search, professionId, templateId }: TemplateSearchProps) {
  return (
    <details className="template-search" open={search !== null}>
      <summary>Cerca una richiesta</summary>
      <Form action={promptsPath()} className="stack" role="search" preventScrollReset>
        {professionId ? <input type="hidden" name="profession" value={professionId} /> : null}
        {templateId ? <input type="hidden" name="template" value={templateId} /> : null}
        <TextField
          name={searchField}
          label="Che cosa cerchi?"
          hint="Cerco in tutti i mestieri. Per esempio: bolletta, reclamo, auguri."
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          defaultValue={search?.typed}
        />
        <Button className="justify-self-start" icon={<Search className="i" aria-hidden="true" />}>
          Cerca
        </Button>
      </Form>
      <p aria-live="polite" className="mt-2">
        {search ? announcement(search) : null}
      </p>
      <ul>
        {search?.found.map((one) => (
          <ChoiceCard
            key={`${one.professionId} ${one.id}`}
            to={promptPath({ profession: one.professionId, template: one.id })}
            // The workshop is open already: the state tells it what to put on the sheet.
            state={{ professionId: one.professionId, templateId: one.id }}
            icon={<TemplateSign {...one} />}
            emoji={one.emoji}
            title={one.title}
            text={`${one.trade}. ${one.description}`}
          />
        ))}
      </ul>
    </details>
  )
}

function announcement({ typed, found, total, isFailed }: SearchedTemplates): string {
  if (isFailed) return workshopTexts.templatesFailed
  if (total === 0) return `Nessuna richiesta per «${typed}». Prova con altre parole.`
  const count = total === 1 ? '1 richiesta' : `${total} richieste`
  const rest = total > found.length ? ` Ecco le prime ${found.length}.` : ''
  return `${count} per «${typed}».${rest}`
}
