import { z } from 'zod'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { parseJson } from '../../platform/parse-json.ts'
import { mostRecords } from '../version/within-bound.server.ts'
import {
  type ContentFile,
  contentKinds,
  fileFormat,
  fileLimit,
  fileVersion,
} from './content-file.ts'

/** What is said of a file that cannot be read as ours. */
export const fileTexts = {
  none: 'Scegli il file da importare.',
  tooLarge: 'Il file è troppo grande: il limite è 8 MB.',
  encoding: 'I caratteri del file sono rovinati. Salvalo di nuovo come testo UTF-8.',
  notJson: 'Il file non si legge: è rovinato, oppure non è un file JSON.',
  otherKind:
    'Questo file non viene da «Scarica come file» di guide, strumenti o scene. Controlla di aver scelto quello giusto.',
  promptSets: 'Questo file contiene set di prompt: importalo dalla pagina Prompt.',
  newer:
    'Questo file viene da una Fucina più nuova. Prima fai aggiornare questo sito, poi riprova.',
  empty: 'In questo file non ci sono né guide, né strumenti, né scene.',
} as const

const refused = (text: string, status = 400) => new KnownFailure('INVALID', status, text)

const records = z.array(z.unknown()).max(mostRecords).optional()

const fileSchema = z.object({
  productVersion: z.string().max(40),
  city: z.string().max(200),
  kinds: z.array(z.enum(contentKinds)),
  pictures: z.record(z.string(), z.object({ type: z.string(), base64: z.string() })).default({}),
  tools: records,
  guides: records,
  scenes: records,
})

/** A file as it came: its records are still to be judged one by one. */
export type ReadFile = Omit<ContentFile, (typeof contentKinds)[number]> &
  Partial<Record<(typeof contentKinds)[number], unknown[]>>

/**
 * Reads a file of guides, scenes and tools.
 * @param bytes as they came; their size is known before they are read where that is possible
 * @throws KnownFailure 400 or 413 that says in words what is wrong with the file
 */
export function readContentFile(bytes: Uint8Array): ReadFile {
  if (bytes.byteLength > fileLimit) throw refused(fileTexts.tooLarge, 413)
  if (bytes.byteLength === 0) throw refused(fileTexts.none)
  const found = parsed(textOf(bytes))
  if (isOfPromptSets(found)) throw refused(fileTexts.promptSets)
  const { format, version } = headOf(found)
  if (format !== fileFormat || !Number.isInteger(version)) throw refused(fileTexts.otherKind)
  if (Number(version) > fileVersion) throw refused(fileTexts.newer)
  const result = fileSchema.safeParse(found)
  if (!result.success) throw refused(faultText(result.error))
  const file = { format: fileFormat, version: fileVersion, ...result.data } as const
  if (contentKinds.every((kind) => (file[kind] ?? []).length === 0)) throw refused(fileTexts.empty)
  return file
}

/**
 * Reads the file of a posted form.
 * @throws KnownFailure as `readContentFile`, and 400 when none was chosen
 */
export async function readSentFile(sent: FormDataEntryValue | null): Promise<ReadFile> {
  if (!(sent instanceof File)) throw refused(fileTexts.none)
  return readContentFile(await sent.bytes())
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

const isOfPromptSets = (found: unknown) =>
  Array.isArray(found) && isObject(found[0]) && 'blocks' in found[0]

const headOf = (found: unknown): { format?: unknown; version?: unknown } =>
  isObject(found) ? found : {}

/** Which part of the file has another shape. */
function faultText({ issues: [issue] }: z.ZodError): string {
  const part = String(issue?.path[0] ?? '')
  if (issue?.code === 'too_big' && contentKinds.some((kind) => kind === part)) {
    return `Il file contiene troppe voci in «${part}»: al massimo ${mostRecords}.`
  }
  return `Il file è di Fucina, ma la sua parte «${part}» non si legge. Scaricalo di nuovo.`
}
