import { Pencil } from 'lucide-react'
import { Link, useRouteLoaderData } from 'react-router'

type EditLinkProps = {
  /** Where the administration edits what this page shows. */
  to: string
  /** What is edited, for whoever hears the link alone: 'la guida'. */
  what: string
}

/** 'Modifica' on a public page, for administrators; whoever else is here gets nothing of it. */
export function EditLink({ to, what }: EditLinkProps) {
  const user = useRouteLoaderData<{ user: { role: string } | null }>('root')?.user
  if (user?.role !== 'admin') return null
  return (
    <Link to={to} className="edit-link">
      <Pencil aria-hidden="true" className="i" />
      Modifica<span className="vh"> {what}</span>
    </Link>
  )
}
