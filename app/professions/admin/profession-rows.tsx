import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { adminProfessionsPath, editProfessionPath } from '../../paths.ts'
import { idField } from '../../records/acts/acts.ts'
import { questionAddress } from '../../records/acts/question.ts'
import { RelativeDate } from '../../records/list/relative-date.tsx'
import { RowActs } from '../../records/list/row-acts.tsx'
import { type Column, RowName, StateMark } from '../../records/list/rows.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { ListedProfession } from '../admin-professions.server.ts'
import { ProfessionMark } from '../profession-mark.tsx'
import { useMoved } from './outcome.tsx'
import { professionDeletion, professionListActs } from './profession-acts.tsx'
import { counted } from './profession-texts.ts'

/** A profession with its place in the order in which everybody sees them. */
export type ProfessionRow = ListedProfession & { place: number; of: number }

/** The columns of the list. */
export const professionColumns = (now: number): Column<ProfessionRow>[] => [
  { label: 'Professione', cell: (row) => <Name row={row} /> },
  { label: 'Stato', cell: (row) => <State row={row} /> },
  { label: 'Modificata', cell: ({ updatedAt }) => <RelativeDate value={updatedAt} now={now} /> },
  { label: 'Ordine', cell: (row) => <Moves row={row} /> },
  { label: 'Azioni', isWide: true, cell: (row) => <Acts row={row} /> },
]

function Name({ row: { id, title, iconName, color } }: { row: ProfessionRow }) {
  return (
    <div className="profession-name">
      <ProfessionMark iconName={iconName} color={color} />
      <div>
        <RowName to={editProfessionPath(id)}>{title}</RowName>
        <span className="beside">{id}</span>
      </div>
    </div>
  )
}

function State({ row }: { row: ProfessionRow }) {
  const { tools, examples, useCases, set } = row
  const missing = missingParts(row)
  return (
    <div>
      <StateMark isOn={row.isPublished}>{row.isPublished ? 'Pubblicata' : 'Bozza'}</StateMark>
      <br />
      <StateMark isOn={missing.length === 0}>
        {missing.length === 0 ? 'Completa' : 'Da completare'}
      </StateMark>
      {missing.length > 0 && <span className="block">Mancano: {missing.join(', ')}</span>}
      <span className="beside">
        {counted(examples, 'esempio', 'esempi')}, {counted(tools, 'strumento', 'strumenti')},{' '}
        {counted(useCases, "caso d'uso", "casi d'uso")}
        {set && `, ${counted(set.templates, 'template', 'template')} di prompt`}
        {set?.isPublished === false && ' (in bozza)'}
      </span>
    </div>
  )
}

/** What learners would not find on the pages of this profession. */
function missingParts(row: ProfessionRow): string[] {
  const parts: [string, boolean][] = [
    ['prompt', row.set !== null],
    ['strumenti', row.tools > 0],
    ['esempi', row.examples > 0],
    ['stime', row.hasMetrics],
    ["casi d'uso", row.useCases > 0],
    ['consigli', row.tips > 0],
    ['testimonianze', row.testimonials > 0],
    ['risorse', row.resources > 0],
  ]
  return parts.flatMap(([name, isThere]) => (isThere ? [] : [name]))
}

/** One place up or down in the order in which everybody sees them. */
function Moves({ row: { id, title, place, of } }: { row: ProfessionRow }) {
  const { formData } = useNavigation()
  const isMoving = formData?.get(idField) === id
  const isMoved = useMoved() === id
  const form = useRef<HTMLFormElement>(null)
  const pressed = useRef('move-up')
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new place
  useEffect(() => {
    if (!isMoved || document.activeElement !== document.body) return
    // The row moved under the keyboard: it stays with the row, at the end with the other button.
    const [same, other] = [`button[value=${pressed.current}]`, 'button'].map((button) =>
      form.current?.querySelector<HTMLElement>(`${button}:enabled`),
    )
    const next = same ?? other
    next?.focus()
  }, [isMoved, place])
  return (
    <Form
      method="post"
      action={adminProfessionsPath()}
      preventScrollReset
      ref={form}
      className="moves"
    >
      <input type="hidden" name={idField} value={id} />
      <MoveButton
        intent="move-up"
        label={`Sposta su: ${title}`}
        disabled={place === 1}
        busy={isMoving}
        onPress={() => {
          pressed.current = 'move-up'
        }}
      >
        <ArrowUp aria-hidden="true" className="i" />
      </MoveButton>
      <span>
        <span className="vh">Posto </span>
        {place}
      </span>
      <MoveButton
        intent="move-down"
        label={`Sposta giù: ${title}`}
        disabled={place === of}
        busy={isMoving}
        onPress={() => {
          pressed.current = 'move-down'
        }}
      >
        <ArrowDown aria-hidden="true" className="i" />
      </MoveButton>
    </Form>
  )
}

type MoveButtonProps = {
  intent: 'move-up' | 'move-down'
  label: string
  disabled: boolean
  busy: boolean
  onPress: () => void
  children: ReactNode
}

function MoveButton({ intent, label, disabled, busy, onPress, children }: MoveButtonProps) {
  return (
    <Button
      size="small"
      kind="quiet"
      {...professionListActs.button(intent)}
      disabled={disabled}
      busy={busy}
      aria-label={label}
      onClick={onPress}
    >
      {children}
    </Button>
  )
}

function Acts({ row }: { row: ProfessionRow }) {
  const { id, title } = row
  return (
    <RowActs
      name={`«${title}»`}
      editTo={editProfessionPath(id)}
      deletion={professionDeletion(row)}
      action={adminProfessionsPath()}
      askAt={questionAddress(adminProfessionsPath(), 'delete', id)}
    >
      <ButtonLink size="small" to={questionAddress(adminProfessionsPath(), 'duplicate', id)}>
        Clona<span className="vh"> «{title}»</span>
      </ButtonLink>
    </RowActs>
  )
}
