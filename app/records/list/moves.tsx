import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { idField } from '../acts/acts.ts'
import { useOutcome } from '../acts/done-note.tsx'

type Direction = 'move-up' | 'move-down'

type MovesProps = {
  /** Of the list, which knows both. */
  acts: { button: (intent: Direction) => { name: string; value: string } }
  /** The list's own address, which does it. */
  action: string
  id: string
  name: string
  /** Where it stands, from 1. */
  place: number
  of: number
}

/** One place up or down in the order in which everybody sees the records. */
export function Moves({ acts, action, id, name, place, of }: MovesProps) {
  const { formData } = useNavigation()
  const isMoving = formData?.get(idField) === id
  const isMoved = useMoved() === id
  const form = useRef<HTMLFormElement>(null)
  const pressed = useRef<Direction>('move-up')
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new place
  useEffect(() => {
    if (!isMoved || document.activeElement !== document.body) return
    // The row moved under the keyboard: it stays with the row, at the end with the other button.
    const [same, other] = [`button[value=${pressed.current}]`, 'button'].map((button) =>
      form.current?.querySelector<HTMLElement>(`${button}:enabled`),
    )
    const next = same ?? other
    next?.focus()
  }, [isMoved, place])
  const button = (intent: Direction) => ({
    ...acts.button(intent),
    busy: isMoving,
    onPress: () => {
      pressed.current = intent
    },
  })
  return (
    <Form method="post" action={action} preventScrollReset ref={form} className="moves">
      <input type="hidden" name={idField} value={id} />
      <MoveButton {...button('move-up')} label={`Sposta su: ${name}`} disabled={place === 1}>
        <ArrowUp aria-hidden="true" className="i" />
      </MoveButton>
      <span>
        <span className="vh">Posto </span>
        {place}
      </span>
      <MoveButton {...button('move-down')} label={`Sposta giù: ${name}`} disabled={place === of}>
        <ArrowDown aria-hidden="true" className="i" />
      </MoveButton>
    </Form>
  )
}

type MoveButtonProps = {
  name: string
  value: string
  label: string
  disabled: boolean
  busy: boolean
  onPress: () => void
  children: ReactNode
}

function MoveButton({ label, onPress, ...button }: MoveButtonProps) {
  return <Button size="small" kind="quiet" {...button} aria-label={label} onClick={onPress} />
}

/** The record that was moved on the way here; null: none. */
function useMoved(): string | null {
  const outcome = useOutcome()
  const isMove = outcome?.done === 'move-up' || outcome?.done === 'move-down'
  return isMove ? outcome.id : null
}

/** Where a moved record stands now. The keyboard stays with its row. */
export function MoveSaid({ rows }: { rows: readonly { id: string; name: string }[] }) {
  const { key } = useLocation()
  const moved = useMoved()
  const place = rows.findIndex(({ id }) => id === moved)
  const row = rows[place]
  return <Said key={key} text={row ? movedText(row.name, place + 1, rows.length) : ''} />
}

const movedText = (name: string, place: number, of: number) =>
  `«${name}» ora è al posto ${place} di ${of}.`

/** Filled once the screen is there: only what changes is read aloud. */
function Said({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => setSaid(text), [text])
  return (
    <p aria-live="polite" className="small">
      {said}
    </p>
  )
}
