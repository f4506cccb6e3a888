import { toolsPath, withQuery } from '../paths.ts'
import { addressText } from '../platform/well-formed.ts'

/**
 * The category that the list's address asks for, null: all. One that no tool has is kept: the
 * screen says that it is empty.
 */
export const chosenCategory = (search: URLSearchParams): string | null =>
  addressText(search.get('categoria'), 200) || null

/** The address of the list of a category; null: of all. */
export const toolListAddress = (category: string | null): string =>
  withQuery(toolsPath(), { categoria: category })
