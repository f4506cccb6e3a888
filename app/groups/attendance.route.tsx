import { groupPath } from '../group-paths.ts'
import { requireActor } from '../platform/http/authorization.server.ts'
import { load } from '../platform/http/failure.server.ts'
import { db } from '../platform/process.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { counted } from '../ui/count-text.ts'
import { formatTime } from '../ui/format-date.ts'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { titled } from '../ui/page-title.ts'
import { PrintButton } from '../ui/print-button.tsx'
import type { Route } from './+types/attendance.route.ts'
import { groupTexts } from './group-texts.ts'
import { meetingText } from './group-words.server.ts'
import { readGroup } from './groups.server.ts'
import { leadersOf } from './leaders.server.ts'
import { peopleOf } from './members.server.ts'
import './groups.css'

export const meta = titled('Elenco delle presenze')

export const loader = ({ context, params }: Route.LoaderArgs) =>
  load(context, groupTexts.loadFailed, async () => {
    const actor = requireActor(context, 'leadGroups')
    const group = await readGroup(db, actor, params.id)
    const { id, name, place } = group
    const people = await peopleOf(db, id)
    return {
      group: { id, name, place, when: meetingText(group) },
      leaders: await leadersOf(db, group),
      people: people.map((one) => ({ name: one.name, at: formatTime(one.joinedAt) })),
    }
  })

export const ErrorBoundary = loadErrorBoundary(groupTexts.loadFailed)

/** Who was there, to print: their names in the group, when they came in, and room to sign. */
export default function Attendance({ loaderData }: Route.ComponentProps) {
  const { group, leaders, people } = loaderData
  return (
    <div className="wrap sheet-page">
      <div className="noprint stack">
        <BackLink to={groupPath(group.id)}>Torna al gruppo</BackLink>
        <p>
          <PrintButton kind="main">Stampa l'elenco</PrintButton>
        </p>
      </div>
      <article className="attendance">
        <h1>Elenco delle presenze</h1>
        <p className="wrap-anywhere">
          <b>{group.name}</b>
          <br />
          {group.place}, {group.when}
          {leaders.length > 0 && (
            <>
              <br />
              {leaders.length > 1 ? 'Facilitatori' : 'Facilitatore'}: {leaders.join(', ')}
            </>
          )}
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Nome</th>
              <th scope="col">Ora di entrata</th>
              <th scope="col">Firma</th>
            </tr>
          </thead>
          <tbody>
            {people.map(({ name, at }) => (
              <tr key={name}>
                <th scope="row" className="wrap-anywhere">
                  {name}
                </th>
                <td>{at}</td>
                <td />
              </tr>
            ))}
          </tbody>
        </table>
        <p>{counted(people.length, 'persona', 'persone')}.</p>
      </article>
    </div>
  )
}
