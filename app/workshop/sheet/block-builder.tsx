import { type Dispatch, useState } from 'react'
import type { Block } from '../../../db/content-types.ts'
import { type Composition, hasBlock } from '../../prompt-sets/composition.ts'
import { blockCategories } from '../../prompt-sets/prompt-set.ts'
import { Button } from '../../ui/button.tsx'
import { Tag } from '../../ui/tag.tsx'
import { BlockToggle } from './block-toggle.tsx'
import type { WorkshopEvent } from './workshop-state.ts'

const firstShown = 4

type BlockBuilderProps = {
  blocks: Block[]
  composition: Composition
  dispatch: Dispatch<WorkshopEvent>
}

/**
 * Blocks by category in the order of `blockCategories`; the first categories, then the others on
 * request.
 */
export function BlockBuilder({ blocks, composition, dispatch }: BlockBuilderProps) {
  const [isOpen, setOpen] = useState(false)
  const groups = blockCategories
    .map((category) => ({ category, blocks: blocks.filter((one) => one.category === category) }))
    .filter((group) => group.blocks.length > 0)
  const hidden = groups.length - firstShown
  const isChosenHidden = groups
    .slice(firstShown)
    .some((group) => group.blocks.some((block) => hasBlock(composition, block.text)))
  const shown = isOpen || isChosenHidden ? groups : groups.slice(0, firstShown)
  return (
    <div className="needs-script">
      {shown.map(({ category, blocks: ofCategory }) => (
        <div key={category} className="block-group">
          <h3 id={`blocchi-${category}`}>
            <Tag>{category}</Tag>
          </h3>
          <ul aria-labelledby={`blocchi-${category}`}>
            {ofCategory.map((block) => (
              <li key={block.text}>
                <BlockToggle
                  pressed={hasBlock(composition, block.text)}
                  onToggle={() => dispatch({ type: 'blockToggled', text: block.text })}
                >
                  {block.text}
                </BlockToggle>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {hidden > 0 && shown.length < groups.length ? (
        <Button
          type="button"
          kind="quiet"
          className="mt-4 -ml-2.5"
          onClick={({ currentTarget: { previousElementSibling: last } }) => {
            setOpen(true)
            // The pressed button goes: on with the first of the new ones.
            setTimeout(() => last?.nextElementSibling?.querySelector('button')?.focus())
          }}
        >
          {hidden === 1 ? "Mostra un'altra categoria" : `Mostra altre ${hidden} categorie`}
        </Button>
      ) : null}
    </div>
  )
}
