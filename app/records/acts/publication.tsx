import { Eye, EyeOff } from 'lucide-react'
import { useFetcher } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'

/** Both acts for `actsOf`, with what the screen says when either fails. */
export const publicationActs = (failedText: string) => ({
  publish: failedText,
  unpublish: failedText,
})

type PublishProps = {
  /** Of the screen, which knows both. */
  acts: { button: (intent: 'publish' | 'unpublish') => { name: string; value: string } }
  isPublished: boolean
}

/** 'Pubblica' or 'Togli dalla pubblicazione': stored at once, whatever is being typed. */
export function Publish({ acts, isPublished }: PublishProps) {
  const fetcher = useFetcher<{ message?: string }>()
  const Icon = isPublished ? EyeOff : Eye
  return (
    <fetcher.Form method="post">
      <Button
        {...acts.button(isPublished ? 'unpublish' : 'publish')}
        busy={fetcher.state !== 'idle'}
        icon={<Icon aria-hidden="true" className="i" />}
      >
        {isPublished ? 'Togli dalla pubblicazione' : 'Pubblica'}
      </Button>
      {fetcher.data?.message && (
        <Note kind="bad" role="alert">
          {fetcher.data.message}
        </Note>
      )}
    </fetcher.Form>
  )
}
