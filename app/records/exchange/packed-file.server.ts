import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { type ContentKind, fileLimit } from './content-file.ts'
import { type ReadFile, readContentFile } from './read-file.server.ts'

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
