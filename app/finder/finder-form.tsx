import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Form, useLocation, useNavigation, useSubmit } from 'react-router'
import { homePath } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { counted } from '../ui/count-text.ts'
import { Spinner } from '../ui/spinner.tsx'
import { useSaid } from '../ui/use-said.ts'
import { exampleGoals, type FinderPage, finderTexts, goalLength } from './finder.ts'
import { FinderResults } from './found.tsx'
import { InDanger } from './in-danger.tsx'

type FinderProps = {
  page: FinderPage
  /** Nobody is signed in: the tools' pages ask for it. */
  isVisitor: boolean
}

/**
 * A goal in one's own words, and what suits it. The address holds both, so that results can be
 * shared; words of somebody in danger never stand in it (home.route.tsx).
 */
export function Finder({ page, isVisitor }: FinderProps) {
  const isSearching = useIsSearching()
  const { key } = useLocation()
  const [firstKey] = useState(key)
  const isNew = key !== firstKey
  const { urgent, outcome } = page
  useSaid(isSearching ? '' : announcement(page))
  return (
    <section className="band finder sec" aria-labelledby="cerca-titolo">
      <div className="wrap">
        <div className="head">
          <h2 id="cerca-titolo">Che cosa ti serve fare?</h2>
        </div>
        <GoalForm page={page} isSearching={isSearching} />
        {/* That it takes long is said with every screen (shell.tsx). */}
        {isSearching ? (
          <p className="searching">
            <Spinner />
            Sto cercando…
          </p>
        ) : null}
        {/* The earlier outcome is gone while the next one is looked for. */}
        {urgent && !isSearching ? <InDanger page={{ ...page, urgent }} isNew={isNew} /> : null}
        {outcome && !urgent && !isSearching ? (
          <FinderResults page={{ ...page, outcome }} isVisitor={isVisitor} takesFocus={isNew} />
        ) : null}
      </div>
    </section>
  )
}

const examples = exampleGoals.slice(0, 3).map((goal) => `«${goal.toLowerCase()}»`)

function GoalForm({ page, isSearching }: { page: FinderPage; isSearching: boolean }) {
  const field = useRef<HTMLInputElement>(null)
  const [isBlank, setBlank] = useState(false)
  const [isTold, setTold] = useState(false)
  const submit = useSubmit()
  const { goal, outcome } = page
  const readField = () => {
    setBlank(field.current?.value.trim() === '')
    setTold(false)
  }

  // An example, or 'Indietro', changes what is looked for: the field shows it unless someone types.
  useEffect(() => {
    const input = field.current
    if (!input) return
    if (input !== document.activeElement && goal !== '') input.value = goal
    setBlank(input.value.trim() === '')
  }, [goal])

  const refused = outcome?.kind === 'refused' && !isSearching ? outcome.message : null
  const problem = isTold ? finderTexts.blank : refused
  return (
    <Form
      // Without script a form that is sent so leaves nothing in the address.
      method="post"
      action={`${homePath()}?index`}
      role="search"
      className="ask"
      onSubmit={(event) => {
        // With a place in the address, the same goal again would only scroll.
        event.preventDefault()
        const options = { method: 'get', action: homePath(), preventScrollReset: true } as const
        if (!isSearching) submit(event.currentTarget, options)
      }}
    >
      <label className="vh" htmlFor="cerca">
        Il tuo obiettivo
      </label>
      <input
        ref={field}
        className="in"
        id="cerca"
        name="cerca"
        type="text"
        defaultValue={goal}
        maxLength={goalLength}
        required
        pattern=".*\S.*"
        title={finderTexts.blank}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Scrivilo con parole tue"
        aria-describedby="cerca-perche"
        // An empty field is no mistake before anything is asked.
        aria-invalid={problem !== null}
        onInput={readField}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.currentTarget.value.trim() === '') setTold(true)
        }}
      />
      <Button
        kind="main"
        disabled={isBlank && !isSearching}
        busy={isSearching}
        icon={<Search aria-hidden="true" className="i" />}
      >
        Trova come si fa
      </Button>
      {/* It stays the field's description: one that changes is said once more. */}
      <p id="cerca-perche" className="why" hidden={problem !== null}>
        {outcome ? null : `Per esempio: ${examples.join(', ')}.`}
      </p>
      <p aria-live="assertive" className={problem ? 'why problem' : 'vh'}>
        {problem}
      </p>
    </Form>
  )
}

/** Another goal is on its way; 'Mostra altri' is no new search. */
function useIsSearching(): boolean {
  const { state, location } = useNavigation()
  if (state !== 'loading' || location.pathname !== '/') return false
  const next = new URLSearchParams(location.search)
  return next.has('cerca') && !next.has('mostra')
}

/** What a screen reader hears of an outcome. Failures announce themselves. */
function announcement({ outcome, ready, urgent }: FinderPage): string {
  const isFound = outcome?.kind === 'found'
  if (urgent || (!isFound && outcome?.kind !== 'nothing')) return ''
  const tools = isFound ? counted(outcome.total, 'strumento trovato', 'strumenti trovati') : nothing
  if (ready.length === 0) return tools
  return `${counted(ready.length, 'cosa', 'cose')} da fare subito qui. ${tools}.`
}

const nothing = 'Nessuno strumento trovato'
