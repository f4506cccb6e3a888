import { adminsOnly } from '../platform/http/guard.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { titled } from '../ui/page-title.ts'
import { PlainPage } from '../ui/plain-page.tsx'

export const middleware = [adminsOnly]

/** Makes every way here, by link too, pass the guard. */
export const loader = () => null

export const meta = titled('Amministrazione')

export default function Admin() {
  return (
    <PlainPage title="Amministrazione">
      <p>Gli strumenti per gestire i contenuti sono in preparazione.</p>
      <p>
        <ButtonLink to="/">Torna alla pagina iniziale</ButtonLink>
      </p>
    </PlainPage>
  )
}
