import { Form } from 'react-router'
import { SlipCard } from '../accounts/slip/slip-card.tsx'
import { groupPath } from '../group-paths.ts'
import { FocusedNote } from '../records/acts/done-note.tsx'
import { Button } from '../ui/button.tsx'
import { PrintButton } from '../ui/print-button.tsx'

/** Who has just been taken out, and the way back. */
export function Removed({ groupId, name, undo }: { groupId: string; name: string; undo: string }) {
  return (
    <FocusedNote about={undo} kind="ok">
      <Form method="post" action={groupPath(groupId)} className="row">
        <span>{name} non è più nel gruppo. Quello che ha fatto resta suo.</span>
        <input type="hidden" name="annulla" value={undo} />
        <Button size="small" name="intent" value="undo">
          Annulla
        </Button>
      </Form>
    </FocusedNote>
  )
}

type RenewedProps = { name: string; slip: string; site: string; group: string }

/** A slip that has just been made anew. */
export function Renewed({ name, slip, site, group }: RenewedProps) {
  return (
    <section className="stack" aria-labelledby="nuovo">
      <h2 id="nuovo">Il biglietto nuovo</h2>
      <div className="noprint">
        <FocusedNote about={slip} kind="ok">
          Stampalo o copialo adesso: quando fai altro, queste parole spariscono. Quello di prima non
          vale più, e chi era dentro con quello deve rientrare.
        </FocusedNote>
      </div>
      <SlipCard name={name} group={group} slip={slip} site={site} />
      <div className="row noprint">
        <PrintButton>Stampa</PrintButton>
      </div>
    </section>
  )
}
