import { type FieldMetadata, useField } from '@conform-to/react'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { input } from 'zod'
import { blockCategories } from '../../workshop/prompt-set.ts'
import { defaultEmoji, type promptSetSchema } from '../../workshop/prompt-set-schema.ts'
import { AreaField, ChoiceField, HiddenField, InputField } from '../form/bound-fields.tsx'
import { ListField } from '../form/list-field.tsx'
import { blockWarnings, gapWarnings } from './gap-warnings.ts'

export type PromptSetRecord = input<typeof promptSetSchema>

type Fields = { [Name in keyof PromptSetRecord]-?: FieldMetadata<PromptSetRecord[Name]> }
type BlockRecord = NonNullable<PromptSetRecord['blocks']>[number]
type TemplateRecord = NonNullable<PromptSetRecord['templates']>[number]
type TextRecord = NonNullable<TemplateRecord['blocks']>[number]

const newBlock: BlockRecord = { category: blockCategories[0], text: '' }
const newTemplate: TemplateRecord = {
  id: '',
  title: '',
  description: '',
  emoji: defaultEmoji,
  blocks: [{ text: '' }],
}

/** The blocks of a set: a category and a text each (ADMS-12). */
export function BlocksSection({ fields }: { fields: Fields }) {
  const { blocks } = fields
  return (
    <section className="form-section" aria-labelledby="sezione-blocchi">
      <h2 id="sezione-blocchi">Blocchi</h2>
      <p className="soft">
        Chi usa la Fucina sceglie i blocchi e li unisce in una richiesta: scrivi frasi intere. Un
        blocco lasciato vuoto non viene salvato.
      </p>
      <ListOf list={blocks}>
        <ListField<BlockRecord>
          field={blocks as ListMetadata<BlockRecord>}
          itemLabel="Blocco"
          addLabel="Aggiungi un blocco"
          newItem={newBlock}
          look="line"
        >
          {(block, position) => <BlockFields block={block} place={position + 1} />}
        </ListField>
      </ListOf>
    </section>
  )
}

function BlockFields({ block, place }: { block: FieldMetadata<BlockRecord>; place: number }) {
  const { category, text } = block.getFieldset()
  return (
    <div className="set-block">
      <ChoiceField field={category} label={<Placed place={place}>Categoria</Placed>}>
        {blockCategories.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </ChoiceField>
      <AreaField field={text} label={<Placed place={place}>Testo</Placed>} rows={1} />
      <BlockWarnings name={text.name} />
    </div>
  )
}

/** 'Categoria', said with the place of its block to who cannot see it. */
function Placed({ place, children }: { place: number; children: string }) {
  return (
    <>
      {children}
      <span className="vh"> del blocco {place}</span>
    </>
  )
}

/** The templates of a set (ADMS-13). */
export function TemplatesSection({ fields }: { fields: Fields }) {
  const { templates } = fields
  return (
    <section className="form-section" aria-labelledby="sezione-template">
      <h2 id="sezione-template">Template</h2>
      <p className="soft">
        Un template è una richiesta già pronta. Dove serve un dato di chi scrive lascia uno spazio
        da riempire: <b>[domanda: esempio]</b>, per esempio [tipo di locale: trattoria].
      </p>
      <ListOf list={templates}>
        <ListField<TemplateRecord>
          field={templates as ListMetadata<TemplateRecord>}
          itemLabel="Template"
          addLabel="Aggiungi un template"
          newItem={newTemplate}
        >
          {(template) => <TemplateFields template={template} />}
        </ListField>
      </ListOf>
    </section>
  )
}

function TemplateFields({ template }: { template: FieldMetadata<TemplateRecord> }) {
  const { id, title, description, emoji, blocks } = template.getFieldset()
  return (
    <>
      <HiddenField field={id} />
      <div className="set-template">
        <InputField field={emoji} label="Emoji" autoComplete="off" />
        <InputField field={title} label="Titolo" autoComplete="off" />
      </div>
      <InputField field={description} label="Descrizione" autoComplete="off" />
      <ListOf list={blocks}>
        <ListField<TextRecord>
          field={blocks as ListMetadata<TextRecord>}
          itemLabel="Pezzo di testo"
          addLabel="Aggiungi un pezzo di testo"
          newItem={{ text: '' }}
          look="line"
        >
          {(piece, position) => (
            <AreaField
              field={piece.getFieldset().text}
              label={`Pezzo di testo ${position + 1}`}
              rows={1}
            />
          )}
        </ListField>
      </ListOf>
      <TemplateWarnings name={blocks.name} />
    </>
  )
}

type ListMetadata<Item> = FieldMetadata<Item[] | undefined> & {
  getFieldList: () => FieldMetadata<Item>[]
}

/** A list and what is wrong with it as a whole; the summary of errors leads here. */
// biome-ignore lint/suspicious/noExplicitAny: any list; only its id and errors are shown
function ListOf({ list, children }: { list: FieldMetadata<any>; children: ReactNode }) {
  const error = list.errors?.[0]
  return (
    <div id={list.id} tabIndex={-1} className="field">
      {error && (
        <p className="err">
          <TriangleAlert aria-hidden="true" className="i" />
          {error}
        </p>
      )}
      {children}
    </div>
  )
}

/** These read the values as they are typed, each for itself, so that a key stroke draws little. */
function BlockWarnings({ name }: { name: string }) {
  const [{ value }] = useField<string>(name)
  return <Warnings warnings={blockWarnings(value ?? '')} />
}

function TemplateWarnings({ name }: { name: string }) {
  const [{ value }] = useField<TextRecord[]>(name)
  const texts = Array.isArray(value) ? value.map((piece) => piece?.text ?? '') : []
  return <Warnings warnings={gapWarnings(texts)} isSaid />
}

/** @param isSaid announced when they appear; a set has too many blocks for that */
function Warnings({ warnings, isSaid = false }: { warnings: string[]; isSaid?: boolean }) {
  return (
    <div role={isSaid ? 'status' : undefined} className="gap-warnings">
      {warnings.map((warning) => (
        <p key={warning} className="small">
          <TriangleAlert aria-hidden="true" className="i" />
          {warning}
        </p>
      ))}
    </div>
  )
}
