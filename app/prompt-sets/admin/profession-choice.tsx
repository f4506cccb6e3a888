import type { FieldMetadata } from '@conform-to/react'
import { ChoiceField } from '../../records/form/bound-fields.tsx'
import type { FormAnswer } from '../../records/form/form-answer.ts'
import { staysInTrash } from '../../records/words.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { SetPlace } from '../placed-sets.server.ts'
import { everydaySetId } from '../prompt-set.ts'

type ProfessionChoiceProps = {
  field: FieldMetadata<string | null | undefined>
  places: readonly SetPlace[]
  /** The profession of the edited set; null: none yet. */
  own: string | null
  answer: FormAnswer | null
}

/** Whose set it is. A profession that has one gives it up only after a question. */
export function ProfessionChoice({ field, places, own, answer }: ProfessionChoiceProps) {
  if (own === everydaySetId) return <EverydaySet field={field} />
  const offered = own === null ? places : places.filter(({ id }) => id !== everydaySetId)
  const chosen = places.find(({ id }) => id === field.value)
  const isAsked = answer?.code === 'HAS_SET' && chosen?.hasSet && chosen.id !== own
  return (
    <section className="form-section" aria-labelledby="sezione-professione">
      <h2 id="sezione-professione">Professione</h2>
      <ChoiceField
        field={field}
        label="Di quale professione è questo set"
        hint="Ogni professione ha un solo set."
      >
        <option value="">Scegli una professione</option>
        {offered.map(({ id, title, hasSet }) => (
          <option key={id} value={id}>
            {hasSet && id !== own ? `${title} (ha già un set)` : title}
          </option>
        ))}
      </ChoiceField>
      {isAsked && (
        <Note kind="info">
          <p className="font-bold">Vuoi sostituire il set di «{chosen.title}»?</p>
          <p>Al suo posto va questo. Il set di adesso {staysInTrash}.</p>
          <Button size="small" kind="danger" className="mt-2" name="replace" value={chosen.id}>
            Sostituisci
          </Button>
        </Note>
      )}
    </section>
  )
}

function EverydaySet({ field }: Pick<ProfessionChoiceProps, 'field'>) {
  return (
    <section className="form-section" aria-labelledby="sezione-professione">
      <h2 id="sezione-professione">Vita quotidiana</h2>
      <p>
        Questo set è per chi non ha una professione della lista: lettere agli uffici, auguri,
        ricette, appuntamenti. Non appartiene a nessuna professione.
      </p>
      <input type="hidden" name={field.name} value={everydaySetId} />
    </section>
  )
}
