import product from '../../../package.json' with { type: 'json' }
import { guideExchange } from '../../guides/guide-exchange.server.ts'
import { sceneExchange } from '../../learning/scenes/scene-exchange.server.ts'
import { picturePath } from '../../paths.ts'
import { type Doer, requireAdministrator } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import {
  type ContentFile,
  type ContentKind,
  contentKinds,
  type FileRecord,
  fileFormat,
  fileVersion,
} from '../../records/exchange/content-file.ts'
import type { Exchange, StoredRow } from '../../records/exchange/exchange.ts'
import { embeddedPictures } from '../../records/exchange/pictures-in-file.server.ts'
import { toolExchange } from '../../tools/tool-exchange.server.ts'

async function recordsOf<Row extends StoredRow, Content extends { id: string }>(
  db: Database,
  exchange: Exchange<Row, Content>,
): Promise<FileRecord[]> {
  return (await exchange.rows(db)).map(exchange.exported)
}

const readers: Readonly<Record<ContentKind, (db: Database) => Promise<FileRecord[]>>> = {
  tools: (db) => recordsOf(db, toolExchange),
  guides: (db) => recordsOf(db, guideExchange),
  scenes: (db) => recordsOf(db, sceneExchange),
}

/**
 * All records of these kinds, drafts included, as a file that an import takes back. The same
 * content gives the same file.
 * @param city of the settings, so that another one can be told
 * @throws KnownFailure 403 for customers
 */
export async function exportContent(
  db: Database,
  doer: Doer,
  wanted: readonly ContentKind[],
  city: string,
): Promise<ContentFile> {
  requireAdministrator(doer)
  const kinds = contentKinds.filter((kind) => wanted.includes(kind))
  const records: Partial<Record<ContentKind, FileRecord[]>> = {}
  for (const kind of kinds) records[kind] = await readers[kind](db)
  return {
    format: fileFormat,
    version: fileVersion,
    productVersion: product.version,
    city,
    kinds,
    ...records,
    pictures: await embeddedPictures(db, Object.values(records).flat(), picturePath),
  }
}

/** As it is written: people may read it, and compare two. */
export const fileText = (file: ContentFile) => `${JSON.stringify(file, null, 2)}\n`
