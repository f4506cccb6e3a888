import { Camera, Flame, FolderOpen } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { promptPath } from '../../prompt-path.ts'
import { everydaySetId } from '../../prompt-sets/prompt-set.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { BeforePhoto } from './before-photo.tsx'
import { type Letters, mostPages } from './letter.ts'
import { pageCount } from './letter-page.ts'
import type { TextGuard } from './text-part.tsx'
import type { LetterPages } from './use-letter-pages.ts'

type Asking = { busy: boolean; why: string | null; isHydrated: boolean }

export const ExplainButton = ({ busy, why, isHydrated }: Asking) => (
  <Button
    type="submit"
    kind="main"
    className="ask needs-script"
    icon={<Flame className="i" aria-hidden="true" />}
    busy={busy}
    busyLabel="Sto leggendo…"
    disabled={!isHydrated || why !== null}
    why={why ?? ''}
  >
    Spiegami questa lettera
  </Button>
)

type PhotoFormProps = Asking & {
  letters: Letters
  letter: LetterPages
  guard: TextGuard
  /** Why there was no answer. */
  children: ReactNode
}

/** The pages of a letter: by camera or file, up to three, each seen before it is sent. */
export function PhotoForm(props: PhotoFormProps) {
  const { letters, letter, guard, isHydrated, busy, why, children } = props
  const part = useRef<HTMLDivElement>(null)
  const { List, pages, fault, told, news, reading, take, turn, remove } = letter
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
            guard={guard}
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
        {reading ? (
          <p className="small" aria-hidden="true">
            Apro {reading}…{reading === 'il PDF' ? ' La prima volta può volerci un minuto.' : null}
          </p>
        ) : null}
      </div>
      {children}
      {hasPages ? <ExplainButton busy={busy} why={why} isHydrated={isHydrated} /> : null}
      <p className="vh" role="status">
        {reading ? `Apro ${reading}.` : news}
      </p>
    </>
  )
}

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
