import { Camera, Flame, FolderOpen } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { BeforePhoto } from './before-photo.tsx'
import { mostPages, pageField } from './letter.ts'
import { type HeldPages, useLetterPages } from './use-letter-pages.ts'

type Asking = { busy: boolean; why: string | null }

export const ExplainButton = ({ busy, why }: Asking) => (
  <Button
    type="submit"
    kind="main"
    className="ask"
    icon={<Flame className="i" aria-hidden="true" />}
    busy={busy}
    busyLabel="Sto leggendo…"
    disabled={why !== null}
    why={why ?? ''}
  >
    Spiegami questa lettera
  </Button>
)

type PhotoFormProps = Asking & {
  held: HeldPages
  isHydrated: boolean
  /** Why there was no answer. */
  children: ReactNode
}

/** The pages of a letter: by camera or file, up to three, each seen before it is sent. */
export function PhotoForm({ held, isHydrated, busy, why, children }: PhotoFormProps) {
  const part = useRef<HTMLDivElement>(null)
  const { List, pages, fault, news, isReading, take, turn, remove } = useLetterPages(held)
  const hasPages = pages.length > 0
  const isFull = pages.length >= mostPages

  // What was chosen before the script was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!isHydrated) return
    const inputs = part.current?.querySelectorAll<HTMLInputElement>('input[type=file]') ?? []
    for (const input of inputs) {
      if (input.files?.length) void take([...input.files], null)
    }
  }, [isHydrated])

  const picker = (label: string, icon: ReactNode, isCamera: boolean) => (
    <Picker
      label={label}
      icon={icon}
      isMain={!hasPages}
      isCamera={isCamera}
      onPick={(files) => take(files, null)}
    />
  )
  return (
    <>
      <BeforePhoto isShort={hasPages} />
      <div ref={part} tabIndex={-1} className="letter-part needs-script">
        {List ? (
          <List
            pages={pages}
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
        {isFull ? null : (
          <div className="letter-pickers">
            {picker(
              hasPages ? "Fotografa un'altra pagina" : 'Fai una foto',
              <Camera className="i" aria-hidden="true" />,
              true,
            )}
            {picker(
              hasPages ? "Scegli un'altra pagina" : 'Scegli un file',
              <FolderOpen className="i" aria-hidden="true" />,
              false,
            )}
          </div>
        )}
        {hasPages ? null : (
          <p className="small soft from-desk">
            Dal telefono la fotografi subito: apri lì questa pagina.
          </p>
        )}
      </div>
      {children}
      {hasPages ? <ExplainButton busy={busy} why={why} /> : null}
      <p className="vh" role="status">
        {isReading ? 'Apro la foto.' : news}
      </p>
      {isReading ? (
        <p className="small" aria-hidden="true">
          Apro la foto…
        </p>
      ) : null}
      <noscript>
        <PlainPhotos />
      </noscript>
    </>
  )
}

type PickerProps = {
  label: string
  icon: ReactNode
  isMain: boolean
  isCamera: boolean
  onPick: (files: File[]) => void
}

/** A file field that looks like a button. */
function Picker({ label, icon, isMain, isCamera, onPick }: PickerProps) {
  const isFirst = isMain && isCamera
  return (
    <label
      className={buttonClass(
        { kind: isFirst ? 'main' : 'plain' },
        isCamera ? 'pick by-camera' : 'pick by-file',
      )}
    >
      {icon}
      <span>{label}</span>
      <input
        type="file"
        accept="image/*"
        {...(isCamera ? { capture: 'environment' as const } : { multiple: true })}
        className="vh"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file may be chosen again.
          target.value = ''
          onPick(files)
        }}
      />
    </label>
  )
}

/** Without script the files go as they are, and the server does the work. */
const PlainPhotos = () => (
  <div className="stack">
    <Field label="Le foto della lettera" hint={`Al massimo ${mostPages} pagine.`} id="lettera-foto">
      {(control) => (
        <input {...control} type="file" name={pageField} accept="image/*" multiple required />
      )}
    </Field>
    <ExplainButton busy={false} why={null} />
  </div>
)
