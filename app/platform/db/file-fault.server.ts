import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import { operatorCommand } from '../settings/operator-command.server.ts'
import { OperatorError } from '../settings/operator-error.server.ts'

/** SQLite's code of an error, without what it adds for some; undefined: it is none of SQLite's. */
export const resultCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined
const systemCode = (error: unknown) => (error as NodeJS.ErrnoException).code

const busy = 5
const readOnly = 8
const inputOutput = 10
const corrupt = 11
const full = 13
const cannotOpen = 14
const notADatabase = 26

/** SQLite's codes for a file that cannot be used now, by reading or by writing. */
export const unusableCodes: ReadonlySet<number> = new Set([
  readOnly,
  inputOutput,
  corrupt,
  full,
  cannotOpen,
  notADatabase,
])

/** The disk takes nothing more, or the file of the database may not be written to. */
export const isWriteRefused = (error: unknown): boolean =>
  [readOnly, inputOutput, full].includes(resultCode(error) ?? -1)

/** Another program, or connection, holds the lock. */
export const isLocked = (error: unknown): boolean => resultCode(error) === busy

/** SQLite says nothing of which file it was. */
export const isDiskFull = (error: unknown): boolean => resultCode(error) === full

/** The file holds something that SQLite did not write. */
export const isDamaged = (error: unknown): boolean =>
  [corrupt, notADatabase].includes(resultCode(error) ?? -1)

const myself = () => {
  try {
    return `the user ${userInfo().username}`
  } catch {
    // The system need not know a name for the number, as in a container.
    return `the user with the number ${process.getuid?.()}`
  }
}

/** What is wrong with a file or folder, in one line that says what to do; other errors stay. */
export function fileFault(error: unknown, path: string): unknown {
  const sentence = faultSentence(resultCode(error), path) ?? systemSentence(systemCode(error), path)
  return sentence ? new OperatorError(sentence, { cause: error }) : error
}

function faultSentence(code: number | undefined, path: string): string | undefined {
  switch (code) {
    case corrupt:
    case notADatabase:
      return `${path} is damaged: put a backup in its place (${operatorCommand('restore', 'FILE')})`
    case full:
      return `the disk of ${path} is full: make room on it`
    case readOnly:
      return `${path} cannot be written to: give ${myself()} the right, or mount its disk for writing`
    case cannotOpen:
      return `${path} cannot be opened: give ${myself()} the right to read and write it and its folder`
    case inputOutput:
      return `the disk of ${path} fails or is full: see what the system says of it`
    case busy:
      return `${path} is held by another program: stop it first`
    default:
      return undefined
  }
}

function systemSentence(code: string | undefined, path: string): string | undefined {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return `${path}: ${myself()} has no right to read and write there`
    case 'EROFS':
      return `${path} is on a disk that is mounted for reading only`
    case 'ENOSPC':
    case 'EDQUOT':
      return `the disk of ${path} is full: make room on it`
    case 'EISDIR':
      return `${path} is a folder: a file belongs there (is it mounted as one?)`
    case 'EEXIST':
    case 'ENOTDIR':
      return `${path} cannot be a folder: a file is in the way`
    default:
      return undefined
  }
}

/**
 * Makes the folder of the data, for its owner only, where there is none.
 * @throws OperatorError when it cannot be, or cannot be used
 */
export function provideDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw namingDataDir(fileFault(error, directory))
  }
}

const namingDataDir = (error: unknown) =>
  error instanceof OperatorError
    ? new OperatorError(`DATA_DIR: ${error.message}`, { cause: error.cause })
    : error

/** @throws OperatorError when the file is there and may not be read and written */
export function requireUsable(path: string): void {
  if (!existsSync(path)) return
  if (!statSync(path).isFile()) throw new OperatorError(`${path} is no file`)
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
    accessSync(dirname(path), constants.W_OK | constants.X_OK)
  } catch (error) {
    throw fileFault(error, path)
  }
}
