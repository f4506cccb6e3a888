import type { Actor } from '../../platform/actor.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { may } from '../../platform/roles.ts'
import { idField } from '../../records/acts/acts.ts'
import type { StateAct } from '../../security/desk/desk.ts'
import { changeState, type DeskGround } from '../../security/desk/help-person.server.ts'
import { hasReason, readReason } from '../../security/desk/reason.server.ts'
import { mostChosen } from './several-users.ts'

/** @throws KnownFailure 400 for more than a page has */
export function chosenIds(form: FormData): string[] {
  const ids = [...new Set(form.getAll(idField).map(String))]
  if (ids.length <= mostChosen) return ids
  throw new KnownFailure('TOO_MANY', 400, `Scegli al massimo ${mostChosen} persone.`)
}

/**
 * Why something is done to these people. An administrator may do it to one of them without a word, as
 * the menu does.
 * @throws KnownFailure 400 where a reason is missing or does not fit
 */
export function reasonFor(form: FormData, actor: Actor, ids: readonly string[]): string | null {
  const isQuick = ids.length === 1 && may(actor.role, 'giveRoles')
  return isQuick && !hasReason(form) ? null : readReason(form)
}

/** What became of each. */
export type ChangedMany = { changed: string[]; unchanged: number; refused: number }

/**
 * Does the same to several people, each by itself, with one row of the register each: one that
 * refuses stops no other.
 * @throws KnownFailure of the only one
 */
export async function changeMany(
  ground: DeskGround,
  actor: Actor,
  act: StateAct,
  ids: readonly string[],
  reason: string | null,
): Promise<ChangedMany> {
  const changed: string[] = []
  let refused = 0
  for (const id of ids) {
    try {
      if (await changeState(ground, actor, act, id, reason)) changed.push(id)
    } catch (error) {
      if (!(error instanceof KnownFailure) || ids.length === 1) throw error
      refused += 1
    }
  }
  return { changed, unchanged: ids.length - changed.length - refused, refused }
}
