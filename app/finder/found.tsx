import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { ChipLink } from '../ui/chip.tsx'
import { Note } from '../ui/note.tsx'
import { ReloadForm } from '../ui/reload-form.tsx'
import {
  exampleGoals,
  type FinderOutcome,
  type FinderPage,
  finderPath,
  finderTexts,
  resultsId,
  shownTools,
} from './finder.ts'
import { FoundToolCard, ToolRows } from './found-tool.tsx'
import { ReadyList } from './ready.tsx'

export type FoundProps = {
  page: FinderPage & { outcome: FinderOutcome }
  isVisitor: boolean
  /** It came without a new document: the keyboard's place goes where the address points. */
  takesFocus: boolean
}

/** What a search came to. */
export function FinderResults({ page, isVisitor, takesFocus }: FoundProps) {
  const { goal, outcome, ready } = page
  const { key, hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells one search from the next
  useEffect(() => {
    const target = takesFocus ? document.getElementById(hash.slice(1) || resultsId) : null
    target?.scrollIntoView()
    target?.focus({ preventScroll: true })
  }, [takesFocus, key, hash])
  if (outcome.kind === 'refused') return null
  const hasReady = ready.length > 0
  return (
    <div className="found">
      <ReadyList items={ready} isVisitor={isVisitor} />
      {outcome.kind === 'failed' ? <Failed /> : null}
      {outcome.kind === 'nothing' ? (
        hasReady ? (
          <NoTool goal={goal} />
        ) : (
          <Nothing goal={goal} />
        )
      ) : null}
      {outcome.kind === 'found' && hasReady ? (
        <OtherTools goal={goal} outcome={outcome} isVisitor={isVisitor} />
      ) : null}
      {outcome.kind === 'found' && !hasReady ? (
        <Tools goal={goal} outcome={outcome} isVisitor={isVisitor} />
      ) : null}
    </div>
  )
}

const titles = ['', 'Il più adatto', 'I due più adatti', 'I tre più adatti']

type ToolsProps = {
  goal: string
  outcome: Extract<FinderOutcome, { kind: 'found' }>
  isVisitor: boolean
}

/** The tools where nothing of ours fits: the best one larger. */
function Tools({ goal, outcome: { tools, total }, isVisitor }: ToolsProps) {
  const best = tools.slice(0, shownTools.first)
  const others = tools.slice(shownTools.first)
  return (
    <>
      <h3 id={resultsId} tabIndex={-1}>
        {titles[best.length]}
      </h3>
      <p className="soft">per «{goal}»</p>
      <ol className="found-best">
        {best.map((tool, at) => (
          <FoundToolCard key={tool.id} tool={tool} place={at + 1} />
        ))}
      </ol>
      {others.length > 0 ? (
        <>
          <h3 className="mt-10">Anche questi possono servirti</h3>
          <ol className="found-others" start={shownTools.first + 1}>
            {others.map((tool, at) => (
              <FoundToolCard key={tool.id} tool={tool} place={shownTools.first + at + 1} />
            ))}
          </ol>
        </>
      ) : null}
      <More goal={goal} shown={tools.length} total={total} />
      {isVisitor ? <p className="small mt-4">{accountWords}</p> : null}
    </>
  )
}

/** The tools under something of ours, all alike. */
function OtherTools({ goal, outcome: { tools, total }, isVisitor }: ToolsProps) {
  const best = titles[Math.min(tools.length, shownTools.first)]
  return (
    <>
      <h3>Oppure con uno strumento</h3>
      <p className="soft">
        {tools.length > shownTools.first ? 'Tutti, dal più adatto.' : `${best}.`}
        {isVisitor ? ` ${accountWords}` : null}
      </p>
      <ToolRows tools={tools} />
      <More goal={goal} shown={tools.length} total={total} />
    </>
  )
}

const accountWords = 'Per leggere le schede degli strumenti serve un account: è gratis.'

function More({ goal, shown, total }: { goal: string; shown: number; total: number }) {
  const others = Math.min(total, shownTools.most) - shown
  if (others <= 0) return null
  return (
    <p className="mt-6">
      <ButtonLink
        to={finderPath(goal, true)}
        preventScrollReset
        icon={<Plus aria-hidden="true" className="i" />}
      >
        {others === 1 ? 'Mostra un altro strumento' : `Mostra altri ${others} strumenti`}
      </ButtonLink>
    </p>
  )
}

/** Under something of ours nobody is sent to try again. */
const NoTool = ({ goal }: { goal: string }) => (
  <p className="soft mt-6">Nessuno strumento per «{goal}»: comincia da qui sopra.</p>
)

function Nothing({ goal }: { goal: string }) {
  return (
    <div className="card state">
      <img src="/drawings/vuoto.svg" alt="" width="240" height="200" />
      <h3 id={resultsId} tabIndex={-1}>
        Nessuno strumento per «{goal}»
      </h3>
      <p>{finderTexts.nothing}</p>
      <p className="small">Puoi provare con uno di questi:</p>
      <div className="row justify-center">
        <Examples />
      </div>
    </div>
  )
}

function Failed() {
  return (
    <div id={resultsId} tabIndex={-1}>
      <Note kind="bad" role="alert">
        <p>{finderTexts.failed}</p>
        <p>Il resto della pagina funziona. Aspetta un momento e riprova.</p>
      </Note>
      <div className="mt-4">
        <ReloadForm>Riprova</ReloadForm>
      </div>
    </div>
  )
}

/** Goals to try with one press. */
function Examples() {
  return (
    <ul className="contents" aria-label="Esempi">
      {exampleGoals.map((goal) => (
        <li key={goal}>
          <ChipLink to={finderPath(goal)}>{goal}</ChipLink>
        </li>
      ))}
    </ul>
  )
}
