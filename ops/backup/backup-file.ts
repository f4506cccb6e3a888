/**
 * A backup: gzipped lines of JSON. The first names the format, the migrations and the tables; then
 * come each table's rows, as arrays, and its tally; the last line says that it is whole. It knows
 * no engine, so that a backup of either restores into either.
 */
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import {
  type Row,
  type Source,
  type StoredTable,
  sameTally,
  type Tally,
  Tallying,
} from '../../app/platform/db/stored-tables.server.ts'
import { Refusal } from './refusal.ts'

const format = 'fucina-backup'
const version = 1
/** Lines are handed to the compression in pieces of about so many characters. */
const pieceLength = 65_536

const header = z.object({
  format: z.literal(format),
  version: z.number(),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.object({
      name: z.string().regex(/^\w+$/),
      columns: z.array(
        z.object({
          name: z.string().regex(/^\w+$/),
          kind: z.enum(['text', 'number', 'boolean', 'time', 'json', 'bytes']),
        }),
      ),
    }),
  ),
})

const tallyLine = z.object({ table: z.string(), rows: z.number(), hash: z.string() })

async function* linesOf(
  source: Source,
  madeAt: Date,
  tell: (table: string, tally: Tally) => void,
): AsyncGenerator<string> {
  const { migrations, tables } = source
  yield JSON.stringify({ format, version, madeAt: madeAt.toISOString(), migrations, tables })
  for (const table of tables) {
    const tallying = new Tallying()
    for await (const row of source.rows(table)) {
      tallying.add(row)
      yield JSON.stringify(row)
    }
    const tally = tallying.result()
    yield JSON.stringify({ table: table.name, ...tally })
    tell(table.name, tally)
  }
  yield JSON.stringify({ end: format })
}

async function* inPieces(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = ''
  for await (const line of lines) {
    piece += `${line}\n`
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
  }
  yield piece
}

/**
 * Writes a source into a new file, readable by its owner only, and onto the disk.
 * @param tell called after each table
 */
export async function writeBackup(
  source: Source,
  file: string,
  madeAt: Date,
  tell: (table: string, tally: Tally) => void,
): Promise<void> {
  await pipeline(
    inPieces(linesOf(source, madeAt, tell)),
    createGzip({ level: 6 }),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  )
}

const damaged = (why: string) => new Refusal(`The backup is damaged: ${why}.`)

/** zlib's and the file system's own words, in ours. */
function asRefusal(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return new Refusal(`There is no file ${file}.`)
  if (code === 'EISDIR') return new Refusal(`${file} is a folder.`)
  if (code === 'Z_BUF_ERROR') return damaged('it ends too early')
  if (code === 'Z_DATA_ERROR') {
    const isOther = (error as Error).message.includes('incorrect header')
    return isOther ? notOurs(file) : damaged('its contents do not fit together')
  }
  return error
}

const notOurs = (file: string) => new Refusal(`${file} is no backup of Fucina.`)

async function* readLines(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip()
  // Whatever goes wrong ends the loop below with the same error.
  pipeline(createReadStream(file), unpacked).catch(() => {})
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for await (const chunk of unpacked) {
      const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw asRefusal(error, file)
  }
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw damaged('a line of it cannot be read')
  }
}

export type Backup = Source & {
  madeAt: Date
  /** Ends the reading. @throws Refusal when something is missing after the last table */
  finish(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens a backup. Its rows are checked against the tallies in it while they are read.
 * @throws Refusal when the file is not there, no backup, damaged, or of a later format
 */
export async function openBackup(file: string): Promise<Backup> {
  const lines = readLines(file)
  const next = async (): Promise<unknown> => {
    const { value, done } = await lines.next()
    if (done) throw damaged('it ends too early')
    return parseLine(value)
  }
  const first = header.safeParse(await next().catch((error) => throwNotOurs(error, file)))
  if (!first.success) throw notOurs(file)
  const { madeAt, migrations, tables } = first.data
  if (first.data.version > version) {
    throw new Refusal('The backup was made by a newer version of Fucina: update first.')
  }

  async function* rows(table: StoredTable): AsyncGenerator<Row> {
    const tallying = new Tallying()
    for (;;) {
      const line = await next()
      if (Array.isArray(line)) {
        tallying.add(line)
        yield line
        continue
      }
      const tally = tallyLine.safeParse(line)
      const isRight =
        tally.success && tally.data.table === table.name && sameTally(tally.data, tallying.result())
      if (!isRight) throw damaged(`the rows of ${table.name} are not those that were written`)
      return
    }
  }

  return {
    madeAt: new Date(madeAt),
    migrations,
    tables,
    rows,
    async finish() {
      const last = z.object({ end: z.literal(format) }).safeParse(await next())
      if (!last.success) throw damaged('something follows the last table')
      for await (const _ of lines) throw damaged('something follows its end')
    },
    close: async () => void (await lines.return(undefined)),
  }
}

/** A first line that is no JSON belongs to another kind of file. */
function throwNotOurs(error: unknown, file: string): never {
  const isUnreadable = error instanceof Refusal && error.message.includes('cannot be read')
  throw isUnreadable ? notOurs(file) : error
}
