/** The file that records travel in (docs/decisions/0012). */
import type { RecordKind } from '../../../db/schema.ts'

/** Under which name a file holds the records of a noun: 'guides'. */
export type ContentKind = `${RecordKind}s`

export const kindOf = (name: RecordKind): ContentKind => `${name}s`

export const fileFormat = 'fucina-content'

/** Of the shape of the file; a newer one is refused. */
export const fileVersion = 1

/** The largest file that is read, in bytes: as much as a form of the administration takes. */
export const fileLimit = 8 * 1024 * 1024

/** Uploaded pictures go along up to so many bytes as base64, so that the file can be read again. */
export const picturesLimit = 4 * 1024 * 1024

export type FilePicture = { type: string; base64: string }

/** A record as its noun's schema takes it, with its id. */
export type FileRecord = Readonly<Record<string, unknown>>

export type ContentFile = {
  format: typeof fileFormat
  version: number
  productVersion: string
  city: string
  kinds: ContentKind[]
  /** By the address that the records give. */
  pictures: Record<string, FilePicture>
} & Partial<Record<ContentKind, FileRecord[]>>
