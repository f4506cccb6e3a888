import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { promptsPath } from '../paths.ts'
import { type PromptStart, parsePromptPath, promptPath } from '../prompt-path.ts'
import type { Composition } from '../prompt-sets/composition.ts'
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

/**
 * The address follows the sheet, so that it can be kept and shared, and so that the folds close
 * over what was chosen; going back opens a fold and leaves the sheet as it is.
 * @returns goes to an address of the sheet, as a step that 'back' takes back
 */
export function useSheetAddress(page: WorkshopPage, composition: Composition) {
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
    if (said.current === sheet || window.location.pathname !== promptsPath()) return
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
