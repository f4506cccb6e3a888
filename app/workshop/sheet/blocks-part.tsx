import { RotateCcw } from 'lucide-react'
import { type Dispatch, memo } from 'react'
import type { Composition } from '../../prompt-sets/composition.ts'
import { Button } from '../../ui/button.tsx'
import { type WorkshopPage, workshopTexts } from '../workshop-page.ts'
import { BlockBuilder } from './block-builder.tsx'
import { Missing } from './missing.tsx'
import type { WorkshopEvent } from './workshop-state.ts'

type BlocksPartProps = {
  page: WorkshopPage
  composition: Composition
  dispatch: Dispatch<WorkshopEvent>
}

/** 'Costruisci il Tuo Prompt': the blocks of a profession and the empty sheet. */
export const BlocksPart = memo(function BlocksPart({
  page,
  composition,
  dispatch,
}: BlocksPartProps) {
  const blocks = page.set?.blocks ?? []
  return (
    <section aria-labelledby="blocchi" className="grid gap-2">
      <div className="row justify-between">
        <h2 id="blocchi">Costruisci il Tuo Prompt</h2>
        <Button
          type="button"
          size="small"
          className="needs-script"
          icon={<RotateCcw className="i" aria-hidden="true" />}
          onClick={() => dispatch({ type: 'restarted' })}
        >
          Ricomincia
        </Button>
      </div>
      {blocks.length > 0 ? (
        <>
          <p className="soft needs-script">
            Premi un blocco per aggiungerlo. Premilo ancora per toglierlo.
          </p>
          <noscript>
            <p className="soft">Scrivi la tua richiesta nel foglio, con parole tue.</p>
          </noscript>
          <BlockBuilder
            key={page.professionId}
            blocks={blocks}
            composition={composition}
            dispatch={dispatch}
          />
          {composition.marks.length > 0 ? (
            <a className="to-request" href="#prompt">
              Vai alla richiesta
            </a>
          ) : null}
        </>
      ) : (
        <Missing isFailed={page.isSetFailed}>
          {page.isSetFailed ? workshopTexts.promptsFailed : workshopTexts.promptsMissing}
        </Missing>
      )}
    </section>
  )
})
