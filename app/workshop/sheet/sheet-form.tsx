import { type ReactNode, useCallback, useEffect, useReducer, useRef } from 'react'
import type { Template } from '../../../db/content-types.ts'
import { AnswerPlace } from '../answer/answer.tsx'
import { SheetContext } from '../state/sheet-context.ts'
import { readSheetDraft, tabStorages, useSheetDraft } from '../state/sheet-draft.ts'
import { reduceSheet, typedText } from '../state/sheet-state.ts'
import type { NoScriptAnswer, WorkshopPage } from '../workshop-page.ts'
import { stateFromPage, useSheetParts } from './begin-sheet.ts'
import { BlocksPart } from './blocks.tsx'
import { PromptBox } from './prompt-box.tsx'
import { TemplateEmoji } from './template-sign.tsx'
import { UndoBar } from './undo-bar.tsx'

type SheetFormProps = {
  page: WorkshopPage
  /** Tells this sheet's draft from others; it lives as long as the tab. */
  draft: string
  noScript: NoScriptAnswer | undefined
  returnPath: string
  /** The screen around them. */
  children: (parts: SheetFormParts) => ReactNode
}

/** The sheet and the place of its answer, and what stands there. */
export type SheetFormParts = {
  sheet: ReactNode
  answer: ReactNode
  prompt: string
  isAnswered: boolean
}

/** One request on a screen of its own, answered on the spot. */
export function SheetForm({ page, draft: name, noScript, returnPath, children }: SheetFormProps) {
  const [state, dispatch] = useReducer(reduceSheet, null, () => stateFromPage(page, noScript))
  const parts = useSheetParts({ page, state, dispatch, noScript, returnPath })
  const { isHydrated } = parts
  const { composition } = state
  const initial = useRef(composition)
  const place = useRef<HTMLDivElement>(null)
  const storages = useCallback(() => tabStorages(name), [name])
  const template = page.set?.templates.find(({ id }) => id === page.templateId)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after what was typed early is known
  useEffect(() => {
    const draft = noScript || !isHydrated ? null : readSheetDraft(storages(), page.userId)?.content
    if (!draft) return
    if (composition === initial.current) dispatch({ type: 'restored', content: draft })
    else dispatch({ type: 'draftSetAside', draft, message: typedText })
  }, [isHydrated])
  useSheetDraft(state, page.userId, storages)

  const sheet = (
    <div className={template ? 'wrap one-sheet noprint' : 'wrap bench noprint'}>
      {template ? null : <BlocksPart page={page} composition={composition} dispatch={dispatch} />}
      <div className="right" ref={place}>
        <PromptBox
          title={(text) => <h2>{template ? <TemplateTitle {...template} /> : text}</h2>}
          why={template?.why}
        />
      </div>
    </div>
  )
  return (
    <SheetContext value={parts}>
      {children({
        sheet,
        answer: <AnswerPlace sheet={place} />,
        prompt: composition.prompt,
        isAnswered: state.answer.status !== 'none',
      })}
      <UndoBar onUndo={() => dispatch({ type: 'undone' })} />
    </SheetContext>
  )
}

const TemplateTitle = ({ emoji, title }: Pick<Template, 'emoji' | 'title'>) => (
  <>
    {title}
    <TemplateEmoji emoji={emoji} />
  </>
)
