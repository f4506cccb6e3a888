import { Check, ChevronDown } from 'lucide-react'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { minutesText } from '../ui/count-text.ts'
import { ChapterCard } from './chapter-card.tsx'
import { type Chapter, chapterAnchor, chapterSearch } from './guide.ts'
import type { Afterwards } from './guide-screen.server.ts'
import { ChapterToggle } from './progress/chapter-toggle.tsx'

/** The folds that were closed before the print, with their names, while it lasts. */
let closed: { fold: HTMLDetailsElement; name: string | null }[] | null = null

const isOnPaper = () => closed !== null

function openAll() {
  const folds = document.querySelectorAll<HTMLDetailsElement>('.chapters details:not([open])')
  closed = [...folds].map((fold) => ({ fold, name: fold.getAttribute('name') }))
  for (const { fold } of closed) {
    // The name closes the others when one is opened.
    fold.removeAttribute('name')
    fold.open = true
  }
}

function closeAgain() {
  for (const { fold, name } of closed ?? []) {
    fold.open = false
    if (name !== null) fold.setAttribute('name', name)
  }
  closed = null
}

/** Prints every chapter, also where the style sheet cannot open a fold (Chrome before 131). */
function useOpenOnPaper(): void {
  useEffect(() => {
    addEventListener('beforeprint', openAll)
    addEventListener('afterprint', closeAgain)
    return () => {
      removeEventListener('beforeprint', openAll)
      removeEventListener('afterprint', closeAgain)
    }
  }, [])
}

type ChapterListProps = {
  guideId: string
  /** Who reads without an account marks nothing. */
  isVisitor: boolean
  /** As the server last told them. */
  chapters: Chapter[]
  /** As they will be once everything under way has been stored. */
  expected: Chapter[]
  /** The chapter that is open on arrival. */
  openId: string | null
  /** Where to go on once all of them are done. */
  afterwards: Afterwards
  onFinished: () => void
}

/** The chapters, one open at a time, by the browser's own means. Its key is the guide. */
export function ChapterList(props: ChapterListProps) {
  const { guideId, isVisitor, chapters, expected, openId, afterwards, onFinished } = props
  // On arrival only: what the reader opens or closes is their own affair.
  const [openFirst] = useState(openId)
  const { hash, key } = useLocation()
  const nextId = expected.find(({ isDone }) => !isDone)?.id

  useOpenOnPaper()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of a link counts
  useEffect(() => {
    if (hash.startsWith(`#${chapterAnchor('')}`)) openChapter(hash.slice(1))
  }, [hash, key])

  return (
    <ol className="chapters">
      {expected.map((chapter, index) => (
        <li key={chapter.id} id={chapterAnchor(chapter.id)}>
          <details name="capitoli" open={chapter.id === openFirst} onToggle={keepOneOpen}>
            <summary>
              <span className={chapter.isDone ? 'arch-number ok' : 'arch-number'}>
                {chapter.isDone ? <Check aria-hidden="true" /> : index + 1}
              </span>
              <span className="chapter-title">
                <h3>{chapter.title}</h3>
                <span className="small soft">
                  {minutesText(chapter.duration)}
                  {!isVisitor && `, ${progressOf(chapter, nextId)}`}
                </span>
              </span>
              <ChevronDown aria-hidden="true" className="i chevron" />
            </summary>
            <div className="chapter-body">
              <ChapterCard chapter={chapter} guideId={guideId} />
              {!isVisitor && (
                <ChapterToggle
                  guideId={guideId}
                  chapter={chapters[index] ?? chapter}
                  isLast={!nextId}
                  onFinished={onFinished}
                />
              )}
              {chapter.isDone && (
                <Onward next={nextAfter(expected, index)} afterwards={afterwards} />
              )}
            </div>
          </details>
        </li>
      ))}
    </ol>
  )
}

/** Opens the chapter in the element of this id, brings it into view and leaves the focus on it. */
function openChapter(anchor: string) {
  const chapter = document.getElementById(anchor)
  const details = chapter?.querySelector('details')
  if (!chapter || !details) return
  details.open = true
  chapter.scrollIntoView()
  details.querySelector('summary')?.focus({ preventScroll: true })
}

const progressOf = ({ isDone, id }: Chapter, nextId: string | undefined) =>
  isDone ? 'fatto' : id === nextId ? 'sei qui' : 'da fare'

/** The first chapter to do after this one, else the first of all. */
function nextAfter(chapters: Chapter[], index: number): Chapter | undefined {
  const isOpen = ({ isDone }: Chapter) => !isDone
  return chapters.slice(index + 1).find(isOpen) ?? chapters.find(isOpen)
}

/** Older browsers do not close the others by themselves; and what closes above must not push the
    opened chapter out of sight. */
function keepOneOpen({ currentTarget: opened }: SyntheticEvent<HTMLDetailsElement>) {
  if (!opened.open || isOnPaper()) return
  const all = opened.closest('ol')?.querySelectorAll<HTMLDetailsElement>(':scope > li > details')
  for (const other of all ?? []) {
    if (other !== opened) other.open = false
  }
  if (opened.getBoundingClientRect().top < 0) opened.scrollIntoView()
}

type OnwardProps = { next: Chapter | undefined; afterwards: Afterwards }

/** Once a chapter is done, the way to the next one; after the last, to what comes then. */
function Onward({ next, afterwards }: OnwardProps) {
  const { to, label } = next
    ? { to: chapterSearch(next.id), label: `Vai al prossimo: ${next.title}` }
    : afterwards
  return (
    <ButtonLink
      to={to}
      kind="main"
      replace={!!next}
      preventScrollReset={!!next}
      className="onward noprint"
    >
      {label}
    </ButtonLink>
  )
}
