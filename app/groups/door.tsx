import { DoorOpen } from 'lucide-react'
import { Form } from 'react-router'
import { groupPath } from '../group-paths.ts'
import { Button } from '../ui/button.tsx'
import type { Board } from './board.ts'

type DoorProps = { id: string; board: Pick<Board, 'isOpen' | 'isOver' | 'heldUntil'> }

/** Whether people come in now, and the way to change it. */
export function GroupDoor({ id, board: { isOpen, isOver, heldUntil } }: DoorProps) {
  const words = heldUntil
    ? `La porta è aperta fino ${heldUntil}.`
    : isOpen
      ? "La porta è aperta: è l'ora dell'incontro."
      : isOver
        ? "La porta è chiusa: l'incontro è finito."
        : "La porta è chiusa: si apre un'ora prima dell'incontro."
  return (
    <Form method="post" action={groupPath(id)} className="row">
      <Button
        name="intent"
        value={heldUntil ? 'release-door' : 'hold-door'}
        icon={<DoorOpen aria-hidden="true" className="i" />}
      >
        {heldUntil ? 'Chiudi la porta' : 'Tieni aperta la porta'}
      </Button>
      <span className="small">{words}</span>
    </Form>
  )
}
