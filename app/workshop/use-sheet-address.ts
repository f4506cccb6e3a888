import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { promptsPath } from '../paths.ts'
import { type PromptStart, parsePromptPath, promptPath } from '../prompt-path.ts'
import type { Composition } from '../prompt-sets/composition.ts'
import type { SheetContent } from './state/sheet-content.ts'
import type { WorkshopPage } from './workshop-page.ts'

/** What the address says of the sheet: its template, how it is written, the text it brought. */
function sheetAddress(page: WorkshopPage, composition: Composition, now: PromptStart): PromptStart {
  const { templateId, prompt, marks } = composition
  const text = prompt !== '' && prompt === page.text ? page.text : null
  const isOfBlocks = templateId === null && marks.length > 0
  const isWritten = prompt !== '' && text === null
  return {
    profession: page.professionId,
    template: templateId,
    guide: now.guide,
    way: isOfBlocks ? 'blocchi' : (now.way ?? (isWritten ? 'parole' : null)),
    ...(page.savedId === null ? { text } : { saved: text && page.savedId }),
  }
}

/** Where a sheet stands as it was left. */
export function sheetPath({ professionId, composition }: SheetContent): string {
  const isOfTrade = professionId !== null
  const isOfBlocks = isOfTrade && composition.templateId === null && composition.marks.length > 0
  return promptPath({
    profession: professionId,
    template: isOfTrade ? composition.templateId : null,
    way: isOfBlocks ? 'blocchi' : 'parole',
  })
}

/**
 * The address follows the sheet, so that it can be kept and shared; 'back' opens a fold and leaves
 * the sheet as it is. @param isAsking whether to go on with the sheet, which is on no screen until
 * then
 */
export function useSheetAddress(page: WorkshopPage, composition: Composition, isAsking: boolean) {
  const navigate = useNavigate()
  const location = useLocation()
  const wanted = useRef('')
  useEffect(() => {
    wanted.current = location.pathname + location.search
  }, [location])

  const { templateId, marks, prompt } = composition
  const isOfBlocks = templateId === null && marks.length > 0
  const sheet = [templateId, isOfBlocks, prompt === '', prompt === page.text].join()
  const said = useRef(sheet)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the sheet changes, not the address
  useEffect(() => {
    if (isAsking || said.current === sheet || window.location.pathname !== promptsPath()) return
    said.current = sheet
    const now = parsePromptPath(new URLSearchParams(wanted.current.split('?')[1]))
    const to = promptPath(sheetAddress(page, composition, now))
    if (to === wanted.current) return
    wanted.current = to
    navigate(to, { replace: true, preventScrollReset: true, state: null })
  }, [sheet])

  return useCallback(
    (to: string) => {
      wanted.current = to
      navigate(to, { preventScrollReset: true })
    },
    [navigate],
  )
}
