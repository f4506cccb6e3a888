import { plainJson, plainPage } from './plain-page.server.ts'

const notThere = 'Questa operazione non esiste.'

/**
 * The framework's own words are in English: its last ones, its refusal of a method and of a form
 * that another site sent, and what it says of its own addresses.
 * @param foreignText undefined: the request comes from our own pages
 */
export function translateErrors(answer: Response, foreignText?: string): Response {
  const type = answer.headers.get('Content-Type') ?? ''
  const isData = type.startsWith('text/x-script')
  const isMute = type.startsWith('text/plain') || type === ''
  switch (answer.status) {
    case 400:
      if (foreignText !== undefined && isData) return plainJson(403, 'FOREIGN_ORIGIN', foreignText)
      if (!isMute) return answer
      return foreignText === undefined
        ? plainJson(400, 'BAD_REQUEST', 'La richiesta non si legge.')
        : plainPage(403, 'Richiesta non ammessa', foreignText)
    case 405:
      return unknownOperation(answer, type.startsWith('text/html'))
    case 500:
      return isMute ? serverErrorPage() : answer
    default:
      return answer
  }
}

function unknownOperation({ body, headers }: Response, isPage: boolean): Response {
  void body?.cancel()
  const refusal = isPage
    ? plainPage(405, 'Operazione non valida', notThere)
    : plainJson(405, 'METHOD_NOT_ALLOWED', notThere)
  const allowed = headers.get('Allow')
  if (allowed) refusal.headers.set('Allow', allowed)
  return refusal
}

/** For a fault of the program: its text blames nobody. */
export const serverErrorPage = (): Response =>
  plainPage(500, 'Qualcosa è andato storto', 'Non è colpa tua. Riprova tra poco.')
