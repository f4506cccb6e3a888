import { Pencil } from 'lucide-react'
import { Link } from 'react-router'
import { useMay } from './use-may.ts'

type EditLinkProps = {
  /** Where the administration edits what this page shows. */
  to: string
  /** What is edited, said to screen readers alone: 'la guida'. */
  what: string
}

/** 'Modifica' on a public page, for who edits content; whoever else is here gets nothing of it. */
export function EditLink({ to, what }: EditLinkProps) {
  const may = useMay()
  if (!may('editContent')) return null
  return (
    <Link to={to} className="edit-link">
      <Pencil aria-hidden="true" className="i" />
      Modifica<span className="vh"> {what}</span>
    </Link>
  )
}
