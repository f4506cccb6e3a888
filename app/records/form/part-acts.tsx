import { useFormMetadata } from '@conform-to/react'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

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
export function PartActs({ list, part, position, up, down, onMoved, onRemove }: PartActsProps) {
  const form = useFormMetadata(list.formId)
  const arrow = (to: number | null, label: string, className: string) => ({
    className,
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
    <span className="acts">
      <Button {...arrow(up, 'Sposta su', 'up')}>
        <ArrowUp aria-hidden="true" className="i" />
      </Button>
      <Button {...arrow(down, 'Sposta giù', 'down')}>
        <ArrowDown aria-hidden="true" className="i" />
      </Button>
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
    </span>
  )
}
