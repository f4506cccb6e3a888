import { toolsPath, withQuery } from '../paths.ts'
import { addressText } from '../platform/well-formed.ts'

/** What the list of tools shows, as its address says: `?categoria=Scrittura`. */
export type ToolView = {
  /** null: all categories. */
  category: string | null
  /** The page begins after the tool with this id. */
  after: string | null
}

/** Reads the address. A category that no tool has is kept: the screen says that it is empty. */
export const parseToolView = (search: URLSearchParams): ToolView => ({
  category: addressText(search.get('categoria'), 200) || null,
  after: addressText(search.get('dopo'), 200) || null,
})

/** The address of a list that differs from `view` by `change`, from its first page on. */
export function toolListAddress(view: ToolView, change: Partial<ToolView> = {}): string {
  const { category, after } = { ...view, after: null, ...change }
  return withQuery(toolsPath(), { categoria: category, dopo: after })
}
