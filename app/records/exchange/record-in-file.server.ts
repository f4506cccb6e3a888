/** What may be read of a record before its noun's schema has judged it. */
import { reservedIds } from '../../paths.ts'
import { isContentId } from '../content/content.ts'

export const fieldIn = (record: unknown, field: string): unknown =>
  typeof record === 'object' && record !== null ? (record as Record<string, unknown>)[field] : null

export function idIn(record: unknown): string | null {
  const id = fieldIn(record, 'id')
  return typeof id === 'string' && isContentId(id) && !reservedIds.includes(id) ? id : null
}

const longestTitle = 160

export function titleIn(record: unknown): string | null {
  const title = fieldIn(record, 'title') ?? fieldIn(record, 'name')
  return typeof title === 'string' && title.trim() ? title.trim().slice(0, longestTitle) : null
}
