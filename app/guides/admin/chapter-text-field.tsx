import type { FieldMetadata } from '@conform-to/react'
import { Bold, Heading, Link as LinkIcon, List } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { AreaField } from '../../records/form/bound-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { type HiddenLine, parseChapter } from '../chapter-content.ts'
import { asChapterLines, continued, markedLine, readPlain } from './chapter-text.ts'
import { lostFrom, readHtml, readWords } from './pasted-html.ts'

type ChapterTextFieldProps = {
  field: FieldMetadata<string | null | undefined>
  /** Characters. */
  maxLength: number
}

/**
 * The text of a chapter: buttons for the signs that keyboards lack, Enter that goes on with a list,
 * pasted texts in the chapter's format, and the lines that no reader would see.
 */
export function ChapterTextField({ field, maxLength }: ChapterTextFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [hidden, setHidden] = useState(() => parseChapter(field.initialValue ?? '').hidden)
  const [lost, setLost] = useState<string[]>([])
  const edit = (change: (area: HTMLTextAreaElement) => void) => () => {
    if (area.current) change(area.current)
  }
  return (
    <div className="stack gap-2">
      <AreaField
        ref={area}
        field={field}
        label="Testo del capitolo"
        rows={8}
        hint="Un titoletto comincia con •. Sotto, ogni voce comincia con -. Invio continua l'elenco. Se incolli da Word, sistemiamo noi."
        maxLength={maxLength}
        onInput={({ currentTarget }) => {
          setHidden(parseChapter(currentTarget.value).hidden)
          setLost([])
        }}
        onPaste={(event) => setLost(paste(event))}
        onKeyDown={goOn}
      />
      <div className="row">
        <TextButton
          icon={Heading}
          label="Titoletto"
          onPress={edit((one) => beginLine(one, '• '))}
        />
        <TextButton icon={List} label="Voce" onPress={edit((one) => beginLine(one, '- '))} />
        <TextButton icon={Bold} label="Grassetto" onPress={edit((one) => wrap(one, '**', '**'))} />
        <TextButton
          icon={LinkIcon}
          label="Collegamento"
          onPress={edit((one) => wrap(one, '[', '](https://)'))}
        />
      </div>
      <div aria-live="polite">
        {lost.length > 0 && (
          <Note>
            {lost.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Note>
        )}
      </div>
      <HiddenLines
        lines={hidden}
        onMark={({ number }, mark) =>
          edit((one) => {
            one.focus()
            replaceAll(one, markedLine(one.value, number, mark))
          })()
        }
      />
    </div>
  )
}

type TextButtonProps = { icon: typeof Bold; label: string; onPress: () => void }

const TextButton = ({ icon: Icon, label, onPress }: TextButtonProps) => (
  <Button
    type="button"
    size="small"
    icon={<Icon aria-hidden="true" className="i" />}
    onClick={onPress}
  >
    {label}
  </Button>
)

/** Puts a text in the place of what is selected, as if it were typed: 'Annulla' takes it back. */
function insert(area: HTMLTextAreaElement, text: string) {
  area.focus()
  // The only way that keeps the browser's own undo.
  if (document.execCommand('insertText', false, text)) return
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

function replaceAll(area: HTMLTextAreaElement, text: string) {
  area.select()
  insert(area, text)
}

/** Begins a line with `mark` after the one that holds the caret. */
function beginLine(area: HTMLTextAreaElement, mark: string) {
  const { value, selectionEnd } = area
  const end = value.indexOf('\n', selectionEnd)
  const at = end === -1 ? value.length : end
  const line = value.slice(value.lastIndexOf('\n', at - 1) + 1, at)
  area.setSelectionRange(at, at)
  insert(area, line.trim() === '' ? mark : `\n${mark}`)
}

/** Puts signs around what is selected, and the caret between them where nothing is. */
function wrap(area: HTMLTextAreaElement, before: string, after: string) {
  const { selectionStart, selectionEnd, value } = area
  const words = value.slice(selectionStart, selectionEnd)
  insert(area, before + words + after)
  const caret = selectionStart + before.length + words.length
  area.setSelectionRange(caret, caret)
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

/** The caret stands after the mark of an item that holds nothing yet. */
function isMarked({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): boolean {
  const begin = value.lastIndexOf('\n', selectionStart - 1) + 1
  return selectionStart === selectionEnd && value.slice(begin, selectionStart) === '- '
}

/** @returns what of it could not be kept, in a sentence each */
function paste(event: ClipboardEvent<HTMLTextAreaElement>): string[] {
  const { currentTarget: area, clipboardData } = event
  const plain = clipboardData.getData('text/plain')
  const html = clipboardData.getData('text/html')
  if (!plain.trim().includes('\n')) {
    // A few words go where the caret stands, with the links in them.
    const words = html === '' ? '' : readWords(html)
    if (!words.includes('](https://')) return []
    event.preventDefault()
    insert(area, words)
    return []
  }
  const marked = html === '' ? [] : readHtml(html)
  const before = area.value.slice(0, area.selectionStart)
  const lines = asChapterLines(marked.length > 0 ? marked : readPlain(plain), before)
  event.preventDefault()
  insert(area, before === '' || before.endsWith('\n') ? lines : `\n${lines}`)
  return html === '' ? [] : lostFrom(html)
}

type HiddenLinesProps = {
  lines: readonly HiddenLine[]
  onMark: (line: HiddenLine, mark: '-' | '•') => void
}

/** Says which lines no reader will see, before they vanish, and mends them. */
function HiddenLines({ lines, onMark }: HiddenLinesProps) {
  return (
    <div aria-live="polite">
      {lines.length > 0 && (
        <Note kind="bad">
          <ul className="stack list-none p-0">
            {lines.map((line) => (
              <li key={line.number}>
                <p>
                  <b>Riga {line.number}: chi impara non la vede.</b> «{line.text}»{' '}
                  {line.hasHeadingAbove
                    ? 'Non ha un trattino davanti, oppure è un titoletto senza voci.'
                    : 'Non ha un titoletto sopra.'}
                </p>
                <div className="row">
                  {line.hasHeadingAbove && (
                    <Button type="button" size="small" onClick={() => onMark(line, '-')}>
                      Mettila nell'elenco sopra
                    </Button>
                  )}
                  <Button type="button" size="small" onClick={() => onMark(line, '•')}>
                    Fanne un titoletto
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}
