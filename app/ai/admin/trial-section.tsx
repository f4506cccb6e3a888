import { Play } from 'lucide-react'
import { useFetcher } from 'react-router'
import { aiServicePath } from '../../admin-paths.ts'
import { Fact } from '../../records/facts/facts.tsx'
import { RelativeDate } from '../../records/list/relative-date.tsx'
import { type Column, Rows } from '../../records/list/rows.tsx'
import { Button } from '../../ui/button.tsx'
import { countText } from '../../ui/count-text.ts'
import { Note } from '../../ui/note.tsx'
import { Status } from '../../ui/status.tsx'
import { faultWords } from '../faults.ts'
import type { RecentFault } from '../generations.server.ts'
import { budgetWarning, euroText } from '../money.ts'
import type { ServiceView } from '../read-service.server.ts'
import { SectionCard, SectionPart } from './section-card.tsx'
import { type ServiceAnswer, serviceActs } from './service-answer.ts'
import { firstWords, secondsText } from './service-words.ts'
import type { TrialShown } from './try-service.server.ts'

type TrialSectionProps = {
  view: ServiceView
  now: number
}

/**
 * 'Prova ora': one real answer and one real picture, with what they cost; and what went wrong
 * lately.
 */
export function TrialSection({ view, now }: TrialSectionProps) {
  const fetcher = useFetcher<ServiceAnswer>()
  const isBusy = fetcher.state !== 'idle'
  const trials = isBusy ? null : (fetcher.data?.trials ?? null)
  const warning = budgetWarning(view.spending)
  const isPaused = warning?.threshold === 100
  return (
    <SectionCard id="prova" title="Prova">
      <p id="prova-costo" className="measure">
        Chiede una risposta vera e, se il servizio ne fa, un'immagine: di solito pochi centesimi.
        Conta nella spesa del mese.
      </p>
      <fetcher.Form method="post" action={aiServicePath()} className="row" preventScrollReset>
        <input type="hidden" {...serviceActs.button('try')} />
        <Button
          kind="main"
          busy={isBusy}
          busyLabel="Provo…"
          disabled={isPaused}
          why={isPaused ? warning.text : undefined}
          icon={<Play aria-hidden="true" className="i" />}
        >
          Prova ora
        </Button>
        <Status>
          {isBusy ? 'Aspetto il servizio: può volerci un minuto.' : outcomeText(trials)}
        </Status>
      </fetcher.Form>
      {!isBusy && fetcher.data?.message && (
        <Note kind="bad" role="alert">
          {fetcher.data.message}
        </Note>
      )}
      {trials && (
        <div className="model-pair">
          {trials.map((trial) => (
            <Trial key={trial.kind} trial={trial} />
          ))}
        </div>
      )}
      {trials?.length === 1 && (
        <p className="small soft">Il servizio non fa immagini: ho provato solo le parole.</p>
      )}
      <RecentFaults faults={view.faults} now={now} />
    </SectionCard>
  )
}

function outcomeText(trials: TrialShown[] | null): string | null {
  if (!trials) return null
  const faults = trials.filter(({ fault }) => fault !== null)
  if (faults.length === 0) return 'La prova è riuscita.'
  return faults.length === trials.length
    ? 'La prova non è riuscita.'
    : 'La prova è riuscita solo in parte.'
}

function Trial({ trial }: { trial: TrialShown }) {
  const { kind, model, milliseconds, text, pictureUrl, tokensIn, tokensOut, cost, fault } = trial
  const isText = kind === 'text'
  return (
    <section className="stack gap-3" aria-labelledby={`prova-${kind}`}>
      <h3 id={`prova-${kind}`}>{isText ? 'Parole' : 'Immagine'}</h3>
      {fault && <Fault code={fault} />}
      {text && <blockquote className="trial-words">{firstWords(text)}</blockquote>}
      {pictureUrl && (
        <img
          className="trial-picture"
          src={pictureUrl}
          alt="Quella che il servizio ha disegnato per la prova"
          width={160}
          height={160}
        />
      )}
      <dl className="facts">
        <Fact label={fault ? 'Modello' : 'Modello che ha risposto'}>{model ?? 'Nessuno'}</Fact>
        {milliseconds !== null && (
          <Fact label={isText ? 'Prime parole dopo' : 'Arrivata dopo'}>
            {secondsText(milliseconds)}
          </Fact>
        )}
        {tokensIn + tokensOut > 0 && (
          <Fact label="Token">
            {countText(tokensIn)} letti, {countText(tokensOut)} scritti
          </Fact>
        )}
        {!fault && (
          <Fact label="Costo">{cost === null ? 'Non si sa: manca il prezzo' : euroText(cost)}</Fact>
        )}
      </dl>
    </section>
  )
}

function Fault({ code }: { code: string }) {
  const words = faultWords(code)
  return (
    <Note kind="bad">
      <p className="font-bold">{words?.cause ?? `Il servizio ha dato un errore (${code}).`}</p>
      {words && <p>{words.remedy}</p>}
    </Note>
  )
}

type RecentFaultsProps = { faults: RecentFault[]; now: number }

/** What went wrong in the last seven days, and what to do about it; the last one first. */
function RecentFaults({ faults, now }: RecentFaultsProps) {
  const sorted = [...faults].sort((one, other) => other.lastAt.getTime() - one.lastAt.getTime())
  return (
    <SectionPart id="errori" title="Errori degli ultimi 7 giorni">
      {sorted.length === 0 ? (
        <p>Nessun errore negli ultimi sette giorni.</p>
      ) : (
        <Rows
          caption="Errori degli ultimi sette giorni"
          columns={columns(now)}
          rows={sorted}
          idOf={({ code }) => code}
        />
      )}
    </SectionPart>
  )
}

const columns = (now: number): Column<RecentFault>[] => [
  {
    label: 'Causa',
    cell: ({ code }) => <b>{faultWords(code)?.cause ?? `Errore ${code}`}</b>,
  },
  { label: 'Che cosa fare', cell: ({ code }) => faultWords(code)?.remedy ?? '—' },
  {
    label: 'Quante volte',
    cell: ({ count }) => (count === 1 ? '1 volta' : `${countText(count)} volte`),
  },
  { label: "L'ultima", cell: ({ lastAt }) => <RelativeDate value={lastAt} now={now} /> },
]
