import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { listPath } from './profession-texts.ts'

/** From a form back to the list, without saving. */
export function BackToList() {
  return (
    <Link to={listPath} className="back">
      <ArrowLeft aria-hidden="true" className="i" />
      Torna alle professioni
    </Link>
  )
}
