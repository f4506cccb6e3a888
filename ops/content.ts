/**
 * `npm run content -- export FOLDER|FILE.json [--kind KIND]` and `import FILE [--dry-run]`: what
 * administrators edit as files, while the server runs.
 */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  contentKinds,
  exportContent,
  fileText,
  isContentKind,
  nounNames,
} from '../app/administration/content/export-content.server.ts'
import { importContent, planImport } from '../app/administration/content/import-content.server.ts'
import { fileOfSets } from '../app/administration/content/sets-file.server.ts'
import { operator } from '../app/platform/actor.server.ts'
import { type Database, openDatabase } from '../app/platform/db/database.server.ts'
import { KnownFailure } from '../app/platform/known-failure.server.ts'
import { type Env, parseEnv } from '../app/platform/settings/env.server.ts'
import { OperatorError } from '../app/platform/settings/operator-error.server.ts'
import { type ContentKind, fileLimit, kindOf } from '../app/records/exchange/content-file.ts'
import {
  type TakenPictures,
  takeFilePictures,
} from '../app/records/exchange/pictures-in-file.server.ts'
import { countPlanned, type ImportPlan } from '../app/records/exchange/plan.ts'
import { fileTexts, readContentFile } from '../app/records/exchange/read-file.server.ts'
import { asGiven, Misuse, runCommand } from './backup/command.ts'
import { dataPlace, requireCurrent } from './backup/place.ts'

const help = `Usage: npm run content -- export FOLDER|FILE.json [--kind KIND] | import FILE [--dry-run]

Writes what administrators edit into files, or brings it in from one, while the server runs.
New records are drafts; of changed ones the file's words become the draft.

  FOLDER       a file a kind: tools.json, guides.json, …
  FILE         one file
  --kind KIND  one of ${contentKinds.join(', ')}; without it all
  --dry-run    says what an import would do, and changes nothing`

await runCommand(help, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { kind: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  })
  const [act, target, ...others] = positionals
  if ((act !== 'export' && act !== 'import') || !target || others.length > 0) {
    throw new Misuse("'export' or 'import', and one file or folder.")
  }
  if (act === 'export' && values['dry-run']) throw new Misuse('--dry-run is for import.')
  if (act === 'import' && values.kind !== undefined) throw new Misuse('--kind is for export.')
  const kinds = parseKinds(values.kind)
  const env = parseEnv(process.env)
  await requireCurrent(dataPlace(env))
  const db = openDatabase(dataPlace(env), () => {})
  try {
    if (act === 'export') await write(db, env, asGiven(target), kinds)
    else await read(db, env, asGiven(target), values['dry-run'])
  } catch (error) {
    throw error instanceof KnownFailure ? new OperatorError(error.message) : error
  } finally {
    await db.destroy()
  }
})

function parseKinds(kind: string | undefined): readonly ContentKind[] {
  if (kind === undefined) return contentKinds
  if (!isContentKind(kind)) throw new Misuse(`'${kind}' is none of ${contentKinds.join(', ')}.`)
  return [kind]
}

/** One file, or a folder with a file a kind, which changes can be followed in. */
async function write(db: Database, env: Env, target: string, kinds: readonly ContentKind[]) {
  const isFile = target.endsWith('.json')
  if (!isFile) mkdirSync(target, { recursive: true })
  const files: [string, readonly ContentKind[]][] = isFile
    ? [[target, kinds]]
    : kinds.map((kind) => [join(target, `${kind}.json`), [kind]])
  for (const [path, held] of files) {
    const file = await exportContent(db, operator, held, env.CITY)
    const text = fileText(file)
    writeFileSync(path, text)
    const counts = held.map((kind) => `${file[kind]?.length ?? 0} ${kind}`)
    console.log(`${counts.join(', ')}: ${path}`)
    if (Buffer.byteLength(text) > fileLimit) {
      console.log(`${path} is larger than an import takes: export one kind at a time.`)
    }
  }
}

/** All or nothing: what is refused stands in the plan, and then nothing is changed. */
async function read(db: Database, env: Env, path: string, isDry: boolean) {
  const { size } = statSync(path, { throwIfNoEntry: false }) ?? {}
  if (size === undefined) throw new OperatorError(`There is no file ${path}.`)
  if (size > fileLimit) throw new OperatorError(fileTexts.tooLarge)
  const asOurs = (file: unknown) => fileOfSets(file, env.CITY)
  const found = readContentFile(readFileSync(path), contentKinds, asOurs)
  const checked = await takeFilePictures(db, operator, found, { nouns: nounNames, isKept: false })
  const source = (taken: TakenPictures) => ({ from: 'file' as const, taken, city: env.CITY })
  const plan = await planImport(db, operator, source(checked))
  tell(plan)
  const { refused } = countPlanned(plan.entries)
  if (refused > 0) throw new OperatorError(`${refused} refused: nothing was changed.`)
  if (isDry) return console.log('Nothing was changed.')
  const taken = await takeFilePictures(db, operator, found, { nouns: nounNames, isKept: true })
  const { isDone } = await importContent(db, operator, source(taken), {
    only: null,
    accepts: ({ name }) => name === plan.name,
  })
  if (!isDone) throw new OperatorError('Somebody saved meanwhile: nothing was changed. Try again.')
  console.log('Imported.')
}

/** A line a record that is not as it is already. What is said of it is as the site says it. */
function tell({ entries, warnings }: ImportPlan) {
  for (const warning of warnings) console.log(warning)
  for (const { noun, place, id, title, state, ...more } of entries) {
    if (state === 'unchanged') continue
    const { reason, changes, notes } = more
    const said = [reason ?? changes.join(', '), ...notes].filter(Boolean).join(' ')
    const name = [id, title && `«${title}»`].filter(Boolean).join(' ')
    console.log(`${state}: ${kindOf(noun)} ${place}, ${name}${said && `: ${said}`}`)
  }
  const counts = countPlanned(entries)
  console.log(
    `${counts.new} new, ${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.refused} refused.`,
  )
}
