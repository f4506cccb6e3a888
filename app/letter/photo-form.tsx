import { Camera, Flame, FolderOpen, Hand } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { promptPath } from '../../prompt-path.ts'
import { everydaySetId } from '../../prompt-sets/prompt-set.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { Send } from '../answer/use-send.ts'
import { isBusy } from '../state/sheet-content.ts'
import { useSheet } from '../state/sheet-context.ts'
import { type Letters, mostPages } from './letter.ts'
import { pageCount } from './letter-page.ts'
import type { LetterPages } from './use-letter-pages.ts'

export function ExplainButton({ why }: { why: string | null }) {
  const { state, isHydrated } = useSheet()
  return (
    <Button
      type="submit"
      kind="main"
      className="ask needs-script"
      icon={<Flame className="i" aria-hidden="true" />}
      busy={isBusy(state)}
      busyLabel="Sto leggendo…"
      disabled={!isHydrated || why !== null}
      why={why ?? ''}
    >
      Spiegami questa lettera
    </Button>
  )
}

type PhotoFormProps = {
  letters: Letters
  letter: LetterPages
  sending: Send
  /** Why there was no answer, and the button that asks for one. */
  children: ReactNode
}

/** The pages of a letter: by camera or file, up to three, each seen before it is sent. */
export function PhotoForm({ letters, letter, sending, children }: PhotoFormProps) {
  const { isHydrated } = useSheet()
  const part = useRef<HTMLDivElement>(null)
  const { List, pages, fault, told, news, opening, take, turn, remove } = letter
  const hasPages = pages.length > 0
  // Under a text stands its own caution.
  const isOfText = hasPages && pages.every(({ kind }) => kind === 'text')
  const isFull = pageCount(pages) >= mostPages

  // What was chosen before the script was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!isHydrated) return
    const inputs = part.current?.querySelectorAll<HTMLInputElement>('input[type=file]') ?? []
    for (const input of inputs) {
      if (input.files?.length) void take([...input.files], null)
    }
  }, [isHydrated])

  return (
    <>
      {isOfText ? null : <BeforePhoto {...letters} isShort={hasPages} />}
      <div ref={part} tabIndex={-1} className="letter-part needs-script">
        {List ? (
          <List
            pages={pages}
            told={told}
            sending={sending}
            onWrite={letter.write}
            onTurn={turn}
            onRemove={(page) => {
              part.current?.focus()
              void remove(page)
            }}
            onAgain={(page, files) => take(files, page)}
          />
        ) : null}
        {fault ? (
          <Note kind="bad" role="alert">
            {fault}
          </Note>
        ) : null}
        {isFull ? null : <Pickers {...letters} hasPages={hasPages} onPick={take} />}
        {hasPages ? null : <Hints {...letters} />}
        {opening ? (
          <p className="small" aria-hidden="true">
            Apro {opening}…{opening === 'il PDF' ? ' La prima volta può volerci un minuto.' : null}
          </p>
        ) : null}
      </div>
      {children}
      <p className="vh" role="status">
        {opening ? `Apro ${opening}.` : news}
      </p>
    </>
  )
}

type BeforePhotoProps = Pick<Letters, 'caution' | 'says'> & { isShort: boolean }

/** What the AI will get and say; of it only the caution stays once there is a page. */
const BeforePhoto = ({ caution, says, isShort }: BeforePhotoProps) => (
  <div className={isShort ? undefined : 'before-photo'}>
    {isShort ? null : <img src="/drawings/lettera.svg" alt="" width="200" height="200" />}
    <div className="stack">
      <Note kind="ai" icon={<Hand className="i" aria-hidden="true" />}>
        {caution[0]}
        <b>{caution[1]}</b>
        {caution[2]}
      </Note>
      {isShort ? null : (
        <div>
          <h3>L'AI ti dirà</h3>
          <ul className="spark-list mt-2">
            {says.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  </div>
)

/** What else can be done before there is a page. */
const Hints = ({ canSee, hint, fromDesk }: Letters) => (
  <>
    <p className="small">{hint}</p>
    {canSee ? <p className="small soft from-desk">{fromDesk}</p> : <CopyWords />}
  </>
)

type PickersProps = Letters & { hasPages: boolean; onPick: PickerProps['onPick'] }

const Pickers = ({ canSee, choose, photograph, hasPages, onPick }: PickersProps) => (
  <div className="letter-pickers">
    {canSee ? (
      <Picker
        label={photograph[hasPages ? 1 : 0]}
        icon={<Camera className="i" aria-hidden="true" />}
        isMain={!hasPages}
        className="by-camera"
        accept="image/*"
        capture="environment"
        onPick={onPick}
      />
    ) : null}
    <Picker
      label={choose[hasPages ? 1 : 0]}
      icon={<FolderOpen className="i" aria-hidden="true" />}
      isMain={!hasPages && !canSee}
      className="by-file"
      accept={canSee ? `image/*,${pdfs}` : pdfs}
      multiple
      onPick={onPick}
    />
  </div>
)

const pdfs = '.pdf,application/pdf'

/** Where nobody reads a letter of paper. */
export const CopyWords = () => (
  <p>
    Se la lettera è di carta, puoi copiare le parole. C'è una richiesta già pronta:{' '}
    <Link
      to={promptPath({
        profession: everydaySetId,
        template: 'vita-quotidiana-lettera-difficile',
      })}
      reloadDocument
    >
      Una lettera che non capisco
    </Link>
    .
  </p>
)

type PickerProps = {
  label: string
  icon: ReactNode
  isMain: boolean
  className: string
  accept: string
  capture?: 'environment'
  multiple?: boolean
  onPick: (files: File[], replaced: null) => void
}

/** A file field that looks like a button. */
const Picker = ({ label, icon, isMain, className, onPick, ...input }: PickerProps) => (
  <label className={buttonClass({ kind: isMain ? 'main' : 'plain' }, `pick ${className}`)}>
    {icon}
    <span>{label}</span>
    <input
      type="file"
      {...input}
      className="vh"
      onChange={({ target }) => {
        const files = [...(target.files ?? [])]
        // The same file may be chosen again.
        target.value = ''
        onPick(files, null)
      }}
    />
  </label>
)
