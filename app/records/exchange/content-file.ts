/** The file that guides, scenes and tools travel in (docs/decisions/0012). */

/** What a file may hold, in the order in which it is read: guides stand on tools. */
export const contentKinds = ['tools', 'guides', 'scenes'] as const

export type ContentKind = (typeof contentKinds)[number]

export const isContentKind = (text: unknown): text is ContentKind =>
  contentKinds.some((kind) => kind === text)

export const fileFormat = 'fucina-content'

/** Of the shape of the file; a newer one is refused. */
export const fileVersion = 1

/** The largest file that is read, in bytes: as much as a form of the administration takes. */
export const fileLimit = 8 * 1024 * 1024

/** Uploaded pictures go along up to so many bytes as base64, so that the file can be read again. */
export const picturesLimit = 4 * 1024 * 1024

/** A picture inside the file. */
export type FilePicture = { type: string; base64: string }

/** A record as its form's schema takes it, with its id. */
export type FileRecord = Readonly<Record<string, unknown>>

/** A whole file. */
export type ContentFile = {
  format: typeof fileFormat
  version: number
  productVersion: string
  city: string
  kinds: ContentKind[]
  /** By the address that the records give. */
  pictures: Record<string, FilePicture>
} & Partial<Record<ContentKind, FileRecord[]>>

/** What the kinds are called. */
export const kindWords: Readonly<Record<ContentKind, { one: string; many: string }>> = {
  tools: { one: 'strumento', many: 'strumenti' },
  guides: { one: 'guida', many: 'guide' },
  scenes: { one: 'scena', many: 'scene' },
}
