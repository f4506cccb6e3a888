import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { z } from 'zod'
import { reservedIds } from '../../paths.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { parseJson } from '../../platform/parse-json.ts'
import { isContentId } from '../content/content.ts'
import { type ContentKind, fileFormat, fileLimit, fileVersion } from './content-file.ts'

/** What is said of a file that cannot be read as ours. */
export const fileTexts = {
  none: 'Scegli il file da importare.',
  tooLarge: 'Il file è troppo grande: il limite è 8 MB.',
  encoding: 'I caratteri del file sono rovinati. Salvalo di nuovo come testo UTF-8.',
  notJson: 'Il file non si legge: è rovinato, oppure non è un file JSON.',
  otherKind:
    'Questo file non viene da «Scarica come file». Controlla di aver scelto quello giusto.',
  newer:
    'Questo file viene da una Fucina più nuova. Prima fai aggiornare questo sito, poi riprova.',
  empty: "In questo file non c'è nessuna voce.",
  unknown: 'In questo file ci sono solo voci di un tipo che questo sito non conosce.',
} as const

const refused = (text: string, status = 400) => new KnownFailure('INVALID', status, text)

/** Of one noun a file holds at most so many: as many as there may be. */
const mostRecords = 2_000

const records = z.array(z.unknown()).max(mostRecords).optional()

const head = z.object({
  productVersion: z.string().max(40),
  city: z.string().max(200),
  kinds: z.array(z.string().max(80)).max(100),
  pictures: z.record(z.string(), z.object({ type: z.string(), base64: z.string() })).default({}),
})

/** A file as it came: its records are still to be judged one by one. */
export type ReadFile = z.output<typeof head> & {
  format: typeof fileFormat
  version: number
} & Partial<Record<ContentKind, unknown[]>>

/**
 * Reads a file of records.
 * @param bytes as they came; their size is known before they are read where that is possible
 * @param known the kinds of records that there are here; the file may name others
 * @param asOurs gives what another file holds the shape of ours
 * @throws KnownFailure 400 or 413 that says in words what is wrong with the file
 */
export function readContentFile(
  bytes: Uint8Array,
  known: readonly ContentKind[],
  asOurs: (found: unknown) => unknown = (found) => found,
): ReadFile {
  if (bytes.byteLength > fileLimit) throw refused(fileTexts.tooLarge, 413)
  if (bytes.byteLength === 0) throw refused(fileTexts.none)
  const found = asOurs(parsed(textOf(bytes)))
  const { format, version } = headOf(found)
  if (format !== fileFormat || !Number.isInteger(version)) throw refused(fileTexts.otherKind)
  if (Number(version) > fileVersion) throw refused(fileTexts.newer)
  const schema = head.extend(Object.fromEntries(known.map((kind) => [kind, records])))
  const result = schema.safeParse(found)
  if (!result.success) throw refused(faultText(result.error))
  const file = { format: fileFormat, version: fileVersion, ...result.data } as ReadFile
  if (known.every((kind) => (file[kind] ?? []).length === 0)) {
    throw refused(unknownKinds(file, known).length > 0 ? fileTexts.unknown : fileTexts.empty)
  }
  return file
}

/** What the file names of which there is nothing here. */
export const unknownKinds = ({ kinds }: ReadFile, known: readonly string[]): string[] =>
  kinds.filter((kind) => !known.includes(kind))

/**
 * Reads the file of a posted form.
 * @throws KnownFailure as `readContentFile`, and 400 when none was chosen
 */
export async function readSentFile(
  sent: FormDataEntryValue | null,
  known: readonly ContentKind[],
  asOurs?: (found: unknown) => unknown,
): Promise<ReadFile> {
  if (!(sent instanceof File)) throw refused(fileTexts.none)
  return readContentFile(await sent.bytes(), known, asOurs)
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refused(fileTexts.encoding)
  }
}

function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    throw refused(fileTexts.notJson)
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const headOf = (found: unknown): { format?: unknown; version?: unknown } =>
  isObject(found) ? found : {}

/** Which part of the file has another shape. */
function faultText({ issues: [issue] }: z.ZodError): string {
  const part = String(issue?.path[0] ?? '')
  if (issue?.code === 'too_big' && issue.path.length === 1 && part !== 'city') {
    return `Il file contiene troppe voci in «${part}»: al massimo ${mostRecords}.`
  }
  return `Il file è di Fucina, ma la sua parte «${part}» non si legge. Scaricalo di nuovo.`
}

const packing = promisify(gzip)
const unpacking = promisify(gunzip)

/**
 * A file as a form carries it on from the question to the answer, as text: nothing is stored before
 * somebody has said yes.
 */
export const packFile = async (file: ReadFile): Promise<string> =>
  (await packing(JSON.stringify(file))).toString('base64')

/** @throws KnownFailure 400 when it is not what `packFile` gave, or is no file of ours any more */
export async function unpackFile(
  packed: unknown,
  known: readonly ContentKind[],
): Promise<ReadFile> {
  return readContentFile(await unpacked(typeof packed === 'string' ? packed : ''), known)
}

async function unpacked(text: string): Promise<Uint8Array> {
  try {
    return await unpacking(Buffer.from(text, 'base64'), { maxOutputLength: fileLimit })
  } catch {
    throw new KnownFailure(
      'INVALID',
      400,
      'Il file non è arrivato intero: scegli di nuovo il file.',
    )
  }
}

/** What may be read of a record before its noun's schema has judged it. */

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
