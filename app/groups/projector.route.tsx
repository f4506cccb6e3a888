import { Check, HandHeart } from 'lucide-react'
import type { ReactNode } from 'react'
import { codesPath, groupPath, groupsPath, joinPath, projectorPath } from '../group-paths.ts'
import { requireActor } from '../platform/http/authorization.server.ts'
import { load } from '../platform/http/failure.server.ts'
import { db, env } from '../platform/process.server.ts'
import { qrCode } from '../platform/qr-code.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { contentId } from '../ui/content-id.ts'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { titled } from '../ui/page-title.ts'
import { QrPicture } from '../ui/qr-picture.tsx'
import type { Route } from './+types/projector.route.ts'
import { readBoard } from './board.server.ts'
import { type Board, type BoardCounts, type BoardPerson, countBoard, mostAt } from './board.ts'
import { LiveNote } from './board-section.tsx'
import { CodeLetters } from './code-letters.tsx'
import { groupTexts } from './group-texts.ts'
import { useBoard } from './use-board.ts'
import './groups.css'

export const meta = titled('Il gruppo, per il proiettore')

export const handle = { ownFrame: true }

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(context, groupTexts.loadFailed, async () => {
    const actor = requireActor(context, 'leadGroups')
    const { group, board } = await readBoard(db, actor, params.id)
    const { host } = new URL(env.PUBLIC_URL)
    return {
      group: { id: group.id, name: group.name, code: group.code },
      withNames: url.searchParams.get('nomi') === 'si',
      typed: `${host}${codesPath()}`,
      qr: qrCode(`${env.PUBLIC_URL}${joinPath(group.code)}`),
      board,
      readAt: Date.now(),
    }
  })

export const ErrorBoundary = loadErrorBoundary(groupTexts.loadFailed, {
  to: groupsPath(),
  label: 'Torna ai gruppi',
})

/** For a wall five metres away: how to come in while the door is open, and how far everybody is. */
export default function Projector({ loaderData }: Route.ComponentProps) {
  const { group, withNames, typed, qr, readAt } = loaderData
  const { board, lostSince } = useBoard(group.id, loaderData.board, readAt)
  const counts = countBoard(board)
  return (
    <main id={contentId} tabIndex={-1} className="projector">
      <header>
        <h1 className="wrap-anywhere">{group.name}</h1>
        {board.isOpen && <p className="wrap-anywhere">{typed}</p>}
      </header>
      {board.isOpen && (
        <div className="projector-door">
          <CodeLetters code={group.code} />
          <QrPicture code={qr} label={`Codice QR che porta a ${typed}`} />
        </div>
      )}
      <div className="projector-board">
        <People
          icon={<HandHeart aria-hidden="true" className="i" />}
          title={counts.hands.length === 1 ? 'Chiede aiuto' : 'Chiedono aiuto'}
          kind="hands"
          people={counts.hands}
          withNames={withNames}
        />
        <Progress board={board} counts={counts} />
        <People
          icon={<Check aria-hidden="true" className="i" />}
          title={counts.finished.length === 1 ? 'Ha finito' : 'Hanno finito'}
          kind="finished"
          people={counts.finished}
          withNames={withNames}
        />
      </div>
      <footer>
        <LiveNote lostSince={lostSince} />
        <ButtonLink to={projectorPath(group.id, !withNames)} replace>
          {withNames ? 'Nascondi i nomi' : 'Mostra i nomi'}
        </ButtonLink>
        <ButtonLink to={groupPath(group.id)}>Torna al gruppo</ButtonLink>
      </footer>
    </main>
  )
}

/** So many names have room; the others are counted. */
const mostNames = 5

type PeopleProps = {
  icon: ReactNode
  title: string
  kind: 'hands' | 'finished'
  people: BoardPerson[]
  withNames: boolean
}

function People({ icon, title, kind, people, withNames }: PeopleProps) {
  const shown = withNames ? people.slice(0, mostNames) : []
  return (
    <section data-kind={kind} aria-label={title}>
      <h2>
        {icon}
        {title}
      </h2>
      {shown.length > 0 ? (
        <ul>
          {shown.map(({ id, name }) => (
            <li key={id} className="wrap-anywhere">
              {name}
            </li>
          ))}
          {people.length > shown.length && <li>e altri {people.length - shown.length}</li>}
        </ul>
      ) : (
        <p className="projector-count" data-nobody={people.length === 0 || undefined}>
          {people.length === 0 ? 'nessuno' : people.length}
        </p>
      )}
    </section>
  )
}

/** A tower for so many is as high as there is room: one person alone makes no high one. */
const leastTallest = 5

function Tower({ people, tallest }: { people: number; tallest: number }) {
  return (
    <svg viewBox={`0 0 10 ${tallest}`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: people }, (_, index) => tallest - 1 - index).map((y) => (
        <rect key={y} y={y + 0.15} width={10} height={0.85} />
      ))}
    </svg>
  )
}

function Progress({ board, counts }: { board: Board; counts: BoardCounts }) {
  const { steps, gathering } = board
  const most = mostAt(counts)
  const tallest = Math.max(leastTallest, ...counts.atStep)
  return (
    <section className="projector-steps" aria-labelledby="adesso">
      <p>{gathering ? 'Siamo qui' : `Adesso: passo ${most + 1} di ${steps.length}`}</p>
      <h2 id="adesso" className="wrap-anywhere">
        {gathering?.title ?? steps[most]?.title}
      </h2>
      <ol>
        {steps.map(({ ref, title }, index) => {
          const people = counts.atStep[index] ?? 0
          return (
            <li key={ref} data-most={(people > 0 && index === most) || undefined}>
              <Tower people={people} tallest={tallest} />
              <span className="vh">{title}, persone: </span>
              <b>{people}</b>
              <span className="arch-number" aria-hidden="true">
                {index + 1}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
