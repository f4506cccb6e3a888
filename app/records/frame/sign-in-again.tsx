import { useLocation } from 'react-router'
import { loginPath } from '../../paths.ts'

/** The session ended while something was being sent; what was typed waits as a draft. */
export function SignInAgain() {
  const { pathname, search } = useLocation()
  return (
    <div className="stack trouble">
      <div role="alert">
        <h1>Il tuo accesso è scaduto</h1>
      </div>
      <p>Entra di nuovo: ti riporto qui e ritrovi la bozza di quello che stavi scrivendo.</p>
      <p>
        <a className="btn main" href={loginPath(pathname + search)}>
          Accedi di nuovo
        </a>
      </p>
    </div>
  )
}
