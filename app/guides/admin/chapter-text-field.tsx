import type { FieldMetadata } from '@conform-to/react'
import { Bold, Heading, Image, Link as LinkIcon, List, ListOrdered } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { pictureTypes } from '../../platform/picture.ts'
import { AreaField } from '../../records/form/bound-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { countText } from '../../ui/count-text.ts'
import { focusFirst } from '../../ui/focus-first.ts'
import { Note } from '../../ui/note.tsx'
import { type HiddenLine, hiddenLines, isInBlocks } from '../chapter-content.ts'
import {
  addAreaPicture,
  beginLine,
  insert,
  insertApart,
  isMarked,
  replaceAll,
  wrap,
} from './area-acts.ts'
import { asMarkdown, continued, readPlain } from './chapter-text.ts'

type ChapterTextFieldProps = {
  field: FieldMetadata<string | null | undefined>
  /** Characters. */
  maxLength: number
}

/**
 * The text of a chapter: buttons for its signs, Enter that goes on with a list, pasted texts in the
 * chapter's Markdown, pictures where they belong, and the lines that no reader would see.
 */
export function ChapterTextField({ field, maxLength }: ChapterTextFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [hidden, setHidden] = useState(() => hiddenLines(field.initialValue ?? ''))
  const [said, setSaid] = useState<string[]>([])
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (said.length > 0) note.current?.scrollIntoView({ block: 'nearest' })
  }, [said])
  const close = () =>
    focusFirst(
      () => area.current?.focus(),
      () => setSaid([]),
    )
  const [isSending, setSending] = useState(false)
  const edit = (change: (area: HTMLTextAreaElement, isOwn: boolean) => void) => () => {
    const { current: one } = area
    if (one) change(one, one.value.trim() !== '' && isInBlocks(one.value))
  }
  const send = async (file: File | undefined) => {
    if (!file || !area.current) return
    setSending(true)
    const failed = await addAreaPicture(area.current, file)
    setSending(false)
    setSaid([failed ?? "Scrivi tra le parentesi quadre che cosa si vede nell'immagine."])
  }
  const paste = async (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { currentTarget: one, clipboardData } = event
    const [plain, html] = ['text/plain', 'text/html'].map((type) => clipboardData.getData(type))
    const [file] = clipboardData.files
    if (!plain && file) {
      event.preventDefault()
      return send(file)
    }
    if (!plain || (!html && !plain.trim().includes('\n'))) return
    event.preventDefault()
    setSaid(await pasteInto(one, plain, html ?? '', maxLength))
  }
  return (
    <div className="stack gap-2">
      <AreaField
        ref={area}
        field={field}
        label="Testo del capitolo"
        rows={8}
        hint="Scrivi come in un'email. I pulsanti qui sotto mettono titoletti, elenchi e immagini. Se incolli da Word, sistemiamo noi."
        maxLength={maxLength}
        onInput={({ currentTarget }) => setHidden(hiddenLines(currentTarget.value))}
        onPaste={(event) => void paste(event)}
        onKeyDown={goOn}
      />
      <div aria-live="polite" ref={note}>
        {said.length > 0 && (
          <Note>
            {said.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <Button type="button" size="small" onClick={close}>
              Ho letto
            </Button>
          </Note>
        )}
      </div>
      <div className="row">
        <TextButton
          icon={Heading}
          label="Titoletto"
          onPress={edit((one, isOwn) => beginLine(one, isOwn ? '• ' : '## '))}
        />
        <TextButton
          icon={List}
          label="Elenco"
          onPress={edit((one, isOwn) => beginLine(one, isOwn ? '- ' : '* '))}
        />
        <TextButton
          icon={ListOrdered}
          label="Numeri"
          onPress={edit((one) => beginLine(one, '1. '))}
        />
        <TextButton icon={Bold} label="Grassetto" onPress={edit((one) => wrap(one, '**', '**'))} />
        <TextButton
          icon={LinkIcon}
          label="Collegamento"
          onPress={edit((one) => wrap(one, '[', '](https://)'))}
        />
        <TextButton
          icon={Image}
          label="Immagine"
          busy={isSending}
          onPress={() => chooser.current?.click()}
        />
        <input
          ref={chooser}
          type="file"
          hidden
          accept={pictureTypes}
          onChange={({ currentTarget }) => {
            void send(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
      </div>
      <HiddenLines lines={hidden} onMend={edit((one) => replaceAll(one, asMarkdown(one.value)))} />
    </div>
  )
}

type TextButtonProps = { icon: typeof Bold; label: string; busy?: boolean; onPress: () => void }

const TextButton = ({ icon: Icon, label, busy, onPress }: TextButtonProps) => (
  <Button
    type="button"
    size="small"
    busy={busy}
    icon={<Icon aria-hidden="true" className="i" />}
    onClick={onPress}
  >
    {label}
  </Button>
)

/** Of what is pasted so many chapters' worth at most is read: a book stops no browser. */
const mostChapters = 5

/** @returns what of it could not be kept, in a sentence each */
async function pasteInto(
  area: HTMLTextAreaElement,
  plain: string,
  html: string,
  maxLength: number,
): Promise<string[]> {
  if (plain.length > mostChapters * maxLength) {
    return [
      `Non ho incollato niente: sono ${countText(plain.length)} caratteri, e un capitolo ne tiene ${countText(maxLength)}. Incolla un pezzo alla volta, un capitolo per pezzo.`,
    ]
  }
  if (html === '') {
    insertApart(area, readPlain(plain))
    return []
  }
  // On a weak line the converter may not arrive; the words do.
  const converter = await import('./paste/to-markdown.ts').catch(() => null)
  if (!converter) {
    insertApart(area, readPlain(plain))
    return ['Titoli, elenchi e grassetti non sono arrivati: restano le parole. Annulla e riprova.']
  }
  const { markdown, lost } = converter.toMarkdown(html)
  // A few words go on with their line, whatever they were.
  const isLine = !plain.trim().includes('\n')
  insertApart(area, isLine ? markdown.replace(/^(?:#{1,6}|\*|\d{1,9}\.) /, '') : markdown)
  return lost
}

function goOn(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { currentTarget: area, key, shiftKey, nativeEvent } = event
  if ((key === '-' || key === ' ') && isMarked(area)) {
    // Enter put the mark already: whoever types it too means the same one.
    event.preventDefault()
    return
  }
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return
  const { value, selectionStart: caret } = area
  const begin = value.lastIndexOf('\n', caret - 1) + 1
  const next = continued(value.slice(begin, caret))
  if (!next) return
  event.preventDefault()
  if (next.isEnded) area.setSelectionRange(begin, caret)
  insert(area, next.isEnded ? '\n' : next.insert)
}

type HiddenLinesProps = { lines: readonly HiddenLine[]; onMend: () => void }

/** Says which lines no reader will see, before they vanish, and makes them seen. */
function HiddenLines({ lines, onMend }: HiddenLinesProps) {
  return (
    <div aria-live="polite">
      {lines.length > 0 && (
        <Note kind="bad">
          <ul className="list-none p-0">
            {lines.map((line) => (
              <li key={line.number}>
                <b>Riga {line.number}: chi impara non la vede.</b> «{line.text}»
              </li>
            ))}
          </ul>
          <p>
            Dove ogni riga comincia con • o con -, si vedono i titoletti con almeno una voce sotto,
            e le voci con un titoletto sopra.
          </p>
          <div className="row mt-2">
            <Button type="button" size="small" onClick={onMend}>
              Fai vedere ogni riga
            </Button>
          </div>
        </Note>
      )}
    </div>
  )
}
