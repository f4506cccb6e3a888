import { plainPage } from './plain-page.server.ts'

/** What pages, forms and their data use. The application answers the last three with its own 405. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Refuses what no part of the product could read, before the application sees it: a method nobody
 * uses here (405), an address with a broken `%` (400).
 * @param path without the query
 * @returns null: it may pass
 */
export function refusalAtTheDoor(method: string, path: string): Response | null {
  if (!methods.has(method)) {
    const page = plainPage(405, 'Operazione non valida', 'Questa operazione non esiste.')
    page.headers.set('Allow', 'GET, HEAD, POST')
    return page
  }
  if (!isReadable(path)) {
    return plainPage(400, 'Indirizzo non valido', "L'indirizzo contiene un segno che non si legge.")
  }
  return null
}

function isReadable(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
