import { securityTextPath } from '../paths.ts'
import { failure, respond } from '../platform/http/failure.server.ts'
import { env } from '../platform/process.server.ts'
import { textFile } from './public-file.server.ts'
import { securityText } from './security-text.server.ts'

/** `GET /.well-known/security.txt`: who is told of a weakness; missing while there is nobody. */
export const loader = ({ context }: { context: Parameters<typeof respond>[0] }) =>
  respond(context, 'Errore nel caricamento del file', async () => {
    if (!env.CONTACT_EMAIL) return failure('NOT_FOUND', 404, 'Pagina non trovata')
    const address = env.PUBLIC_URL + securityTextPath()
    return textFile(securityText(env.CONTACT_EMAIL, address, new Date()), 'text/plain')
  })
