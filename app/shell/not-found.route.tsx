import { data } from 'react-router'
import { failure } from '../platform/http/failure.server.ts'
import { titled } from '../ui/page-title.ts'
import { NotFound } from './not-found.tsx'

export const meta = titled('Pagina non trovata')

export const loader = () => data(null, { status: 404 })

export function action() {
  throw failure('NOT_FOUND', 404, 'Pagina non trovata')
}

export default function NotFoundRoute() {
  return <NotFound />
}
