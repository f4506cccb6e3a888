import { useFormMetadata } from '@conform-to/react'
import { ArrowDown, ArrowUp, ChevronDown, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { useMenu } from '../../ui/use-menu.ts'

type PartActsProps = {
  list: { name: string; formId: string }
  part: string
  position: number
  /** The places that its arrows lead to; null: none. */
  up: number | null
  down: number | null
  onMoved: (to: number) => void
  /** Before it goes: afterwards its neighbour stands in its place. */
  onRemove: () => void
}

/** The buttons that move a part of a list and take it out. */
export function PartActs({ onRemove, ...moving }: PartActsProps) {
  return (
    <span className="acts">
      <Arrows {...moving} />
      <Remove {...moving} onRemove={onRemove} />
    </span>
  )
}

/**
 * The same for a long list: a part is moved to a place at once, too.
 * @param count how many parts there are
 */
export function PlacedActs({ onRemove, ...moving }: PartActsProps & { count: number }) {
  const menu = useRef<HTMLDetailsElement>(null)
  useMenu(menu)
  return (
    <span className="acts">
      <details className="move-part" name="sposta" ref={menu}>
        <summary className="btn sm">
          Sposta<span className="vh"> {moving.part}</span>
          <ChevronDown aria-hidden="true" className="i" />
        </summary>
        <div className="panel">
          <ToPlace {...moving} />
          <div className="row">
            <Arrows {...moving} />
          </div>
        </div>
      </details>
      <Remove {...moving} onRemove={onRemove} />
    </span>
  )
}

type Moving = Omit<PartActsProps, 'onRemove'>

function Arrows({ list, part, position, up, down, onMoved }: Moving) {
  const form = useFormMetadata(list.formId)
  const arrow = (to: number | null, label: string) => ({
    type: 'button' as const,
    size: 'small' as const,
    kind: 'quiet' as const,
    disabled: to === null,
    'aria-label': `${label}: ${part}`,
    onClick: () => {
      if (to === null) return
      form.reorder({ name: list.name, from: position, to })
      onMoved(to)
    },
  })
  return (
    <>
      <Button {...arrow(up, 'Sposta su')}>
        <ArrowUp aria-hidden="true" className="i" />
      </Button>
      <Button {...arrow(down, 'Sposta giù')}>
        <ArrowDown aria-hidden="true" className="i" />
      </Button>
    </>
  )
}

function ToPlace({ list, part, position, count, onMoved }: Moving & { count: number }) {
  const form = useFormMetadata(list.formId)
  const field = useRef<HTMLInputElement>(null)
  const move = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    const written = Number(field.current?.value)
    if (!Number.isInteger(written)) return
    const to = Math.min(Math.max(written, 1), count) - 1
    if (to === position) return
    form.reorder({ name: list.name, from: position, to })
    onMoved(to)
  }
  const id = `${list.formId}-${list.name}-${position}-posto`
  return (
    <div className="row gap-2">
      <label htmlFor={id}>
        Al posto
        <span className="vh">
          {' '}
          (da 1 a {count}), {part}
        </span>
      </label>
      <input
        id={id}
        ref={field}
        type="number"
        className="in"
        key={position}
        min={1}
        max={count}
        defaultValue={position + 1}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && move(event)}
      />
      <Button type="button" size="small" onClick={move}>
        Sposta<span className="vh"> {part} qui</span>
      </Button>
    </div>
  )
}

function Remove({
  list,
  part,
  position,
  onRemove,
}: Pick<PartActsProps, 'list' | 'part' | 'position' | 'onRemove'>) {
  const form = useFormMetadata(list.formId)
  return (
    <Button
      type="button"
      size="small"
      kind="quiet"
      className="text-error"
      icon={<Trash2 aria-hidden="true" className="i" />}
      onClick={() => {
        onRemove()
        form.remove({ name: list.name, index: position })
      }}
    >
      Togli<span className="vh"> {part}</span>
    </Button>
  )
}
