import { counted } from '../../ui/format-number.ts'
import { trashTime } from '../trash/trash-days.ts'
import { beginning, capitalized, countEnding, ending, type Words } from '../words.ts'

/** What is done to several records at once. */
export type SeveralAct = 'publish' | 'unpublish' | 'delete' | 'restore'

/**
 * What the list says of an act: '2 guide ritirate. Le altre 3 non erano pubblicate.'
 * @param counts to how many it was done, and of how many there was nothing to do
 */
export function doneText(
  words: Words,
  act: SeveralAct,
  [done = 1, unchanged = 0]: readonly number[],
): string {
  const what = counted(done, words.one, words.many)
  if (act === 'restore') {
    return done === 1 ? `${beginning(words)} è com'era prima.` : `${what} sono com'erano prima.`
  }
  if (act === 'delete') {
    return done === 1
      ? `${capitalized(words.one)} ${ending(words, 'eliminat')} con successo. Per ${trashTime} si può riportare.`
      : `${what} ${countEnding(words, 'eliminat', done)}. Per ${trashTime} si possono riportare.`
  }
  if (done === 0) return nothingText(words, act, unchanged)
  const said = `${what} ${countEnding(words, act === 'publish' ? 'pubblicat' : 'ritirat', done)}.`
  return unchanged === 0 ? said : `${said} ${othersText(words, act, unchanged)}`
}

/** 'Era già pubblicata: non è cambiato niente.' */
function nothingText(words: Words, act: SeveralAct, unchanged: number): string {
  const published = countEnding(words, 'pubblicat', unchanged)
  const were = unchanged === 1 ? 'era' : 'erano'
  const said = act === 'publish' ? `${capitalized(were)} già` : `Non ${were}`
  return `${said} ${published}: non è cambiato niente.`
}

/** "Le altre 3 non erano pubblicate.", "L'altro lo era già." */
function othersText(words: Words, act: SeveralAct, unchanged: number): string {
  const others =
    unchanged === 1
      ? `L'${ending(words, 'altr')}`
      : `${words.isFeminine ? 'Le altre' : 'Gli altri'} ${unchanged}`
  const were = unchanged === 1 ? 'era' : 'erano'
  return act === 'publish'
    ? `${others} lo ${were} già.`
    : `${others} non ${were} ${countEnding(words, 'pubblicat', unchanged)}.`
}

/** What does an act that asked first. */
export const againLabel = (act: SeveralAct): string =>
  act === 'unpublish' ? 'Ritira lo stesso' : 'Pubblica lo stesso'
