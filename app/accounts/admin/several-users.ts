import type { StateAct } from '../../security/desk/desk.ts'
import { counted } from '../../ui/format-number.ts'

/** So many are chosen at once: no page of the list has more. */
export const mostChosen = 100

const done: Record<StateAct, (count: number) => string> = {
  suspend: (count) => counted(count, 'account sospeso', 'account sospesi'),
  reactivate: (count) => counted(count, 'account riattivato', 'account riattivati'),
  'end-sessions': (count) =>
    count === 1 ? 'Una persona deve entrare di nuovo' : `${count} persone devono entrare di nuovo`,
}

/**
 * '3 account sospesi. Uno lo era già. Di 2 non è stato possibile.'
 * @param counts to how many it was done, of how many there was nothing to do, how many refused
 */
export function severalText(
  act: StateAct,
  [changed = 0, unchanged = 0, refused = 0]: readonly number[],
): string {
  return [
    `${done[act](changed)}.`,
    ...(unchanged === 0
      ? []
      : [unchanged === 1 ? 'Uno lo era già.' : `${unchanged} lo erano già.`]),
    ...(refused === 0 ? [] : [`Di ${refused} non è stato possibile.`]),
  ].join(' ')
}

/** What brings back what an act has done; sessions that ended do not come back. */
export const undoing = {
  suspend: 'reactivate',
  reactivate: 'suspend',
  'end-sessions': null,
} as const satisfies Record<StateAct, StateAct | null>

/** The reason of who takes an act back. */
export const undoReason = 'Annullato'
