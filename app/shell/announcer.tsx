import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { onAnnounce } from '../ui/announce.ts'

/** How long a region holds what it said: one that comes back from behind a dialog says it again. */
const heldMilliseconds = 6000

/**
 * The one region that speaks for all screens; always in the document, mostly empty. While a dialog is
 * open nothing outside of it is heard: it speaks from there.
 */
export function Announcer() {
  const [{ text, isSeen, dialog }, setSaid] = useState<Said>(nothing)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let waiting = ''
    const end = onAnnounce((next, isSeen = false) => {
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1) ?? null
      // What comes together is said together: the later would cut the other short.
      waiting = waiting === '' ? next : `${waiting.replace(/\.$/, '')}. ${next}`
      // The same words twice are announced twice only when the region was empty in between.
      setSaid({ ...nothing, dialog })
      clearTimeout(timer)
      timer = setTimeout(() => {
        setSaid({ text: waiting, isSeen, dialog })
        waiting = ''
        timer = setTimeout(() => setSaid(nothing), heldMilliseconds)
      }, 100)
    })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [])
  const region = (
    <div aria-live="polite">
      <div className={isSeen ? 'loading noprint' : 'vh'}>{text}</div>
    </div>
  )
  return dialog?.isConnected ? createPortal(region, dialog) : region
}

type Said = { text: string; isSeen: boolean; dialog: Element | null }

const nothing: Said = { text: '', isSeen: false, dialog: null }
