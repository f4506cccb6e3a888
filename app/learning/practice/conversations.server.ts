import { practices } from '../../../db/content/practice/all.ts'
import type { Practice } from '../../../db/practice-types.ts'
import { failure } from '../../platform/http/failure.server.ts'
import type { PracticeItem, PracticeView } from './practice.ts'

const toPracticeItem = ({ id, title, summary, kind }: Practice, index: number): PracticeItem => ({
  id,
  title,
  summary,
  kind,
  number: index + 1,
})

/** Every conversation as the list shows it. */
export const practiceDoors = (): PracticeItem[] => practices.map(toPracticeItem)

/**
 * A whole conversation with its place in the list: choosing and reading go on in the browser.
 * @throws 404
 */
export function openPractice(id: string): PracticeView {
  const index = practices.findIndex((one) => one.id === id)
  const practice = practices[index]
  if (!practice) throw failure('NOT_FOUND', 404, "Questa prova non c'è")
  const next = practices[index + 1]
  return {
    practice,
    number: index + 1,
    total: practices.length,
    nextId: next ? next.id : null,
  }
}
