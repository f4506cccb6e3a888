import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Form, useLocation, useNavigation, useSubmit } from 'react-router'
import { homePath } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { counted } from '../ui/format-number.ts'
import { Spinner } from '../ui/spinner.tsx'
import { Examples } from './examples.tsx'
import { type FinderPage, finderTexts, goalLength, resultsId } from './finder.ts'
import { Found } from './found.tsx'

type FinderProps = {
  page: FinderPage
  /** Nobody is signed in: the tools' pages ask for it. */
  isVisitor: boolean
}

/**
 * A goal in one's own words, and the tools that suit it. The address holds both, so that the
 * finder works without script and its results can be shared.
 */
export function Finder({ page, isVisitor }: FinderProps) {
  const isSearching = useIsSearching()
  const { key } = useLocation()
  const [firstKey] = useState(key)
  return (
    <section className="band finder sec" aria-labelledby="cerca-titolo">
      <div className="wrap">
        <div className="head">
          <h2 id="cerca-titolo">Che cosa ti serve fare?</h2>
          <p>Scrivilo con parole tue: ti diciamo quale strumento prendere.</p>
        </div>
        <GoalForm page={page} isSearching={isSearching} />
        <div className="row mt-2" hidden={page.outcome?.kind === 'nothing' && !isSearching}>
          <span className="small" id="esempi">
            Oppure prova:
          </span>
          <Examples />
        </div>
        <p role="status" className={isSearching ? 'searching' : 'vh'}>
          {isSearching ? (
            <>
              <Spinner />
              Cerco gli strumenti…
            </>
          ) : (
            announcement(page)
          )}
        </p>
        {/* The earlier outcome is gone while the next one is looked for. */}
        {page.outcome && !isSearching ? (
          <Found
            goal={page.goal}
            outcome={page.outcome}
            ready={page.ready}
            isVisitor={isVisitor}
            takesFocus={key !== firstKey}
          />
        ) : null}
      </div>
    </section>
  )
}

function GoalForm({ page, isSearching }: { page: FinderPage; isSearching: boolean }) {
  const field = useRef<HTMLInputElement>(null)
  const [isBlank, setBlank] = useState(false)
  const submit = useSubmit()
  const readField = () => setBlank(field.current?.value.trim() === '')
  const { goal, outcome } = page

  // An example, or 'Indietro', changes what is looked for: the field shows it unless someone types.
  useEffect(() => {
    const input = field.current
    if (!input) return
    if (input !== document.activeElement && goal !== '') input.value = goal
    setBlank(input.value.trim() === '')
  }, [goal])

  const problem = outcome?.kind === 'refused' && !isSearching ? outcome.message : null
  return (
    <Form
      method="get"
      action={`${homePath()}#${resultsId}`}
      role="search"
      className="ask"
      onSubmit={(event) => {
        // With a place in the address, the same goal again would only scroll.
        event.preventDefault()
        if (!isSearching)
          submit(event.currentTarget, { action: homePath(), preventScrollReset: true })
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
        placeholder="Per esempio: una lettera"
        aria-describedby="cerca-perche"
        aria-invalid={problem ? true : undefined}
        onInput={readField}
      />
      <Button
        kind="main"
        disabled={isBlank && !isSearching}
        busy={isSearching}
        aria-describedby="cerca-perche"
        icon={<Search aria-hidden="true" className="i" />}
      >
        Trova lo strumento
      </Button>
      {/* Always there, so that nothing moves when the button wakes up. */}
      <p id="cerca-perche" className={problem ? 'why problem' : 'why'}>
        {problem ?? finderTexts.blank}
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
function announcement({ outcome, ready }: FinderPage): string {
  const isFound = outcome?.kind === 'found'
  if (!isFound && outcome?.kind !== 'nothing') return ''
  const tools = isFound ? counted(outcome.total, 'strumento trovato', 'strumenti trovati') : nothing
  if (ready.length === 0) return tools
  return `${counted(ready.length, 'cosa', 'cose')} da fare subito qui. ${tools}.`
}

const nothing = 'Nessuno strumento trovato'
