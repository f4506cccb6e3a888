import { type FieldMetadata, useFormMetadata } from '@conform-to/react'
import { Plus } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ending } from '../words.ts'
import { PartActs } from './part-acts.tsx'

type ListFieldProps<Item> = {
  field: FieldMetadata<Item[] | undefined> & { getFieldList: () => FieldMetadata<Item>[] }
  /** 'Capitolo': names a part with its place, 'Capitolo 2'. */
  itemLabel: string
  /** 'Risorsa 3 aggiunta' */
  isFeminine?: boolean
  /** 'Aggiungi un capitolo' */
  addLabel: string
  /** What a new part begins with; an id of '' stands for one of its own. */
  newItem: Item
  /** How many there may be, and what they are called: 'capitoli'. */
  most?: [count: number, what: string]
  /**
   * Heading of a part's box; 'line' for single fields without a box of their own; 'fold' for a long
   * list whose parts are a `<details>` each.
   */
  look?: 3 | 4 | 'line' | 'fold'
  children: (item: FieldMetadata<Item>, position: number) => ReactNode
}

/**
 * A list inside a form: parts are added, removed and moved by buttons. What happened is said, what
 * was taken out can be put back, and the keyboard's place stays with the part.
 */
export function ListField<Item>({
  field,
  itemLabel,
  isFeminine = false,
  addLabel,
  newItem,
  most,
  look = 3,
  children,
}: ListFieldProps<Item>) {
  const form = useFormMetadata(field.formId)
  const items = field.getFieldList()
  const ended = (stem: string) => ending({ isFeminine }, stem)
  const box = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const [removed, setRemoved] = useState<Removed | null>(null)

  /** Where the keyboard goes next: to the first of these that is there. */
  const next = useRef<readonly string[]>([])
  const order = items.map(({ key }) => key).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the list on screen has changed
  useLayoutEffect(() => {
    const found = next.current.map((place) =>
      box.current?.querySelector<HTMLElement>(`:scope > ${place}`),
    )
    found.find((element) => element)?.focus()
    next.current = []
  }, [order])

  const tell = (text: string, ...focus: string[]) => {
    setSaid(text)
    setRemoved(null)
    next.current = focus
  }

  return (
    <div className="form-list stack" ref={box}>
      {items.length > 0 && (
        <ul className={look === 'fold' ? 'part-folds' : 'stack list-none p-0'}>
          {items.map((item, position) => {
            const part = `${itemLabel} ${position + 1}`
            const acting = {
              ...{ list: field, part, position },
              up: position > 0 ? position - 1 : null,
              down: position < items.length - 1 ? position + 1 : null,
              onMoved: (to: number) =>
                tell(
                  `${part} ${ended('spostat')} al posto ${to + 1}`,
                  `${partAt(to)} .${to < position ? 'up' : 'down'}:enabled`,
                  `${partAt(to)} ${control}`,
                ),
              onRemove: () => {
                tell(`${part} ${ended('tolt')}`, '.add')
                setRemoved({ part, position, value: item.value })
              },
            }
            const acts = <PartActs key="acts" {...acting} />
            if (look === 'fold') {
              return (
                <li key={item.key} className="part-fold">
                  {acts}
                  {children(item, position)}
                </li>
              )
            }
            return look === 'line' ? (
              <li key={item.key} className="line-item">
                {children(item, position)}
                {acts}
              </li>
            ) : (
              <li key={item.key} className="form-item">
                <div className="item-head">
                  {look === 3 ? <h3>{part}</h3> : <h4>{part}</h4>}
                  {acts}
                </div>
                {children(item, position)}
              </li>
            )
          })}
        </ul>
      )}
      {removed && (
        <p className="undo row">
          {removed.part} {ended('tolt')}.
          <Button
            type="button"
            size="small"
            kind="quiet"
            onClick={() => {
              const { part, position, value } = removed
              form.insert({ name: field.name, index: position, defaultValue: value as never })
              tell(`${part} ${ended('rimess')}`, `${partAt(position)} ${control}`)
            }}
          >
            Annulla<span className="vh"> e rimetti {removed.part}</span>
          </Button>
        </p>
      )}
      {isFull(items.length, most) ? null : (
        <Button
          type="button"
          size="small"
          className="add justify-self-start"
          icon={<Plus aria-hidden="true" className="i" />}
          onClick={() => {
            form.insert({ name: field.name, defaultValue: withOwnId(newItem) as never })
            tell(
              `${itemLabel} ${items.length + 1} ${ended('aggiunt')}`,
              `${partAt(items.length)} ${control}`,
            )
          }}
        >
          {addLabel}
        </Button>
      )}
      {most && <Most count={items.length} most={most} isFeminine={isFeminine} />}
      <p aria-live="polite" className="vh">
        {said}
      </p>
    </div>
  )
}

/** The id of a part is there before the first save. */
const withOwnId = <Item,>(item: Item): Item =>
  typeof item === 'object' && item !== null && 'id' in item ? { ...item, id: madeId() } : item

/** Where pages come without https the browser has no `crypto.randomUUID`. */
const madeId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

const isFull = (count: number, most?: [number, string]) => most !== undefined && count >= most[0]

type MostProps = { count: number; most: [count: number, what: string]; isFeminine?: boolean }

/** The bound of a list, and that it is reached; `.add` is where the keyboard goes then. */
export function Most({ count, most: [most, what], isFeminine = false }: MostProps) {
  return count < most ? (
    <p className="small soft">{`Al massimo ${most} ${what}.`}</p>
  ) : (
    <p className="add note" tabIndex={-1}>
      {`Sono già ${most} ${what}, il massimo: per aggiungerne ${isFeminine ? "un'altra, togline una" : 'un altro, togline uno'}.`}
    </p>
  )
}

/** What was taken out last, until something else happens to the list. */
type Removed = { part: string; position: number; value: unknown }

/** Where the keyboard goes inside a part. */
const control = ':is(summary, input:not([type=hidden]), textarea, select)'

const partAt = (position: number) => `ul > li:nth-child(${position + 1})`
