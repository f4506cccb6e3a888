import { Download, FilePen, Hammer, MessageSquarePlus, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { savedFilePath, withQuery } from '../paths.ts'
import { promptPath } from '../prompt-path.ts'
import { Button, ButtonLink, buttonClass } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import type { MarkdownBlock } from '../ui/markdown/markdown-tree.ts'
import { MainActs, OtherActs, type TextActsProps } from '../ui/markdown/text-acts.tsx'
import { ActGroup, MoreActs } from '../ui/more-acts.tsx'
import { Note } from '../ui/note.tsx'
import type { ChangedPart } from './response-forms.tsx'
import { aiLabel, type ChangeFailure, type SavedResponse, savedTexts } from './saved.ts'
import { versionQuery } from './version-address.ts'

export type ResponseActsProps = {
  saved: SavedResponse
  /** The version on the page, counted from 0. */
  version: number
  /** The same, in markdown, and parsed. */
  text: string
  blocks: MarkdownBlock[]
  /** How the text to send is called that it is: 'la lettera'; null: it is none. */
  sentName: string | null
  /** Opens the form that changes this. */
  onChange: (part: ChangedPart) => void
}

/** Copy, the file, print, 'Altro' with what else can be done with a response, and delete. */
export function ResponseActs(props: ResponseActsProps) {
  const { saved, text, blocks, sentName } = props
  const whole = withTitle(blocks, saved.title)
  const taken = { text, blocks, whole, name: sentName, label: aiLabel(saved) }
  return (
    <div className="answer-acts noprint">
      <fieldset className="four">
        <legend className="vh">Che cosa fai della risposta</legend>
        <MainActs {...taken} copyKind="main">
          <a href={savedFilePath(saved.id, 'json')} download className={buttonClass()}>
            <Download aria-hidden="true" className="i" />
            Scarica JSON
          </a>
        </MainActs>
        <MoreActs>{(close) => <MoreOfResponse {...props} taken={taken} close={close} />}</MoreActs>
        <DeleteResponse />
      </fieldset>
    </div>
  )
}

type MoreOfResponseProps = ResponseActsProps & { taken: TextActsProps; close: () => void }

function MoreOfResponse({ saved, version, taken, close, onChange }: MoreOfResponseProps) {
  const goOn = withQuery(
    promptPath({ saved: saved.id, goOn: true }),
    versionQuery(version, saved.turns.length + 1),
  )
  const change = (part: ChangedPart) => () => {
    close()
    onChange(part)
  }
  return (
    <>
      <div className="more-rows">
        <OtherActs {...taken} title={saved.title} holdsPrint>
          <Button
            type="button"
            className="needs-script"
            icon={<FilePen aria-hidden="true" className="i" />}
            onClick={change('correct')}
          >
            Correggi
          </Button>
        </OtherActs>
      </div>
      <ActGroup title="Cambiala">
        <div className="more-rows">
          <ButtonLink
            to={`${goOn}#risposta`}
            size="small"
            icon={<MessageSquarePlus aria-hidden="true" className="i" />}
          >
            Continua da qui
          </ButtonLink>
          <ButtonLink
            to={promptPath({ saved: saved.id })}
            size="small"
            icon={<Hammer aria-hidden="true" className="i" />}
          >
            Riprova nella Fucina
          </ButtonLink>
          <Button
            type="button"
            size="small"
            className="needs-script"
            icon={<Pencil aria-hidden="true" className="i" />}
            onClick={change('edit')}
          >
            Modifica titolo e tag
          </Button>
        </div>
      </ActGroup>
    </>
  )
}

/** Last: asks, and deletes. */
function DeleteResponse() {
  const fetcher = useFetcher<ChangeFailure>()
  const [isOpen, setOpen] = useState(false)
  const isIdle = fetcher.state === 'idle'
  const failure = isIdle && fetcher.data ? fetcher.data.message : null
  return (
    <>
      <Button
        type="button"
        kind="danger"
        className="needs-script"
        aria-haspopup="dialog"
        icon={<Trash2 aria-hidden="true" className="i" />}
        onClick={() => setOpen(true)}
      >
        Elimina la risposta
      </Button>
      <noscript>
        <p className="small">Per correggere o eliminare la risposta serve JavaScript.</p>
      </noscript>
      {failure && !isOpen && (
        <Note kind="bad" role="alert">
          {failure}
        </Note>
      )}
      <ConfirmDialog
        open={isOpen}
        question={savedTexts.confirmDelete}
        detail={<p>Poi torni all'elenco: da lì puoi ancora annullare.</p>}
        confirmLabel="Elimina la risposta"
        cancelLabel="Tieni la risposta"
        onConfirm={() => void fetcher.submit({ intent: 'delete' }, { method: 'post' })}
        onCancel={() => setOpen(false)}
        busy={!isIdle}
        error={failure}
      />
    </>
  )
}

/** The screen shows the title above the response: copied, it stands at its beginning. */
const withTitle = (blocks: MarkdownBlock[], title: string): MarkdownBlock[] =>
  blocks[0]?.kind === 'heading' && blocks[0].depth === 1
    ? blocks
    : [{ kind: 'heading', depth: 1, children: [title] }, ...blocks]
