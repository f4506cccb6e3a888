import { Check } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { guidePath, loginPath, withQuery } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Status } from '../../ui/status.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { type Chapter, chapterMarkAnchor, guideTexts } from '../guide.ts'
import { useProgressFetcher } from './progress-fetcher.ts'

type ChapterToggleProps = {
  guideId: string
  /** As the server last told it. */
  chapter: Chapter
  /** With it all chapters are done. */
  isLast: boolean
  onFinished: () => void
}

/**
 * Marks a chapter as done, or undoes it: a form that works without script. With it the
 * screen shows the wish at once, and the true state when it could not be stored.
 */
export function ChapterToggle({ guideId, chapter, isLast, onFinished }: ChapterToggleProps) {
  const { fetcher, isWanted } = useProgressFetcher(chapter.id)
  const isDone = isWanted ?? chapter.isDone
  const isBusy = fetcher.state !== 'idle'
  const answer = fetcher.data
  // The answer tells while the page is still loaded anew: who closes the celebration goes on there.
  const isSending = fetcher.state === 'submitting'
  const failure = !isSending && answer && 'code' in answer ? answer : null

  const news = isSending || failure ? '' : savedText(isDone, isLast, !!answer)

  useAnswer(answer, (come) => {
    if (!('code' in come) && come.isFinished) onFinished()
  })

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter)
    form.set('stay', 'true')
    void fetcher.submit(form, { method: 'post', action: guidePath(guideId) })
  }

  return (
    <form
      id={chapterMarkAnchor(chapter.id)}
      method="post"
      action={withQuery(guidePath(guideId), { capitolo: chapter.id })}
      onSubmit={send}
      className="stack gap-3 justify-items-start"
    >
      <input type="hidden" name="id" value={chapter.id} />
      <Button
        name="intent"
        value={isDone ? 'undo' : 'complete'}
        size={isDone ? 'normal' : 'big'}
        className="toggle"
        busy={isBusy}
        icon={isDone ? null : <Check aria-hidden="true" className="i" />}
      >
        {isDone ? 'Segna come da fare' : 'Segna il capitolo come fatto'}
      </Button>
      {failure && <Failure code={failure.code} message={failure.message} />}
      {/* The last one's takes the focus once the celebration is closed, which says it. */}
      <Status className="chapter-news" tabIndex={-1} isSilent={isLast}>
        {news}
      </Status>
    </form>
  )
}

function savedText(isDone: boolean, isLast: boolean, isAnswer: boolean) {
  if (!isDone) return isAnswer ? 'Salvato: il capitolo è da fare.' : ''
  return isLast ? 'Capitolo completato. Hai finito la guida.' : 'Capitolo completato.'
}

function Failure({ code, message }: { code: string; message: string }) {
  const { pathname } = useLocation()
  if (code !== 'UNAUTHENTICATED') {
    return (
      <Note kind="bad" role="alert">
        {message}
      </Note>
    )
  }
  return (
    <Note kind="bad" role="alert">
      {guideTexts.signedOut}.{' '}
      <Link to={loginPath(pathname)} className="inline-block py-2">
        Vai alla pagina di accesso
      </Link>
    </Note>
  )
}
