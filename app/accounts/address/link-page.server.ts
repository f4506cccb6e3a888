import type { Database } from '../../platform/db/database.server.ts'
import type { SecretSettings } from '../../platform/settings/secret.server.ts'
import { findAskedChange } from './address-change.server.ts'
import { linkIn } from './address-links.server.ts'
import type { LinkPage } from './link-page-words.ts'
import { findUndoable } from './undo-change.server.ts'

type Ground = { db: Database; env: SecretSettings }
type Reader = { id: string } | null

/** What a link in a mail opens. Whoever has it has the mailbox, and reads no other address. */
export async function readLinkPage(
  { db, env }: Ground,
  reader: Reader,
  url: URL,
): Promise<LinkPage> {
  const link = linkIn(env, url.searchParams)
  if (link?.kind === 'confirm') return confirmPage(db, reader, { id: link.id, url })
  const change = link && (await findUndoable(db, link.id))
  if (!change) return { state: 'worthless' }
  const isFormer = link.kind === 'undo'
  return { state: isFormer ? 'undo' : 'refuse', address: isFormer ? change.former : change.address }
}

async function confirmPage(
  db: Database,
  reader: Reader,
  { id, url }: { id: string; url: URL },
): Promise<LinkPage> {
  const asked = await findAskedChange(db, id)
  if (!asked) return { state: 'worthless' }
  const { address, former, userId } = asked
  if (!reader) return { state: 'signIn', address, here: url.pathname + url.search }
  return reader.id === userId ? { state: 'confirm', address, former } : { state: 'other', address }
}
