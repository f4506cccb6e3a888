import { useSyncExternalStore } from 'react'
import { marksName, type NoticeMark, withMark } from './notice-marks.ts'

const subscribers = new Set<() => void>()
let marks: string | undefined

function current(): string {
  marks ??= kept()
  return marks
}

function kept(): string {
  try {
    return localStorage.getItem(marksName) ?? ''
  } catch {
    return ''
  }
}

function subscribe(notify: () => void) {
  subscribers.add(notify)
  return () => void subscribers.delete(notify)
}

/** The marks of this browser; none until React runs, as on the server. */
export const useNoticeMarks = (): string => useSyncExternalStore(subscribe, current, () => '')

/** Where the storage is closed or full it holds until the next full load. */
export function markNotice(key: string, mark: NoticeMark): void {
  // Another tab may have closed one meanwhile.
  marks = withMark(kept() || current(), key, mark)
  try {
    localStorage.setItem(marksName, marks)
  } catch {
    // Said above.
  }
  for (const notify of subscribers) notify()
}
