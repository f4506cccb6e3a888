import { Check, RotateCcw } from 'lucide-react'
import { type Dispatch, memo } from 'react'
import type { Block } from '../../../db/content-types.ts'
import { type Composition, hasBlock } from '../../prompt-sets/composition.ts'
import { blockCategories } from '../../prompt-sets/prompt-set.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { SheetAction } from '../state/sheet-state.ts'
import { type WorkshopPage, workshopTexts } from '../workshop-page.ts'

type BlocksPartProps = {
  page: WorkshopPage
  composition: Composition
  dispatch: Dispatch<SheetAction>
}

/** 'Costruisci il Tuo Prompt': the blocks of a profession. Still while an answer grows. */
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
          onClick={() => dispatch({ type: 'gapsEmptied' })}
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
        <NotThere
          isFailed={page.isSetFailed}
          failed={workshopTexts.promptsFailed}
          missing={workshopTexts.promptsMissing}
        />
      )}
    </section>
  )
})

type NotThereProps = { isFailed: boolean; failed: string; missing: string }

/** A part of the screen that could not be loaded, or that there is none of. */
export const NotThere = ({ isFailed, failed, missing }: NotThereProps) => (
  <Note kind={isFailed ? 'bad' : 'info'} role={isFailed ? 'alert' : 'status'}>
    {isFailed ? failed : missing}
  </Note>
)

type BlockBuilderProps = Omit<BlocksPartProps, 'page'> & { blocks: Block[] }

/** Blocks by category in the order of `blockCategories`. */
function BlockBuilder({ blocks, composition, dispatch }: BlockBuilderProps) {
  const groups = blockCategories
    .map((category) => ({ category, blocks: blocks.filter((one) => one.category === category) }))
    .filter((group) => group.blocks.length > 0)
  return (
    <div className="needs-script">
      {groups.map(({ category, blocks: ofCategory }) => (
        <div key={category} className="block-group">
          <h3 id={`blocchi-${category}`}>
            <Tag>{category}</Tag>
          </h3>
          <ul aria-labelledby={`blocchi-${category}`}>
            {ofCategory.map(({ text }) => (
              <li key={text}>
                <button
                  type="button"
                  className="piece"
                  aria-pressed={hasBlock(composition, text)}
                  onClick={() => dispatch({ type: 'blockToggled', text })}
                >
                  <span className="tick">
                    <Check aria-hidden="true" strokeWidth={3.4} />
                  </span>
                  <span>{text}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
