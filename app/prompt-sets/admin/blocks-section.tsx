import { type FieldMetadata, useField, useFormMetadata } from '@conform-to/react'
import { ChevronDown, Plus } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { BlockCategory } from '../../../db/content-types.ts'
import { AreaField, ChoiceField } from '../../records/form/bound-fields.tsx'
import { Most } from '../../records/form/list-field.tsx'
import { PartActs } from '../../records/form/part-acts.tsx'
import { Button } from '../../ui/button.tsx'
import { blockCategories } from '../prompt-set.ts'
import { promptSetLimits } from '../prompt-set-noun.ts'
import { blockWarnings } from './gap-warnings.ts'
import { type ListMetadata, ListOf, Warnings } from './list-of.tsx'
import type { BlockRecord } from './prompt-set-record.ts'

type Placed = { block: FieldMetadata<BlockRecord>; place: number }

/** A change of the list: what is said of it, and the name of the field where the keyboard goes. */
type Tell = (text: string, field: string | null) => void

/** The blocks of a set: a category and a text each, folded by category. */
export function BlocksSection({ field }: { field: ListMetadata<BlockRecord> }) {
  const form = useFormMetadata(field.formId)
  const [said, setSaid] = useState('')
  const items = field.getFieldList()
  const next = useRef<string>(null)
  const order = items.map(({ key }) => key).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the list on screen has changed
  useLayoutEffect(() => {
    const id = next.current
    next.current = null
    // A new field is drawn twice, the second time with what it begins with.
    if (id) requestAnimationFrame(() => focusOn(id))
  }, [order])

  const tell: Tell = (text, name) => {
    setSaid(text)
    next.current = `${field.formId}-${name ?? 'aggiungi'}`
  }
  const partsOf = (category: BlockCategory): Placed[] =>
    items
      .map((block, place) => ({ block, place }))
      .filter(({ block }) => categoryOf(block) === category)
  const add = (category: BlockCategory, control: 'text' | 'category') => () => {
    form.insert({ name: field.name, defaultValue: { category, text: '' } as never })
    tell(`Blocco ${items.length + 1} aggiunto`, `${field.name}[${items.length}].${control}`)
  }
  const isFull = items.length >= promptSetLimits.blocks
  return (
    <section className="form-section" aria-labelledby="sezione-blocchi">
      <h2 id="sezione-blocchi">Blocchi</h2>
      <p className="soft">
        Chi usa la Fucina sceglie i blocchi e li unisce in una richiesta: scrivi frasi intere. Apri
        una categoria per vedere i suoi blocchi. Un blocco lasciato vuoto non viene salvato.
      </p>
      <ListOf list={field}>
        <div className="stack">
          {blockCategories
            .map((category) => ({ category, parts: partsOf(category) }))
            .filter(({ parts }) => parts.length > 0)
            .map(({ category, parts }) => (
              <Fold key={category} category={category} parts={parts}>
                <ul className="stack list-none p-0">
                  {parts.map((part, at) => (
                    <Part
                      key={part.block.key}
                      {...part}
                      list={field}
                      up={parts[at - 1]?.place ?? null}
                      down={parts[at + 1]?.place ?? null}
                      tell={tell}
                    />
                  ))}
                </ul>
                {!isFull && (
                  <Button
                    type="button"
                    size="small"
                    className="justify-self-start"
                    icon={<Plus aria-hidden="true" className="i" />}
                    onClick={add(category, 'text')}
                  >
                    Aggiungi un blocco a «{category}»
                  </Button>
                )}
              </Fold>
            ))}
          {!isFull && (
            <Button
              type="button"
              id={`${field.formId}-aggiungi`}
              size="small"
              className="justify-self-start"
              icon={<Plus aria-hidden="true" className="i" />}
              onClick={add(blockCategories[0], 'category')}
            >
              Aggiungi un blocco
            </Button>
          )}
          <Most count={items.length} most={[promptSetLimits.blocks, 'blocchi']} />
          <p aria-live="polite" className="vh">
            {said}
          </p>
        </div>
      </ListOf>
    </section>
  )
}

/** Unfolds what holds the control, and gives it the keyboard. */
function focusOn(id: string) {
  const control = document.getElementById(id)
  const fold = control?.closest('details')
  if (fold) fold.open = true
  control?.focus()
}

/**
 * Where a block stands: in the category that it came with, also while another is being chosen, so
 * that nothing moves under the keyboard.
 */
function categoryOf(block: FieldMetadata<BlockRecord>): BlockCategory {
  const begun = block.getFieldset().category.initialValue
  return blockCategories.find((category) => category === begun) ?? blockCategories[0]
}

type FoldProps = { category: BlockCategory; parts: Placed[]; children: ReactNode }

/** A category; open where something is new or to be mended. */
function Fold({ category, parts, children }: FoldProps) {
  const [isOpen, setOpen] = useState(parts.some(({ block }) => isNoted(block)))
  const isValid = parts.every(({ block }) => block.valid)
  return (
    <details
      className="block-fold"
      open={isOpen || !isValid}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>
          <b>{category}</b>
          <span className="beside">
            {parts.length === 1 ? '1 blocco' : `${parts.length} blocchi`}
          </span>
        </span>
        <ChevronDown aria-hidden="true" className="i" />
      </summary>
      <div className="stack">{children}</div>
    </details>
  )
}

/** Not written yet, or written so that something is to be said about it. */
function isNoted(block: FieldMetadata<BlockRecord>) {
  const text: unknown = block.getFieldset().text.initialValue ?? ''
  return text === '' || (typeof text === 'string' && blockWarnings(text).length > 0)
}

type PartProps = Placed & {
  list: ListMetadata<BlockRecord>
  up: number | null
  down: number | null
  tell: Tell
}

function Part({ block, place, list, up, down, tell }: PartProps) {
  const { category, text } = block.getFieldset()
  const part = `Blocco ${place + 1}`
  return (
    <li className="line-item">
      <div className="set-block">
        <ChoiceField field={category} label={<Said place={place}>Categoria</Said>}>
          {blockCategories.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </ChoiceField>
        <AreaField field={text} label={<Said place={place}>Testo</Said>} rows={1} />
        <BlockNotes category={category.name} text={text.name} stands={categoryOf(block)} />
      </div>
      <PartActs
        list={list}
        part={part}
        position={place}
        up={up}
        down={down}
        onMoved={(to) =>
          tell(`${part} spostato al posto ${to + 1}`, `${list.name}[${to}].category`)
        }
        onRemove={() => tell(`${part} tolto`, null)}
      />
    </li>
  )
}

/** 'Categoria', said with the place of its block to who cannot see it. */
function Said({ place, children }: { place: number; children: string }) {
  return (
    <>
      {children}
      <span className="vh"> del blocco {place + 1}</span>
    </>
  )
}

type BlockNotesProps = { category: string; text: string; stands: BlockCategory }

/** Reads the values as they are typed, for itself, so that a key stroke draws little. */
function BlockNotes({ category, text, stands }: BlockNotesProps) {
  const [chosen] = useField<string>(category)
  const [typed] = useField<string>(text)
  return (
    <>
      {chosen.value && chosen.value !== stands && (
        <p className="moves-to small soft">Salvato, lo trovi in «{chosen.value}».</p>
      )}
      <Warnings warnings={blockWarnings(typed.value ?? '')} />
    </>
  )
}
