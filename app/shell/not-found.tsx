import { homePath } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'

/** An address that leads nowhere. */
export function NotFound() {
  return (
    <div className="wrap narrow sec stack trouble">
      <h1>Pagina non trovata</h1>
      <p>L'indirizzo non porta a nessuna pagina. Forse è cambiato, o manca una lettera.</p>
      <p>
        <ButtonLink kind="main" to={homePath()}>
          Torna alla pagina iniziale
        </ButtonLink>
      </p>
    </div>
  )
}
