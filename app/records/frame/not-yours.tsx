import { adminPath } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** A screen of the administration that the own role does not have. */
export const NotYours = () => (
  <div className="wrap narrow sec stack trouble">
    <div role="alert">
      <h1>Questa pagina non è del tuo ruolo</h1>
    </div>
    <p>Ti serve? Chiedi a chi ha il ruolo di Admin.</p>
    <p>
      <ButtonLink kind="main" to={adminPath()}>
        Vai alle tue pagine
      </ButtonLink>
    </p>
  </div>
)
