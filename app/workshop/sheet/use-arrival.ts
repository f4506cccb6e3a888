import { type Dispatch, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { parsePromptPath, promptPath } from '../../prompt-path.ts'
import { firstStepsDraft, type WorkshopPage } from '../workshop-page.ts'
import { tabStorages } from './browser-storages.ts'
import { readSheetDraft } from './sheet-draft.ts'
import type { WorkshopEvent } from './workshop-state.ts'

/** What another screen may bring along, in the navigation's state. */
type Brought = { professionId: string | null; templateId: string | null; prompt: string | null }

export function broughtBy(state: unknown): Brought | null {
  if (typeof state !== 'object' || state === null) return null
  const text = (name: string) => {
    const value = (state as Record<string, unknown>)[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const brought = {
    professionId: text('professionId'),
    templateId: text('templateId'),
    prompt: text('customPrompt'),
  }
  return Object.values(brought).some((value) => value !== null) ? brought : null
}

function bringsText(search: string): boolean {
  const { text, saved } = parsePromptPath(new URLSearchParams(search))
  return (text ?? saved) !== null
}

/** Puts on the sheet what another screen, or a new address, brings along; once for each arrival. */
export function useArrival(page: WorkshopPage, prompt: string, dispatch: Dispatch<WorkshopEvent>) {
  const { professionId, set } = page
  const navigate = useNavigate()
  const location = useLocation()
  // The location that the state's first work was made from.
  const seen = useRef(location.key)

  function prefill(templateId: string | null, text: string | null) {
    const template = set?.templates.find(({ id }) => id === templateId) ?? null
    dispatch({ type: 'prefilled', template, prompt: text })
    return template?.id
  }

  /** What was made of these very words in the first steps, with the answer that came. */
  function takeFirstSteps({ templateId, prompt: text }: Brought): boolean {
    const storages = tabStorages(firstStepsDraft(professionId, templateId))
    const draft = readSheetDraft(storages, page.userId)?.work
    if (draft?.composition.prompt !== text || draft.answer.text === '') return false
    dispatch({ type: 'restored', work: draft })
    return true
  }

  function take(brought: Brought) {
    if (brought.professionId !== null && brought.professionId !== professionId) {
      const isKnown = page.doors.some((door) => door.id === brought.professionId)
      const state = isKnown ? location.state : { ...location.state, professionId: null }
      const to = promptPath({ profession: isKnown ? brought.professionId : professionId })
      navigate(to, { replace: true, state })
      return
    }
    const chosen = takeFirstSteps(brought)
      ? brought.templateId
      : prefill(brought.templateId, brought.prompt)
    // Taken: a reload must not bring it along again over what was written since.
    const to = promptPath({ profession: professionId, template: chosen })
    navigate(to, { replace: true, state: null, preventScrollReset: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival
  useEffect(() => {
    const brought = broughtBy(location.state)
    const isArrival = seen.current !== location.key
    seen.current = location.key
    if (brought) take(brought)
    else if (isArrival && bringsText(location.search) && page.text !== prompt) {
      prefill(page.templateId, page.text)
    }
  }, [location.key])
}
