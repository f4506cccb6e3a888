import { Download, Hammer, MessageSquarePlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Form, useFetcher } from 'react-router'
import { savedFilePath, withQuery } from '../paths.ts'
import { promptPath } from '../prompt-path.ts'
import { questionAddress } from '../records/acts/question.ts'
import { Button, ButtonLink, buttonClass } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import type { MarkdownBlock } from '../ui/markdown/markdown-tree.ts'
import { TextActs } from '../ui/markdown/text-acts.tsx'
import { Note } from '../ui/note.tsx'
import { CorrectForm } from './correct-form.tsx'
import { EditForm } from './edit-form.tsx'
import { type ChangeFailure, type SavedResponse, savedTexts } from './saved.ts'
import { versionQuery } from './version-address.ts'

/** The answer to a form where no script runs, and which one it was. */
export type Posted = { done: string } | (ChangeFailure & { intent?: string })

export type ResponseActionsProps = {
  saved: SavedResponse
  posted: Posted | undefined
  /** The version on the page, counted from 0. */
  version: number
  /** The same, in markdown, and parsed. */
  text: string
  blocks: MarkdownBlock[]
  /** The address asks whether to delete: the way without script. */
  isAsking: boolean
  /** It was deleted meanwhile, in another window. */
  isGone: boolean
}

/** What can be done with a response, in the workshop's order, then what only a saved one needs. */
export function ResponseActions(props: ResponseActionsProps) {
  const { saved, version, text, blocks, posted, isAsking, isGone } = props
  const fetcher = useFetcher<ChangeFailure>()
  const [isOpen, setOpen] = useState(false)
  const isIdle = fetcher.state === 'idle'
  const failure = isIdle && fetcher.data ? fetcher.data.message : null
  const refused = posted && 'code' in posted ? posted : undefined
  const goOnAddress = promptPath({ saved: saved.id, goOn: true })
  return (
    <div className="noprint stack mt-4 border-t-[3px] border-ink pt-6">
      {isAsking && <DeleteForm />}
      <div className="act-list">
        <ButtonLink
          to={`${withQuery(goOnAddress, versionQuery(version, saved.turns.length + 1))}#risposta`}
          icon={<MessageSquarePlus aria-hidden="true" className="i" />}
        >
          Continua da qui
        </ButtonLink>
        <TextActs
          title={saved.title}
          text={text}
          blocks={blocks}
          whole={withTitle(blocks, saved.title)}
          copyKind="main"
        />
        <CorrectForm
          saved={saved}
          text={text}
          isGone={isGone}
          posted={refused?.intent === 'correct' ? refused : undefined}
        />
        <ButtonLink
          to={promptPath({ saved: saved.id })}
          icon={<Hammer aria-hidden="true" className="i" />}
        >
          Riprova nella Fucina
        </ButtonLink>
        <a href={savedFilePath(saved.id, 'json')} download className={buttonClass()}>
          <Download aria-hidden="true" className="i" />
          Scarica JSON
        </a>
        <EditForm saved={saved} posted={refused?.intent === 'correct' ? undefined : posted} />
        <ButtonLink
          to={questionAddress('#elimina', 'delete')}
          kind="danger"
          aria-haspopup="dialog"
          icon={<Trash2 aria-hidden="true" className="i" />}
          onClick={(event) => {
            event.preventDefault()
            setOpen(true)
          }}
        >
          Elimina la risposta
        </ButtonLink>
      </div>
      {failure && !isOpen && (
        <Note kind="bad" role="alert">
          {failure}
        </Note>
      )}
      <ConfirmDialog
        open={isOpen}
        question={savedTexts.confirmDelete}
        detail={undoable}
        confirmLabel="Elimina la risposta"
        cancelLabel="Tieni la risposta"
        onConfirm={() => void fetcher.submit({ intent: 'delete' }, { method: 'post' })}
        onCancel={() => setOpen(false)}
        busy={!isIdle}
        error={failure}
      />
    </div>
  )
}

const undoable = <p>Poi torni all'elenco: da lì puoi ancora annullare.</p>

/** The screen shows the title above the response: copied, it stands at its beginning. */
const withTitle = (blocks: MarkdownBlock[], title: string): MarkdownBlock[] =>
  blocks[0]?.kind === 'heading' && blocks[0].depth === 1
    ? blocks
    : [{ kind: 'heading', depth: 1, children: [title] }, ...blocks]

/** The same question in the page. */
function DeleteForm() {
  return (
    <Form method="post" action="?" id="elimina" className="card stack border-error">
      <h2 className="text-lg">{savedTexts.confirmDelete}</h2>
      {undoable}
      <div className="row">
        <Button kind="danger-full" name="intent" value="delete">
          Elimina la risposta
        </Button>
        <ButtonLink to="?" replace preventScrollReset>
          Tieni la risposta
        </ButtonLink>
      </div>
    </Form>
  )
}
