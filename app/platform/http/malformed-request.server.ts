import { plainPage } from './plain-page.server.ts'

/**
 * What pages, forms and their data use. The application answers the last three with its own 405.
 */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** They are only read. */
const probes = new Set(['/healthz', '/readyz'])

/**
 * The framework's work for a missing page grows with the square of these; ours have four at most.
 */
const mostSegments = 20

/**
 * Refuses what no part of the product could read, before the application sees it: a method nobody
 * uses here (405), an address that is none of ours or has a broken `%` (400), a line break in an
 * address (404), which no route could match. What is no HTTP at all Node itself answers, without
 * words.
 * @param path without the query
 * @returns null: it may pass
 */
export function refuseMalformed(method: string, path: string): Response | null {
  const isAllowed = probes.has(path) ? method === 'GET' || method === 'HEAD' : methods.has(method)
  if (!isAllowed) {
    const page = plainPage(405, 'Operazione non valida', 'Questa operazione non esiste.')
    page.headers.set('Allow', 'GET, HEAD, POST')
    return page
  }
  if (!path.startsWith('/')) {
    return plainPage(400, 'Richiesta non valida', 'Il browser ha inviato qualcosa che non capisco.')
  }
  const read = decoded(path)
  if (read === null) {
    return plainPage(400, 'Indirizzo non valido', "L'indirizzo contiene un segno che non si legge.")
  }
  const isLong = path.split('/', mostSegments + 2).length > mostSegments + 1
  if (isLong || /[\n\r\u2028\u2029]/.test(read)) {
    return plainPage(404, 'Pagina non trovata', "A questo indirizzo non c'è niente.")
  }
  return null
}

function decoded(path: string): string | null {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
