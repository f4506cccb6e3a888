import type { RecordKind } from '../../db/schema.ts'
import type { AdminAct } from '../platform/roles.ts'

/** Nouns whose published records not everybody changes who writes them. */
const own: Partial<Record<RecordKind, AdminAct>> = { notice: 'publishNotices' }

/** What is asked of whoever changes what everybody sees of a noun: publishes, withdraws, deletes. */
export const publishingAct = (noun: RecordKind): AdminAct => own[noun] ?? 'editContent'
