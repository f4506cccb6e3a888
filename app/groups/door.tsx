import { DoorOpen } from 'lucide-react'
import { Form } from 'react-router'
import { groupPath } from '../group-paths.ts'
import { Button } from '../ui/button.tsx'

type DoorProps = { id: string; isOpen: boolean; heldUntil: string | null }

/** Whether people come in now, and the way to change it. */
export function GroupDoor({ id, isOpen, heldUntil }: DoorProps) {
  const words = heldUntil
    ? `La porta è aperta fino ${heldUntil}.`
    : isOpen
      ? "La porta è aperta: è l'ora dell'incontro."
      : "La porta è chiusa: si apre un'ora prima dell'incontro."
  return (
    <Form method="post" action={groupPath(id)} className="row">
      <Button
        name="intent"
        value={heldUntil ? 'deactivate' : 'activate'}
        icon={<DoorOpen aria-hidden="true" className="i" />}
      >
        {heldUntil ? 'Chiudi la porta' : 'Tieni aperta la porta'}
      </Button>
      <span className="small">{words}</span>
    </Form>
  )
}
