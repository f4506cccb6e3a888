import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import type { Act } from '../../records/form/confirm-act.tsx'
import { findUserSettings } from '../settings/user-settings.server.ts'
import { reactivateUser, setRole, suspendUser } from '../users.server.ts'
import { actWords, questionOf, type UserAct, userActOf } from './user-acts.ts'

/**
 * Does what the action menu of a person asks for.
 * @throws KnownFailure 400 for what it does not know, else as the act
 */
export async function carryOut(
  db: Database,
  actor: Actor,
  form: FormData,
): Promise<{ act: UserAct; id: string }> {
  const act = userActOf(form.get('intent'))
  const id = String(form.get('utente') ?? '')
  if (!act) throw new KnownFailure('BAD_REQUEST', 400, 'Questa operazione non esiste.')
  if (act === 'sospendi') await suspendUser(db, actor, id)
  else if (act === 'riattiva') await reactivateUser(db, actor, id)
  else await setRole(db, actor, id, act === 'rendi-admin' ? 'admin' : 'customer')
  return { act, id }
}

/** What the address of the list says besides: a question to ask, or what was just done. */
export type News = { question: (Act & { detail: string }) | null; done: string | null }

/** For who has no script: both stand in the address, with the person's id. */
export async function newsOf(db: Database, actor: Actor, search: URLSearchParams): Promise<News> {
  const asked = userActOf(search.get('chiedi'))
  const done = userActOf(search.get('fatto'))
  const id = search.get('utente')
  if (!id || !(asked || done)) return { question: null, done: null }
  const user = await findUserSettings(db, actor, id)
  if (!user) return { question: null, done: null }
  const words = asked && questionOf(asked, { name: user.name, isSelf: id === actor.id })
  return {
    question: words && {
      ...words,
      fields: { intent: asked, utente: id },
      confirmKind: asked === 'rendi-admin' ? 'main' : 'danger-full',
    },
    done: done && actWords[done].done(user),
  }
}
