import { type RouterContextProvider, redirect, replace } from 'react-router'
import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { DatabaseUnavailable } from '../../platform/db/guarded-dialect.server.ts'
import { attempt, failure, failureOf } from '../../platform/http/failure.server.ts'
import { trace } from '../../platform/http/trace.server.ts'
import { resetProfessions } from '../built-in.server.ts'
import { deleteProfession, moveProfession } from '../edit-profession.server.ts'
import { cloneWithSet } from '../profession-with-set.server.ts'
import { adminTexts, listAfter, resetFailed, unavailable } from './profession-texts.ts'

type Context = Readonly<RouterContextProvider>

/** What a posted form of the list asks for: `intent` and, but for a reset, `id`. */
export async function answerList(context: Context, db: Database, actor: Actor, form: FormData) {
  const id = String(form.get('id') ?? '')
  switch (form.get('intent')) {
    case 'delete':
      return answerDelete(context, db, actor, id)
    case 'clone':
      return attempt(context, adminTexts.cloneFailed, async () => {
        const copy = await cloneWithSet(db, actor, id, { withSet: form.has('withSet') })
        return redirect(listAfter('clonata', copy.id))
      })
    case 'up':
    case 'down': {
      const direction = form.get('intent') === 'up' ? 'up' : 'down'
      return attempt(context, adminTexts.moveFailed, async () => {
        await moveProfession(db, actor, id, direction)
        return replace(listAfter('spostata', id))
      })
    }
    case 'reset':
      return answerReset(context, db, actor)
    default:
      return failure('BAD_REQUEST', 400, 'La richiesta non si legge. Ricarica la pagina e riprova.')
  }
}

/** From the list and from the edit page alike (ADMP-05): it ends on the list. */
export const answerDelete = (context: Context, db: Database, actor: Actor, id: string) =>
  attempt(context, adminTexts.deleteFailed, async () => {
    await deleteProfession(db, actor, id)
    return redirect(listAfter('eliminata'))
  })

/** A reset's failure says why, and that nothing was lost (ERR-41). */
async function answerReset(context: Context, db: Database, actor: Actor) {
  try {
    await resetProfessions(db, actor)
    trace(context, 'contentReset', { reason: 'professions' })
    return redirect(listAfter('configurate'))
  } catch (error) {
    const reason =
      error instanceof DatabaseUnavailable
        ? unavailable
        : 'qualcosa non ha funzionato. Nessuna professione è cambiata.'
    return failureOf(context, resetFailed(reason), error)
  }
}
