import { resolve } from 'node:path'
import { databaseFault } from '../../app/platform/db/database-fault.server.ts'
import { fileFault } from '../../app/platform/db/file-fault.server.ts'
import { errorShown } from '../../app/platform/log/log.server.ts'
import {
  operatorCommand,
  operatorPage,
} from '../../app/platform/settings/operator-command.server.ts'
import { OperatorError } from '../../app/platform/settings/operator-error.server.ts'

/** The command was not written as it is meant. */
export class Misuse extends Error {}

/** Exit codes of an operator's command, besides 0. */
const notDone = 1
const misused = 2
const interrupted = 130

const settings = ['the environment', process.env.FUCINA_SETTINGS].filter(Boolean).join(' and ')

const ofAll = `Reads the same settings as the server, from ${settings}: ${operatorPage('settings')}.

Exit codes:
  0  done
  1  refused or failed, with one line that says why
  2  not understood`

/**
 * Runs an operator's command, or says what it does (`--help`): what went wrong is one line on
 * standard error, and the exit code says whether it was done (0), refused or failed (1), or not
 * understood (2).
 * @param help what the command does; its first line is how it is written
 */
export async function runCommand(help: string, work: () => Promise<void>): Promise<void> {
  if (process.argv.some((argument) => argument === '--help' || argument === '-h')) {
    console.log(`${asTyped(help)}\n\n${ofAll}`)
    return
  }
  // Whoever reads has seen enough: `fucina doctor | head`.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
  // Leaving by `exit` lets what is half written be removed.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(interrupted))
  }
  try {
    await work()
  } catch (error) {
    process.exitCode = isMisuse(error) ? misused : notDone
    console.error(inOneLine(error))
    if (isMisuse(error)) console.error(asTyped(help).split('\n')[0])
  }
}

/** Ours, or what node:util says of an argument it does not know. */
const isMisuse = (error: unknown) =>
  error instanceof Misuse ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

/** What went wrong, as the operator reads it. */
export function inOneLine(error: unknown): string {
  const isExpected = error instanceof OperatorError || isMisuse(error)
  if (isExpected) return (error as Error).message
  // The system names the file or folder that could not be used; a database that is away has none.
  const { path } = error as NodeJS.ErrnoException
  if (path) return `Failed: ${(fileFault(error, path) as Error).message}`
  const fault = databaseFault(error)
  if (fault) return `Failed: ${fault}`
  // A wrapper hides its reason in the cause.
  for (let at = errorShown(error), depth = 0; ; depth += 1) {
    if (!at.cause || depth > 4) return `Failed: ${at.message || String(at.code ?? at.type)}`
    at = at.cause
  }
}

/** Help is written with the repository's commands. */
const asTyped = (help: string) =>
  help.replaceAll(/npm run ([\w-]+)( \[?)(?:-- )?/g, (_, name, gap) => operatorCommand(name) + gap)

/** A file as the person names it: npm runs us elsewhere. */
export const asGiven = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path)
