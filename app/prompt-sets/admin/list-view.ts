import { adminPromptSetsPath } from '../../admin-paths.ts'
import { withQuery } from '../../paths.ts'
import { addressText } from '../../platform/well-formed.ts'
import type { PromptSetView } from '../list-prompt-sets.server.ts'

/** The value of the filter that shows all sets. */
export const allProfessions = 'all'

export const queryLimit = 100

/** What an address of the list asks for; anything unreadable is the beginning. */
export function listView(parameters: URLSearchParams): PromptSetView {
  const page = Number(parameters.get('pagina'))
  return {
    query: addressText(parameters.get('q'), queryLimit),
    profession: addressText(parameters.get('professione'), 200) || allProfessions,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The address that asks for `view`. */
export function listPath({ query, profession, page }: PromptSetView): string {
  const parameters = new URLSearchParams()
  if (query !== '') parameters.set('q', query)
  if (profession !== allProfessions) parameters.set('professione', profession)
  if (page > 1) parameters.set('pagina', String(page))
  return withQuery(adminPromptSetsPath(), parameters)
}
