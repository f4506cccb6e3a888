import type { FieldMetadata } from '@conform-to/react'
import { AreaField, ChoiceField, InputField } from '../../records/form/bound-fields.tsx'
import { ListField } from '../../records/form/list-field.tsx'
import { notebookLimits as limits } from '../notebook.ts'
import type { NotebookRecord } from '../notebook-noun.ts'
import { type ChoiceName, choiceLetters, choiceNames } from '../quiz.ts'

/** The fields of a notebook's form. */
export type NotebookFormFields = {
  [Name in keyof NotebookRecord]-?: FieldMetadata<NotebookRecord[Name], NotebookRecord>
}
// biome-ignore lint/suspicious/noExplicitAny: the form around a part does not matter to it
type PartField<Part> = FieldMetadata<Part, any>
type Moment = NotebookRecord['moments'][number]
type Sheet = NotebookRecord['handouts'][number]
type Question = NotebookRecord['questions'][number]
type Choice = Question['first']

const newMoment: Moment = { title: '', minutes: 10, doing: '', say: '', watch: '' }
const newSheet: Sheet = { title: '', text: '' }
const newChoice: Choice = { text: '', why: '' }
const newQuestion: Question = {
  ...{ text: '', first: newChoice, second: newChoice, third: newChoice },
  right: 'first',
}

/** The sections of a notebook's form. */
export function NotebookSections({ fields }: { fields: NotebookFormFields }) {
  return (
    <>
      <section className="form-section" aria-labelledby="percorso">
        <h2 id="percorso">Il percorso</h2>
        <InputField field={fields.title} label="Titolo (obbligatorio)" maxLength={limits.title} />
        <InputField
          field={fields.duration}
          label="Durata prevista"
          hint="Si legge sull'attestato. Per esempio: 1 ora e 30 minuti."
          maxLength={limits.duration}
        />
        <AreaField
          field={fields.aim}
          label="A che cosa serve"
          hint="Per chi è, e che cosa sa fare alla fine."
          rows={3}
          maxLength={limits.aim}
        />
        <AreaField
          field={fields.prepare}
          label="Che cosa preparare"
          hint="Una cosa per riga."
          rows={6}
          maxLength={limits.prepare}
        />
      </section>
      <section className="form-section" aria-labelledby="momenti">
        <h2 id="momenti">L'incontro, minuto per minuto</h2>
        <ListField
          field={fields.moments}
          itemLabel="Momento"
          addLabel="Aggiungi un momento"
          newItem={newMoment}
          most={[limits.moments, 'momenti']}
        >
          {(item) => <MomentFields field={item} />}
        </ListField>
      </section>
      <section className="form-section" aria-labelledby="fogli">
        <h2 id="fogli">I fogli da dare</h2>
        <p className="soft measure">Ognuno si stampa su una pagina sua, con lettere grandi.</p>
        <ListField
          field={fields.handouts}
          itemLabel="Foglio"
          addLabel="Aggiungi un foglio"
          newItem={newSheet}
          most={[limits.sheets, 'fogli']}
        >
          {(item) => <SheetFields field={item} />}
        </ListField>
      </section>
      <section className="form-section" aria-labelledby="esercizi">
        <h2 id="esercizi">Gli esercizi senza account</h2>
        <p className="soft measure">Si fanno su carta o a voce, anche se la rete non va.</p>
        <ListField
          field={fields.exercises}
          itemLabel="Esercizio"
          addLabel="Aggiungi un esercizio"
          newItem={newSheet}
          most={[limits.sheets, 'esercizi']}
        >
          {(item) => <SheetFields field={item} />}
        </ListField>
      </section>
      <section className="form-section" aria-labelledby="domande">
        <h2 id="domande">Le domande alla fine</h2>
        <p className="soft measure">
          Ognuna ha tre risposte, e una sola è giusta. Chi sbaglia legge perché e riprova.
        </p>
        <ListField
          field={fields.questions}
          itemLabel="Domanda"
          isFeminine
          addLabel="Aggiungi una domanda"
          newItem={newQuestion}
          most={[limits.questions, 'domande']}
        >
          {(item) => <QuestionFields field={item} />}
        </ListField>
      </section>
    </>
  )
}

function MomentFields({ field }: { field: PartField<Moment> }) {
  const { title, minutes, doing, say, watch } = field.getFieldset()
  return (
    <>
      <div className="form-pair">
        <InputField field={title} label="Titolo" maxLength={limits.momentTitle} />
        <InputField field={minutes} label="Minuti" inputMode="numeric" />
      </div>
      <AreaField
        field={doing}
        label="Che cosa si fa"
        hint="Una cosa per riga."
        rows={4}
        maxLength={limits.doing}
      />
      <AreaField
        field={say}
        label="Che cosa dire"
        hint="Parole da leggere a voce alta."
        rows={4}
        maxLength={limits.say}
      />
      <AreaField
        field={watch}
        label="Attenzione"
        hint="Che cosa può andare storto, una cosa per riga."
        rows={3}
        maxLength={limits.watch}
      />
    </>
  )
}

function SheetFields({ field }: { field: PartField<Sheet> }) {
  const { title, text } = field.getFieldset()
  return (
    <>
      <InputField field={title} label="Titolo" maxLength={limits.sheetTitle} />
      <AreaField
        field={text}
        label="Testo"
        hint="Ogni riga è un punto. Una riga di tratti bassi (_____) si compila a mano."
        rows={6}
        maxLength={limits.sheetText}
      />
    </>
  )
}

function QuestionFields({ field }: { field: PartField<Question> }) {
  const parts = field.getFieldset()
  return (
    <>
      <AreaField field={parts.text} label="Domanda" rows={2} maxLength={limits.question} />
      {choiceNames.map((name) => (
        <ChoiceFields key={name} field={parts[name]} name={name} />
      ))}
      <ChoiceField field={parts.right} label="Risposta giusta">
        {choiceNames.map((name) => (
          <option key={name} value={name}>
            {choiceLetters[name]}
          </option>
        ))}
      </ChoiceField>
    </>
  )
}

function ChoiceFields({ field, name }: { field: PartField<Choice>; name: ChoiceName }) {
  const { text, why } = field.getFieldset()
  return (
    <div className="form-pair">
      <InputField
        field={text}
        label={`Risposta ${choiceLetters[name]}`}
        maxLength={limits.choice}
      />
      <AreaField
        field={why}
        label="Che cosa si dice a chi la sceglie"
        rows={2}
        maxLength={limits.why}
      />
    </div>
  )
}
