import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { homePath } from '../paths.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

/** React Router counts the pages of a visit in the history's entries; its first one is 0. */
const cameByLink = () => (history.state?.idx ?? 0) > 0

/** Back to the page that help was asked on; from outside, to the home page. */
export function BackWhereYouWere() {
  const navigate = useNavigate()
  const cameFromHere = useHydrated() && cameByLink()
  const goBack = (event: MouseEvent) => {
    event.preventDefault()
    navigate(-1)
  }
  return (
    <Link to={homePath()} className="back noprint" onClick={cameFromHere ? goBack : undefined}>
      <ArrowLeft aria-hidden="true" className="i" />
      {cameFromHere ? "Torna dov'eri" : 'Vai alla Home'}
    </Link>
  )
}
