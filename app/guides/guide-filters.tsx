import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { guidesPath } from '../paths.ts'
import { longestQuery } from '../platform/well-formed.ts'
import { difficulties, difficultyLabels } from '../records/content/content.ts'
import { Button } from '../ui/button.tsx'
import { ChipLink } from '../ui/chip.tsx'
import { TextField } from '../ui/field.tsx'
import { type GuideView, guideListAddress, levelWord } from './guide-view.ts'

/** The levels as links, and the search: both live in the address. */
export function GuideFilters({ view, isBusy }: { view: GuideView; isBusy: boolean }) {
  return (
    <div className="guide-filters">
      <nav aria-labelledby="livello" className="stack gap-2">
        <p id="livello" className="lbl">
          Livello
        </p>
        <div className="row">
          {[null, ...difficulties].map((difficulty) => (
            <ChipLink
              key={difficulty}
              to={guideListAddress(view, { difficulty })}
              current={view.difficulty === difficulty}
              preventScrollReset
            >
              {difficulty ? difficultyLabels[difficulty] : 'Tutti'}
            </ChipLink>
          ))}
        </div>
      </nav>
      <Form
        method="get"
        action={guidesPath()}
        role="search"
        className="flex flex-wrap items-end gap-3"
        preventScrollReset
      >
        {view.difficulty && (
          <input type="hidden" name="livello" value={levelWord(view.difficulty)} />
        )}
        <TextField
          key={view.query}
          label="Cerca una guida"
          type="search"
          className="grow basis-40"
          name="q"
          defaultValue={view.query}
          maxLength={longestQuery}
          autoComplete="off"
        />
        <Button busy={isBusy} icon={<Search aria-hidden="true" className="i" />}>
          Cerca
        </Button>
      </Form>
    </div>
  )
}
