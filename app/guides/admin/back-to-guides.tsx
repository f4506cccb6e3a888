import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'

/** Above the title of what belongs to the list of guides. */
export function BackToGuides() {
  return (
    <Link to="/admin/guides" className="back">
      <ArrowLeft aria-hidden="true" className="i" />
      Torna alle guide
    </Link>
  )
}
