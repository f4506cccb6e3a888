import { useReducer } from 'react'
import { begunWith } from '../../prompt-sets/composition.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useGeneration } from '../answer/use-generation.ts'
import { emptyContent } from '../state/sheet-content.ts'
import type { Sheet } from '../state/sheet-context.ts'
import { initialState, type SheetState } from '../state/sheet-state.ts'
import { useLater } from '../state/use-later.ts'
import type { NoScriptAnswer, WorkshopPage } from '../workshop-page.ts'

/** What a screen gives to the parts of its sheet. */
export function useSheetParts(
  given: Pick<Sheet, 'page' | 'state' | 'dispatch' | 'noScript' | 'returnPath'>,
): Sheet {
  const { page, state, dispatch } = given
  const [isGuardWanted, wantGuard] = useReducer(() => true, false)
  const guard = useLater(() => import('../guard/guarded-field.tsx'), isGuardWanted)
  const isAsked = state.answer.status !== 'none'
  const parser = useLater(() => import('../../ui/markdown/parse-markdown.ts'), isAsked)
  return {
    ...given,
    generation: useGeneration({ state, dispatch, page }),
    guard,
    wantGuard,
    parse: parser?.parseMarkdown ?? null,
    isHydrated: useHydrated(),
  }
}

/** What the screen begins with. */
export function stateFromPage(
  page: WorkshopPage,
  noScript: NoScriptAnswer | undefined,
): SheetState {
  const template = page.set?.templates.find(({ id }) => id === page.templateId) ?? null
  const resumed = noScript ?? page.resumed
  const content = { ...emptyContent(page.professionId), ...resumed?.content }
  const filed = resumed?.filed ?? page.filed
  const begun = {
    ...content,
    composition: begunWith(template, noScript?.prompt ?? page.text, noScript?.values),
    answer: { ...content.answer, question: { ...content.answer.question, ...filed } },
  }
  return initialState(begun, noScript?.remaining ?? page.remaining)
}
