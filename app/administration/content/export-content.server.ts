import type { RecordKind } from '../../../db/schema.ts'
import { nouns } from '../../nouns.server.ts'
import { picturePath } from '../../paths.ts'
import { type Doer, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { productVersion } from '../../platform/settings/product-version.server.ts'
import {
  type ContentFile,
  type ContentKind,
  type FileRecord,
  fileFormat,
  fileVersion,
  kindOf,
} from '../../records/exchange/content-file.ts'
import { embeddedPictures } from '../../records/exchange/pictures-in-file.server.ts'
import type { Noun } from '../../records/noun.ts'
import { noteInRegister } from '../../records/register/register.server.ts'
import { rowsOf, storedRecord } from '../../records/store/read.server.ts'
import { countedWords } from '../../records/words.ts'

/** What a file may hold, in the order in which it is read. */
export const contentKinds: readonly ContentKind[] = nouns.map(({ noun }) => kindOf(noun.name))

/** The nouns that a file may hold, by name. */
export const nounNames: readonly RecordKind[] = nouns.map(({ noun }) => noun.name)

/**
 * All records as administrators work on them, drafts included, as a file that an import takes back. The same content gives the same file. That it was taken stands in the register.
 * @param city of the settings, so that another one can be told
 * @throws KnownFailure 403 for whoever may not
 */
export async function exportContent(db: Database, doer: Doer, city: string): Promise<ContentFile> {
  requireMay(doer, 'importContent')
  const records: Partial<Record<ContentKind, FileRecord[]>> = {}
  for (const { noun } of nouns) records[kindOf(noun.name)] = await exportRecords(db, noun)
  const pictures = await embeddedPictures(db, Object.values(records).flat(), picturePath)
  const about = nouns
    .map(({ noun }) => countedWords(noun.words, records[kindOf(noun.name)]?.length ?? 0))
    .join(', ')
  await noteInRegister(db, doer, { act: 'contentExported', about })
  return {
    format: fileFormat,
    version: fileVersion,
    productVersion,
    city,
    kinds: [...contentKinds],
    ...records,
    pictures,
  }
}

/** As it is written: people may read it, and compare two. */
export const fileText = (file: ContentFile) => `${JSON.stringify(file, null, 2)}\n`

/** The records of a noun as administrators work on them, drafts included, in its schema's shape. */
async function exportRecords(db: Database, noun: Noun): Promise<FileRecord[]> {
  const rows = await rowsOf(db, noun).execute()
  return rows.map((row) => ({ id: row.id, ...storedRecord(noun, row).working }))
}
