import type { ReactNode } from 'react'
import type { AuthData as Person } from '../../accounts/auth-data.server.ts'
import { guidesDoneText, withoutAddress } from '../../accounts/users.ts'
import { difficultyLabels } from '../../records/content/content.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Note } from '../../ui/note.tsx'
import { ReloadForm } from '../../ui/reload-form.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** What the tab shows: the person's own data, null without a record, or why there is nothing. */
export type LoadedAuthData = { person: Person | null } | { failure: string }

/** The catalogue's texts of the tab 'Auth Data'. */
export const authDataTexts = {
  missing: 'Nessun profilo utente trovato',
  loadFailed: 'Errore nel caricamento dei dati utente',
} as const

/**
 * The tab 'Auth Data': what is stored about the person who looks. When it changes,
 * the open screen loads its data again.
 * @param loaded undefined as long as it is on its way
 */
export function AuthDataChoice({ loaded }: { loaded: LoadedAuthData | undefined }) {
  if (loaded === undefined) return <Skeleton lines={12} label="Sto caricando i tuoi dati…" />
  if ('failure' in loaded) {
    return (
      <div className="stack">
        <Note kind="bad" role="alert">
          {loaded.failure}
        </Note>
        <ReloadForm>Riprova</ReloadForm>
      </div>
    )
  }
  if (!loaded.person) {
    return (
      <EmptyState
        title={authDataTexts.missing}
        text="L'account con cui sei entrato non ha più un profilo: esci ed entra di nuovo."
      />
    )
  }
  return <Values person={loaded.person} />
}

function Values({ person }: { person: Person }) {
  const { subscription, stats, methods } = person
  return (
    <div className="auth-data">
      <Facts title="Accesso">
        <Fact name="UID">
          <code>{person.uid}</code>
        </Fact>
        <Fact name="Email">{person.email ?? withoutAddress}</Fact>
        <Fact name="Email verificata">{person.emailVerified ? 'Sì' : 'No'}</Fact>
        <Fact name="Metodo di accesso">{methodsText(methods)}</Fact>
      </Facts>
      <Facts title="Profilo">
        <Fact name="Nome">{person.name}</Fact>
        <Fact name="Email">{person.email ?? withoutAddress}</Fact>
        <Fact name="Livello">{difficultyLabels[person.techLevel]}</Fact>
        <Fact name="Città">{person.city}</Fact>
      </Facts>
      <Facts title="Abbonamento">
        <Fact name="Piano">{subscriptionWord(subscription?.plan)}</Fact>
        <Fact name="Stato">{subscriptionWord(subscription?.status)}</Fact>
      </Facts>
      <Facts title="Statistiche">
        <Fact name="Guide">
          {guidesDoneText({ ...stats, guidesCompleted: stats.lessonsCompleted })}
        </Fact>
        <Fact name="Traguardi sbloccati">{stats.achievementsUnlocked}</Fact>
      </Facts>
    </div>
  )
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="base-section">
      <h2>{title}</h2>
      <dl className="facts">{children}</dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What the stored words of a subscription mean; a word we don't know stands as it is. */
const subscriptionWords = new Map([
  ['free', 'Gratuito'],
  ['active', 'Attivo'],
  ['inactive', 'Non attivo'],
])

const subscriptionWord = (stored: string | undefined): string =>
  stored === undefined ? '—' : (subscriptionWords.get(stored) ?? stored)

/** 'Password', the providers, or both. */
function methodsText({ hasPassword, providers }: Person['methods']): string {
  const methods = [...(hasPassword ? ['Password'] : []), ...providers.map(({ name }) => name)]
  return methods.length > 0 ? methods.join(' e ') : '—'
}
