import { Download } from 'lucide-react'
import { adminRegisterPath } from '../../admin-paths.ts'
import { nouns } from '../../nouns.server.ts'
import { requireActor } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { db } from '../../platform/process.server.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { pagesAround } from '../../records/list/list-page.ts'
import { ListScreen } from '../../records/list/list-screen.tsx'
import { registerMonths } from '../../records/register/register-acts.ts'
import { capitalized } from '../../records/words.ts'
import { ButtonLink, buttonClass } from '../../ui/button.tsx'
import { counted } from '../../ui/count-text.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { adminTitle, titled } from '../../ui/page-title.ts'
import type { Route } from './+types/register.route'
import { readActors, readRegister } from './read-register.server.ts'
import { registerColumns } from './register-columns.tsx'
import { registerSearch } from './register-search.tsx'
import {
  narrowsRegister,
  parseRegisterView,
  registerAddress,
  registerFileAddress,
  rowsText,
} from './register-view.ts'
import './register.css'

export const meta = titled(adminTitle('Registro'))

const loadFailed = 'Errore nel caricamento del registro'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, loadFailed, async () => {
    const actor = requireActor(context, 'seeRegister')
    const view = parseRegisterView(url.searchParams)
    const page = await readRegister(db, actor, view)
    const choices = {
      actors: await readActors(db, actor),
      nouns: nouns.map(({ noun }) => ({ value: noun.name, label: capitalized(noun.words.many) })),
    }
    return { view, ...page, choices, now: Date.now() }
  })

export const ErrorBoundary = adminErrorBoundary(loadFailed)

/** Who did what in the administration. */
export default function Register({ loaderData }: Route.ComponentProps) {
  const { view, items, total, choices, now } = loaderData
  const said = rowsText(total)
  return (
    <>
      <PageHead
        title="Registro"
        text={
          <p>
            Chi ha fatto che cosa, per {counted(registerMonths, 'mese', 'mesi')}. Nessuno può
            cambiare o cancellare una riga.
          </p>
        }
        actions={
          items.length > 0 && (
            <a className={buttonClass()} href={registerFileAddress(view)} download>
              <Download aria-hidden="true" className="i" />
              Scarica come CSV
            </a>
          )
        }
      />
      <div className="register">
        <ListScreen
          doneTexts={{}}
          failure={null}
          search={registerSearch(view, choices)}
          list={{
            caption: `Registro: ${said}`,
            columns: registerColumns(now),
            rows: items,
            idOf: ({ id }) => id,
          }}
          none={<NothingHere isNarrowed={narrowsRegister(view)} />}
          pager={
            items.length > 0
              ? {
                  said,
                  ...pagesAround(view.page, total, (page) => registerAddress(view, { page })),
                }
              : null
          }
        />
        <p className="soft">
          Di una persona qui c'è che cosa è stato fatto, mai che cosa ha scritto.
        </p>
      </div>
    </>
  )
}

function NothingHere({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed) {
    return (
      <EmptyState
        title="Nessuna riga trovata"
        text="Prova con meno lettere, o togli i filtri."
        action={<ButtonLink to={adminRegisterPath()}>Mostra tutto il registro</ButtonLink>}
      />
    )
  }
  return (
    <EmptyState
      title="Il registro è vuoto"
      text="Qui compare quello che fa chi amministra il sito: contenuti, ruoli, account, servizio AI."
    />
  )
}
