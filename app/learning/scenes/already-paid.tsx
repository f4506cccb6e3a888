import { Banknote } from 'lucide-react'
import { Link } from 'react-router'
import { fraudPath } from '../../paths.ts'

/** The link to what helps people at once who have paid already. */
export function AlreadyPaid() {
  return (
    <div className="already-paid">
      <Banknote aria-hidden="true" className="i" />
      <p>Ti è successo davvero, e hai già pagato o dato i tuoi codici?</p>
      <Link to={fraudPath()}>I cinque passi da fare subito</Link>
    </div>
  )
}
