import { Form } from 'react-router'
import { groupPath } from '../group-paths.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { useMay } from '../ui/use-may.ts'

/** Gives a group to another facilitator. */
export function HandOver({ groupId }: { groupId: string }) {
  const may = useMay()
  return (
    <details className="noprint">
      <summary className={buttonClass({ kind: 'quiet' }, '-ml-2.5')}>Passa il gruppo</summary>
      <Form method="post" action={groupPath(groupId)} className="stack pt-3 measure">
        <p>
          {may('giveRoles')
            ? 'Da quel momento lo guida un altro Facilitatore.'
            : "Un altro Facilitatore riceve un'email: quando lo prende lo guida, e tu non lo vedi più."}
        </p>
        <TextField
          name="email"
          type="email"
          label="La sua email"
          autoComplete="off"
          required
          maxLength={254}
        />
        <p>
          <Button name="intent" value="share">
            Passa il gruppo
          </Button>
        </p>
      </Form>
    </details>
  )
}

/** Deletes a group, after a fold that says what that means. */
export function Deletion({ groupId }: { groupId: string }) {
  return (
    <details className="noprint">
      <summary className={buttonClass({ kind: 'danger' })}>Elimina il gruppo</summary>
      <Form method="post" action={groupPath(groupId)} className="stack pt-3 measure">
        <p>
          Il codice non vale più, e non vedi più le persone. Loro tengono quello che hanno fatto.
          Per 30 giorni puoi tornare indietro subito, con «Annulla».
        </p>
        <p>
          <Button kind="danger-full" name="intent" value="delete">
            Elimina il gruppo
          </Button>
        </p>
      </Form>
    </details>
  )
}
