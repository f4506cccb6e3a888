import type { FieldMetadata } from '@conform-to/react'
import { AreaField, ChoiceField, InputField } from '../../records/form/bound-fields.tsx'
import { ListField } from '../../records/form/list-field.tsx'
import { channelLabels, channels, sceneLimits } from '../scenes/scene.ts'
import type { SceneFields } from '../scenes/scene-noun.ts'
import { FieldErrors } from './field-errors.tsx'
import type { SceneFormFields } from './form-fields.ts'

type Line = SceneFields['lines'][number]

const newLine: Line = { text: '', sign: { title: '', meaning: '' } }

/** What comes to the person: when and how, from whom, and what it says. */
export function MessageSections({ fields }: { fields: SceneFormFields }) {
  return (
    <>
      <section className="form-section" aria-labelledby="situazione">
        <h2 id="situazione">Che cosa succede</h2>
        <InputField
          field={fields.title}
          label="Titolo"
          hint="Si legge prima di cominciare: non dice se è una truffa."
          maxLength={sceneLimits.title}
        />
        <AreaField
          field={fields.moment}
          label="Momento"
          hint="Dove si trova la persona, e che cosa sta facendo."
          rows={2}
          maxLength={sceneLimits.moment}
        />
        <div className="form-pair">
          <ChoiceField field={fields.channel} label="Come arriva">
            <option value="">Scegli…</option>
            {channels.map((channel) => (
              <option key={channel} value={channel}>
                {channelLabels[channel]}
              </option>
            ))}
          </ChoiceField>
          <InputField
            field={fields.sentAt}
            label="Quando arriva"
            hint="Per esempio: oggi, 10:42."
            maxLength={sceneLimits.sentAt}
          />
        </div>
      </section>

      <section className="form-section" aria-labelledby="mittente">
        <h2 id="mittente">Chi scrive</h2>
        <InputField
          field={fields.sender}
          label="Mittente"
          hint="Il nome o il numero che si vede. Inventalo: nessun numero di persone vere."
          maxLength={sceneLimits.sender}
        />
        <SignFields field={fields.senderSign} />
      </section>

      <section className="form-section" aria-labelledby="messaggio">
        <h2 id="messaggio">Che cosa dice</h2>
        <p className="soft measure">
          Il messaggio, pezzo per pezzo: chi impara tocca i pezzi che insospettiscono. Un pezzo
          senza segno è un pezzo normale. Gli indirizzi inventati finiscono in «.example».
        </p>
        <FieldErrors field={fields.lines} />
        <ListField
          field={fields.lines}
          itemLabel="Pezzo"
          addLabel="Aggiungi un pezzo"
          newItem={newLine}
          most={[sceneLimits.lines, 'pezzi']}
        >
          {(item) => <LineFields field={item} />}
        </ListField>
      </section>
    </>
  )
}

// biome-ignore lint/suspicious/noExplicitAny: the form around it does not matter here
function LineFields({ field }: { field: FieldMetadata<Line, any> }) {
  const { text, sign } = field.getFieldset()
  return (
    <>
      <AreaField field={text} label="Testo" rows={2} maxLength={sceneLimits.line} />
      <SignFields field={sign} />
    </>
  )
}

// biome-ignore lint/suspicious/noExplicitAny: the form around it does not matter here
type SignFieldsProps = { field: FieldMetadata<Line['sign'], any> }

/** A sign by its name and meaning; both empty where there is none. */
function SignFields({ field }: SignFieldsProps) {
  const { title, meaning } = field.getFieldset()
  return (
    <div className="form-pair">
      <InputField
        field={title}
        label="Segno (se c'è)"
        hint="Per esempio: C'è fretta."
        maxLength={sceneLimits.signTitle}
      />
      <AreaField
        field={meaning}
        label="Che cosa significa"
        rows={2}
        maxLength={sceneLimits.signMeaning}
      />
    </div>
  )
}
