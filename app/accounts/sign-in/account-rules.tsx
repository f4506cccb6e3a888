import { Link } from 'react-router'
import { privacyPath, termsPath } from '../../paths.ts'

/** What a new account means, beside each button that may make one. */
export const AccountRules = () => (
  <p className="small">
    Se ti registri, accetti i <Link to={termsPath()}>Termini d'uso</Link>. Che cosa facciamo dei
    tuoi dati: <Link to={privacyPath()}>Privacy</Link>. Hai meno di 14 anni? Crea l'account con un
    genitore.
  </p>
)
