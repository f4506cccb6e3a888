import { Form } from 'react-router'
import { dashboardPath } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'

/** Asks a person who comes back from a checkout: the address alone may be anybody's. */
export function CheckoutReturn({ id, failure }: { id: string; failure: string | null }) {
  return (
    <div className="wrap pt-6">
      <Note kind="info">
        <div className="stack">
          <p>
            <strong>Hai appena completato un pagamento?</strong>
          </p>
          {failure && <p role="alert">{failure}</p>}
          <Form method="post" replace className="row">
            <input type="hidden" name="session_id" value={id} />
            <Button kind="main" size="small">
              Sì, l'ho completato
            </Button>
            <ButtonLink to={dashboardPath()} replace size="small">
              No, continua
            </ButtonLink>
          </Form>
        </div>
      </Note>
    </div>
  )
}
