import { BellRing } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { groupPath } from '../group-paths.ts'
import { Button } from '../ui/button.tsx'
import { counted } from '../ui/count-text.ts'
import { SelectField } from '../ui/field.tsx'
import { useSaid } from '../ui/use-said.ts'
import { type Board, type BoardCounts, countBoard, mostAt, personAnchor } from './board.ts'
import { MemberList } from './member-list.tsx'
import type { LiveBoard } from './use-board.ts'

type BoardSectionProps = {
  group: { id: string; seats: number }
  live: LiveBoard
  /** Pages that everybody can be called to beside the steps. */
  pages: { ref: string; title: string }[]
  /** Below the people. */
  children: ReactNode
}

/** The board: who is where, who asks for help, who has finished. Rows stay where they are. */
export function BoardSection({ group, live, pages, children }: BoardSectionProps) {
  const { board, said, lostSince } = live
  const counts = countBoard(board)
  useSaid(said)
  return (
    <section aria-labelledby="persone" className="group-board noprint">
      <h2 id="persone">
        {counted(board.people.length, 'persona', 'persone')} su{' '}
        {counted(group.seats, 'posto', 'posti')}
      </h2>
      <StepCounts board={board} counts={counts} />
      <GatherForm groupId={group.id} board={board} counts={counts} pages={pages} />
      <MemberList groupId={group.id} board={board} />
      {children}
      <LiveNote lostSince={lostSince} />
      <p className="small soft">
        Vedi i nomi che hanno scelto e i passi. Quello che scrivono resta solo loro.
      </p>
    </section>
  )
}

/** Whether what is shown is of now; the same line for both. */
export function LiveNote({ lostSince }: { lostSince: string | null }) {
  return (
    <p className="live-note small" data-lost={lostSince ? '' : undefined} aria-live="polite">
      {lostSince
        ? `Dalle ${lostSince} non arrivano notizie. La pagina riprova da sé.`
        : 'La pagina si aggiorna da sé.'}
    </p>
  )
}

/** Who asks for help, before anything else of the page: the facilitator stands, telephone in hand. */
export function Hands({ board }: { board: Board }) {
  const { hands } = countBoard(board)
  return (
    <p className="board-sum noprint">
      {hands.length === 0 ? (
        'Nessuno chiede aiuto.'
      ) : (
        <>
          <b>{hands.length === 1 ? 'Chiede aiuto' : 'Chiedono aiuto'}:</b>{' '}
          {hands.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <a href={`#${personAnchor(id)}`}>{name}</a>
            </span>
          ))}
        </>
      )}
    </p>
  )
}

function StepCounts({ board, counts }: { board: Board; counts: BoardCounts }) {
  const most = mostAt(counts)
  return (
    <ol className="board-steps">
      {board.steps.map(({ ref, title }, index) => {
        const people = counts.atStep[index] ?? 0
        return (
          <li key={ref} data-most={(people > 0 && index === most) || undefined}>
            <span className="arch-number" aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <b>{title}</b>
              <span>{people === 0 ? 'nessuno' : counted(people, 'persona', 'persone')}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

type GatherFormProps = {
  groupId: string
  board: Board
  counts: BoardCounts
  pages: BoardSectionProps['pages']
}

/** 'Chiama tutti qui': a bar on everybody's screen, and nobody is taken there. */
function GatherForm({ groupId, board: { steps, gathering }, counts, pages }: GatherFormProps) {
  return (
    <Form
      method="post"
      action={groupPath(groupId)}
      preventScrollReset
      className="board-gather"
      aria-label="Chiama tutti qui"
    >
      {gathering ? (
        <p>
          Tutti vedono: «Il gruppo è qui: <b>{gathering.title}</b>», fino {gathering.until}.
        </p>
      ) : (
        <SelectField
          name="dove"
          label="Dove andate insieme"
          defaultValue={steps[mostAt(counts)]?.ref}
        >
          {steps.map(({ ref, title }, index) => (
            <option key={ref} value={ref}>
              {index + 1}. {title}
            </option>
          ))}
          {pages.map(({ ref, title }) => (
            <option key={ref} value={ref}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <Button
        name="intent"
        value={gathering ? 'end-gathering' : 'gather'}
        icon={<BellRing aria-hidden="true" className="i" />}
      >
        {gathering ? 'Togli la chiamata' : 'Chiama tutti qui'}
      </Button>
    </Form>
  )
}
