import { ShieldAlert, ShieldCheck, Undo2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { focusFirst } from '../../ui/focus-first.ts'
import type { FoundData } from './find.ts'
import type { HiddenData } from './placeholder.ts'
import { seenText } from './seen-text.ts'

export type GuardPanelProps = {
  id?: string
  /** What the field holds; `findings` are those of this very text that were not left as they are. */
  text: string
  findings: readonly FoundData[]
  /** What was replaced in this field and may come back. */
  replaced: HiddenData
  /** It kept the text from being sent, once. */
  hasStopped?: boolean
  /** Write `hide(text, chosen).text` into the field, and add its `kept` to what was kept. */
  onHide: (chosen: readonly FoundData[]) => void
  /** Write `bringBack(text, undone)` into the field, forget these, and warn of them no more. */
  onBringBack: (undone: HiddenData) => void
  /** 'Invia così': warn of these no more; put the focus into the field, or send what was stopped. */
  onLeave: (left: readonly FoundData[]) => void
}

/**
 * What the guard saw in a field. Keep it mounted from the start, empty while nothing is found, so
 * that its news are spoken; after each act but 'Invia così' it takes the focus.
 */
export function GuardPanel(props: GuardPanelProps) {
  const { text, findings, replaced, hasStopped = false, onHide, onBringBack, onLeave } = props
  const titleId = useId()
  const stopId = useId()
  const panel = useRef<HTMLFieldSetElement>(null)
  const undoable = Object.entries(replaced)
  const items = [...new Map(findings.map((finding) => [finding.placeholder, finding])).values()]
  const isOne = items.length === 1
  const isStopped = hasStopped && items.length > 0
  const Icon = items.length > 0 ? ShieldAlert : ShieldCheck

  // The pressed button goes: the focus stays here.
  const stay = (act: () => void) => focusFirst(() => panel.current?.focus(), act)
  const hideAll = (placeholder?: string) => () =>
    stay(() =>
      onHide(findings.filter((finding) => !placeholder || finding.placeholder === placeholder)),
    )
  const undo = (undone: HiddenData) => () => stay(() => onBringBack(undone))

  return (
    <fieldset
      ref={panel}
      aria-labelledby={isStopped ? `${titleId} ${stopId}` : titleId}
      id={props.id}
      tabIndex={-1}
      className={items.length + undoable.length > 0 ? 'guard' : 'vh'}
    >
      <Icon aria-hidden="true" className="i" />
      <p aria-live="polite" id={titleId}>
        {seenText(items) || (undoable.length > 0 ? 'Sostituito' : '')}
      </p>
      {items.length > 0 ? (
        <>
          {isStopped ? <p id={stopId}>Non abbiamo ancora inviato niente. Scegli tu.</p> : null}
          <ul>
            {items.map((finding) => (
              <li key={finding.placeholder}>
                <p>
                  {isOne && text.length < short ? null : <Excerpt text={text} finding={finding} />}
                  {finding.why}
                </p>
                {isOne ? null : (
                  <Button type="button" size="small" onClick={hideAll(finding.placeholder)}>
                    {replacing(finding)}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <div className="acts">
            <Button type="button" size="small" kind="main" onClick={hideAll()}>
              {isOne ? items.map(replacing) : 'Sostituisci tutto'}
            </Button>
            <Button type="button" size="small" onClick={() => onLeave(findings)}>
              Invia così
            </Button>
          </div>
        </>
      ) : null}
      {undoable.map(([placeholder, words]) => (
        <p key={placeholder} className="acts">
          {`Ora c'è ${placeholder}. Il tuo dato resta su questo dispositivo.`}
          <Button
            type="button"
            size="small"
            icon={<Undo2 aria-hidden="true" className="i" />}
            onClick={undo({ [placeholder]: words })}
          >
            {`Rimetti ${words}`}
          </Button>
        </p>
      ))}
    </fieldset>
  )
}

/** A text that is seen whole in its field, in characters: its only number needs no quotation. */
const short = 60

const replacing = ({ placeholder }: FoundData) => `Sostituisci con ${placeholder}`

/** The data with the words around it: a field cannot mark a part of its text. */
function Excerpt({ text, finding: { start, end } }: { text: string; finding: FoundData }) {
  const before = text.slice(Math.max(0, start - 24), start)
  const after = text.slice(end, end + 16)
  return (
    <q>
      {start > 24 ? `…${before.replace(/^\S*\s*/, '')}` : before}
      <mark>{text.slice(start, end)}</mark>
      {end + 16 < text.length ? `${after.replace(/\s*\S*$/, '')}…` : after}
    </q>
  )
}
