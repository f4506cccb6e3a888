import { type Dispatch, useEffect, useRef } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import { onboardingPath } from '../paths.ts'
import { parseUrl } from '../platform/parse-url.ts'
import { parsePromptPath, promptPath } from '../prompt-path.ts'
import { readWaitingAnswer } from '../ui/waiting-answer.ts'
import { hasOwnContent, isHalfDone, type SheetContent } from './state/sheet-content.ts'
import { readSheetDraft, tabStorages, workshopStorages } from './state/sheet-draft.ts'
import { broughtText, earlierText, type SheetAction, typedText } from './state/sheet-state.ts'
import { firstStepsDraft, type Resumed, type WorkshopPage } from './workshop-page.ts'

/** What another screen may carry along, in the navigation's state. */
type Carried = { professionId: string | null; templateId: string | null; prompt: string | null }

function readCarried(state: unknown): Carried | null {
  if (typeof state !== 'object' || state === null) return null
  const text = (name: string) => {
    const value = (state as Record<string, unknown>)[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const carried = {
    professionId: text('professionId'),
    templateId: text('templateId'),
    prompt: text('customPrompt'),
  }
  return Object.values(carried).some((value) => value !== null) ? carried : null
}

/** The draft goes on from the newest version of the saved response. */
const isAhead = ({ answer }: SheetContent, { content }: Resumed) =>
  answer.turns.some((turn) => turn.answer === content.answer?.text)

/** The address brings other words, or a version that the draft lacks. */
function isReplaced(draft: SheetContent, { text, resumed }: WorkshopPage): boolean {
  const isOther = text !== null && draft.composition.prompt !== text
  const isLacking = resumed && draft.answer.text !== resumed.given.text && !isAhead(draft, resumed)
  return isOther || Boolean(isLacking)
}

/** The address asks for nothing: the shelf, or whether to go on with what was left on the sheet. */
export const isBare = ({ search, hash, state }: Location) =>
  search === '' && hash === '' && readCarried(state) === null

/** A link of the first steps opened this document; a reload is nobody's arrival. */
function isFromFirstSteps(): boolean {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opening?.type === 'navigate' && parseUrl(document.referrer)?.pathname === onboardingPath()
}

/** The sheet's own; else that of the first steps, for who left them before scripts could carry it. */
function keptDraft({ userId, professionId, templateId }: WorkshopPage) {
  const firstSteps = tabStorages(firstStepsDraft(professionId, templateId))
  const left = isFromFirstSteps() ? readSheetDraft(firstSteps, userId) : null
  return left ?? readSheetDraft(workshopStorages(userId), userId)
}

/** What becomes of the draft on arrival; null: nothing, there is none or other words are carried. */
export function draftOnArrival(
  page: WorkshopPage,
  location: Location,
  isTyped: boolean,
): SheetAction | null {
  const { hash, state } = location
  const draft = readCarried(state) ? null : keptDraft(page)
  if (!draft) return null
  const { isEarlier } = draft
  // At the shelf a trade that is gone by now counts as none.
  const isGone = isBare(location) && !page.doors.some(({ id }) => id === draft.content.professionId)
  const content = isGone ? { ...draft.content, professionId: null } : draft.content
  const setAside = (message: string, action?: string): SheetAction => ({
    type: 'draftSetAside',
    draft: content,
    message,
    action,
  })
  // What was kept as a record lies there; who comes anew finds the shelf.
  if (isBare(location) && !isHalfDone(content)) return null
  if (isReplaced(content, page)) return setAside(broughtText)
  const isOfThisPage =
    (page.professionId === null || content.professionId === page.professionId) &&
    (page.templateId === null || content.composition.templateId === page.templateId)
  if (!isOfThisPage) return null
  // The sign-in leads back to a place of this page.
  const isAwaited = readWaitingAnswer()?.generationId === content.answer.generationId
  if (isEarlier && hash === '' && !isAwaited) return setAside(earlierText, 'Riprendi')
  if (!isTyped) return { type: 'restored', content }
  return hasOwnContent(content) ? setAside(typedText) : null
}

function bringsText(search: string): boolean {
  const { text, saved } = parsePromptPath(new URLSearchParams(search))
  return (text ?? saved) !== null
}

/** Puts on the sheet what another screen, or a new address, brings along; once for each arrival. */
export function useArrival(page: WorkshopPage, prompt: string, dispatch: Dispatch<SheetAction>) {
  const { professionId, set } = page
  const navigate = useNavigate()
  const location = useLocation()
  // The location that the state was first made from.
  const seen = useRef(location.key)

  function prefill(templateId: string | null, text: string | null) {
    const template = set?.templates.find(({ id }) => id === templateId) ?? null
    dispatch({ type: 'prefilled', template, prompt: text })
    return template?.id
  }

  /** What was made of these very words in the first steps, with the answer that came. */
  function takeFirstSteps({ templateId, prompt: text }: Carried): boolean {
    const storages = tabStorages(firstStepsDraft(professionId, templateId))
    const draft = readSheetDraft(storages, page.userId)?.content
    if (draft?.composition.prompt !== text || draft.answer.text === '') return false
    dispatch({ type: 'restored', content: draft })
    return true
  }

  function take(carried: Carried) {
    if (carried.professionId !== null && carried.professionId !== professionId) {
      const isKnown = page.doors.some((door) => door.id === carried.professionId)
      const state = isKnown ? location.state : { ...location.state, professionId: null }
      const to = promptPath({ profession: isKnown ? carried.professionId : professionId })
      navigate(to, { replace: true, state })
      return
    }
    const chosen = takeFirstSteps(carried)
      ? carried.templateId
      : prefill(carried.templateId, carried.prompt)
    // Taken: a reload must not bring it along again over what was written since.
    const to = promptPath({ profession: professionId, template: chosen })
    navigate(to, { replace: true, state: null, preventScrollReset: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival
  useEffect(() => {
    const carried = readCarried(location.state)
    const isArrival = seen.current !== location.key
    seen.current = location.key
    if (carried) take(carried)
    else if (isArrival && bringsText(location.search) && page.text !== prompt) {
      prefill(page.templateId, page.text)
    }
  }, [location.key])
}
