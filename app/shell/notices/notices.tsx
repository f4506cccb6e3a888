import { Info, Sparkles, TriangleAlert, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react'
import type { ShownNotice } from '../../notices/notice.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirst } from '../../ui/focus-first.ts'
import { Note } from '../../ui/note.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { focusContent } from '../focus-content.ts'
import { hasMark, marksName, type NoticeMark, withMark } from './notice-marks.ts'

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
const useNoticeMarks = (): string => useSyncExternalStore(subscribe, current, () => '')

/** Where the storage is closed or full it holds until the next full load. */
function markNotice(key: string, mark: NoticeMark): void {
  // Another tab may have closed one meanwhile.
  marks = withMark(kept() || current(), key, mark)
  try {
    localStorage.setItem(marksName, marks)
  } catch {
    // Said above.
  }
  for (const notify of subscribers) notify()
}

const icons = { information: Info, attention: TriangleAlert, novelty: Sparkles }

const said = ({ kindName, text }: ShownNotice) => `${kindName}: ${text}`

/** What everybody is told, above every page outside of the administration, until they close it. */
export function Notices({ notices }: { notices: readonly ShownNotice[] }) {
  const marks = useNoticeMarks()
  const open = notices.filter(({ key }) => !hasMark(marks, key, 'chiuso'))
  useSaidOnce(open.filter(({ key }) => !hasMark(marks, key, 'letto')))
  if (open.length === 0) return null
  return (
    <aside className="notices noprint" aria-label={open.length === 1 ? 'Avviso' : 'Avvisi'}>
      {open.map((notice) => (
        <OpenNotice key={notice.key} notice={notice} />
      ))}
    </aside>
  )
}

function OpenNotice({ notice }: { notice: ShownNotice }) {
  const { key, kind, kindName, text } = notice
  const Icon = icons[kind]
  const id = useId()
  const isWaiting = !useHydrated()
  const close = () =>
    focusFirst(focusContent, () => {
      markNotice(key, 'chiuso')
      announce('Avviso chiuso.')
    })
  return (
    <div className="wrap" data-notice={key}>
      <Note kind="info" icon={<Icon aria-hidden="true" className="i" />} className={kind}>
        <p id={id}>
          <b>{kindName}:</b> {text}
        </p>
        <Button
          size="small"
          type="button"
          className="needs-script"
          disabled={isWaiting}
          aria-describedby={id}
          icon={<X aria-hidden="true" className="i" />}
          onClick={close}
        >
          Chiudi l'avviso
        </Button>
      </Note>
    </div>
  )
}

/** After the page's own title has been said. */
const quietMilliseconds = 1500

/** Says each notice to who listens to the screen, once in this browser: not on every page anew. */
function useSaidOnce(unsaid: readonly ShownNotice[]) {
  const say = useEffectEvent(() => {
    announce(unsaid.map(said).join(' '))
    for (const { key } of unsaid) markNotice(key, 'letto')
  })
  const keys = unsaid.map(({ key }) => key).join()
  useEffect(() => {
    if (!keys) return
    const timer = setTimeout(say, quietMilliseconds)
    return () => clearTimeout(timer)
  }, [keys])
}
