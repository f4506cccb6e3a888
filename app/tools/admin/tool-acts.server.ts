import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { deleteTool, setToolActive, verifyTool } from '../edit-tool.server.ts'

/** What a button beside the form did, as addresses name it. */
export type ToolActDone = 'eliminato' | 'attivato' | 'disattivato' | 'verificato'

/** Does what a button of the list or of the edit screen asks for. */
export async function actOnTool(
  db: Database,
  actor: Actor,
  form: FormData,
  id: string,
): Promise<ToolActDone> {
  switch (form.get('atto')) {
    case 'elimina':
      await deleteTool(db, actor, id)
      return 'eliminato'
    case 'attiva':
      await setToolActive(db, actor, id, true)
      return 'attivato'
    case 'disattiva':
      await setToolActive(db, actor, id, false)
      return 'disattivato'
    case 'verifica':
      await verifyTool(db, actor, id)
      return 'verificato'
    default:
      throw new KnownFailure('BAD_REQUEST', 400, 'Questa operazione non esiste.')
  }
}
