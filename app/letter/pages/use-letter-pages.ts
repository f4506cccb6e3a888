import { useRef, useState } from 'react'
import { useSaid } from '../../ui/use-said.ts'
import { offline, type PaperKind } from '../letter.ts'
import type { LetterPage, PhotoPage } from './letter-page.ts'
import type { PagesOutcome } from './take-files.ts'

/** The code that opens files: fetched once somebody has one. */
const loadCamera = () => import('./camera.ts')
type Camera = Awaited<ReturnType<typeof loadCamera>>

/** The pages outlive a step back to another page; a reload ends them, and 'Finito' too. */
const heldHere: Record<PaperKind, readonly LetterPage[]> = { letter: [], message: [] }
let cameraHere: Camera | null = null

const nothing: PagesOutcome = { fault: null, told: null, news: '' }

/** The pages of a letter on this device, as long as the tab stays with the site. */
export function useLetterPages(canSee: boolean, kind: PaperKind) {
  const [pages, setPages] = useState<readonly LetterPage[]>(heldHere[kind])
  const [outcome, setOutcome] = useState(nothing)
  const [opening, setOpening] = useState<'la foto' | 'il PDF' | null>(null)
  const [camera, setCamera] = useState<Camera | null>(cameraHere)
  useSaid(opening ? `Apro ${opening}.` : outcome.news)
  // What a file is put to while another one is still opened.
  const held = useRef(pages)
  // A file that is chosen as the script comes is told of twice.
  const isTaking = useRef(false)

  function keep(next: readonly LetterPage[]) {
    held.current = next
    heldHere[kind] = next
    setPages(next)
  }
  const place = { held: () => held.current, keep, kind }

  async function act(work: (camera: Camera) => Promise<PagesOutcome>) {
    try {
      const loaded = await loadCamera()
      cameraHere = loaded
      setCamera(loaded)
      const after = await work(loaded)
      // What was left out of a file stays said until something is taken away.
      setOutcome(({ told }) => ({ ...after, told: after.told ?? told }))
    } catch {
      // The code could not be fetched: the connection is gone.
      setOutcome(({ told }) => ({ ...nothing, told, fault: offline }))
    }
  }

  /** @param replaced the page that is photographed again; null: further pages */
  async function take(files: readonly File[], replaced: PhotoPage | null) {
    if (files.length === 0 || isTaking.current) return
    isTaking.current = true
    setOpening(files.some(({ name }) => /\.pdf$/i.test(name)) ? 'il PDF' : 'la foto')
    setOutcome(({ told }) => ({ ...nothing, told }))
    await act(({ takeFiles }) => takeFiles(files, replaced, place, canSee))
    isTaking.current = false
    setOpening(null)
  }

  return {
    ...outcome,
    kind,
    List: camera?.PageList ?? null,
    /** The pages as they are sent; none before there is one. */
    form: () => camera?.letterForm(held.current) ?? new FormData(),
    /** Another letter begins. */
    forget: () => {
      camera?.forgetAll(held.current)
      keep([])
      setOutcome(nothing)
    },
    pages,
    opening,
    take,
    turn: (page: PhotoPage) => act(({ turn }) => turn(page, place)),
    remove: (page: LetterPage) => act(({ remove }) => remove(page, place)),
    write: (id: number, text: string) =>
      keep(
        held.current.map((one) => (one.id === id && one.kind === 'text' ? { ...one, text } : one)),
      ),
  }
}

export type LetterPages = ReturnType<typeof useLetterPages>
