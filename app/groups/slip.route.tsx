import { SlipCard } from '../accounts/slip/slip-card.tsx'
import { shownSlip } from '../accounts/slip/slip-cookie.server.ts'
import { groupPathPath } from '../group-paths.ts'
import { hasSlip } from '../platform/has-address.ts'
import { requireUser } from '../platform/http/authorization.server.ts'
import { load } from '../platform/http/failure.server.ts'
import { db, env } from '../platform/process.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { titled } from '../ui/page-title.ts'
import { PrintButton } from '../ui/print-button.tsx'
import type { Route } from './+types/slip.route.ts'
import { groupTexts } from './group-texts.ts'
import { latestGroupOf, readOwnGroup } from './members.server.ts'
import { walkedSteps } from './path-steps.server.ts'

export const meta = titled('Il tuo biglietto')

/** Where the person goes on, as the button names it, and where it leads. */
async function nextPlace(user: { id: string }) {
  const groupId = await latestGroupOf(db, user)
  if (groupId === null) return { group: null, called: '', label: 'vai avanti', to: groupPathPath() }
  const group = await readOwnGroup(db, user, groupId)
  const steps = await walkedSteps(db, user, group.path)
  const at = steps.findIndex(({ isDone }) => !isDone)
  return {
    group: group.name,
    called: group.called,
    label: at < 0 ? 'vai al percorso' : `vai al passo ${at + 1}`,
    to: steps[at]?.to ?? groupPathPath(groupId),
  }
}

export const loader = ({ context, request }: Route.LoaderArgs) =>
  load(context, groupTexts.loadFailed, async () => {
    const user = requireUser(context)
    const { host: site } = new URL(env.PUBLIC_URL)
    const slip = hasSlip(user) ? shownSlip(env, request.headers, user.id) : null
    return { name: user.name, site, slip, ...(await nextPlace(user)) }
  })

export const ErrorBoundary = loadErrorBoundary(groupTexts.loadFailed, {
  to: groupPathPath(),
  label: 'Vai al percorso',
})

/** The words by which somebody comes back, one a line, as long as they are in here. */
export default function Slip({ loaderData }: Route.ComponentProps) {
  const { name, group, called, label, to, slip, site } = loaderData
  if (slip === null) return <NoSlip />
  return (
    <div className="wrap slip-page">
      <h1 className="wrap-anywhere">Ciao {name}, ci sei!</h1>
      <p>
        Questo è il tuo biglietto. La prossima volta scrivi queste parole e ritrovi tutto, da
        qualunque telefono o computer.
      </p>
      <SlipCard name={name} group={group} slip={slip} site={site} />
      {called.startsWith(`${name} (`) && (
        <p className="noprint">
          Nel gruppo c'è già chi si chiama così: sull'elenco tu sei <b>{called}</b>.
        </p>
      )}
      <div className="row noprint">
        <PrintButton>Stampa</PrintButton>
        <CopyButton text={slip} />
      </div>
      <div className="stack noprint">
        <p>
          Scrivilo su un foglio, o stampalo: quando esci queste parole qui non si vedono più. Se lo
          perdi, chiedi a chi guida il gruppo.
        </p>
        <ButtonLink to={to} kind="main" className="w-full">
          L'ho scritto: {label}
        </ButtonLink>
      </div>
    </div>
  )
}

function NoSlip() {
  return (
    <div className="wrap slip-page">
      <h1>Il tuo biglietto</h1>
      <p>
        Qui adesso le parole non si vedono: non sono scritte da nessuna parte, così nessuno le può
        leggere.
      </p>
      <p>
        Hai perso il biglietto? Chiedi a chi guida il gruppo: ne fa uno nuovo, e quello perso non
        vale più.
      </p>
      <p>
        <ButtonLink to={groupPathPath()} kind="main">
          Vai al percorso
        </ButtonLink>
      </p>
    </div>
  )
}
