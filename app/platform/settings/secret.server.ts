import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileFault, provideDirectory } from '../db/file-fault.server.ts'
import { ownedAsItsFolder } from '../db/private-file.server.ts'
import type { Env } from './env.server.ts'
import { OperatorError } from './operator-error.server.ts'

/** What our key comes from. */
export type SecretSettings = Pick<Env, 'SECRET' | 'DATA_DIR'>

const shortestSecret = 32
/** The process that makes the file writes it within moments. */
const writingMilliseconds = 1000
const pollMilliseconds = 20

/**
 * What signs sessions and visitors' cookies: `SECRET`, else a value made once in `DATA_DIR`.
 * Two processes that start at once end up with the same one.
 * @throws OperatorError when the file cannot be used
 */
export function secret(env: SecretSettings): string {
  if (env.SECRET) return env.SECRET
  const known = secrets.get(env)
  if (known) return known
  const kept = keptSecret(resolve(env.DATA_DIR))
  secrets.set(env, kept)
  return kept
}

/** A text as it may be stored: the same each time, and without our key nobody can guess it. */
export const hiddenText = (env: SecretSettings, text: string): string =>
  createHmac('sha256', secret(env)).update(text).digest('base64url').slice(0, 22)

/** Whether two texts are the same, in a time that does not tell how much of them is. */
export function isSameSecret(one: string, other: string): boolean {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)]
  return bytes.length === others.length && timingSafeEqual(bytes, others)
}

/** Each is read once. */
const secrets = new WeakMap<object, string>()

function keptSecret(directory: string): string {
  const file = join(directory, 'secret')
  provideDirectory(directory)
  try {
    makeOnce(file)
    return readWhole(file)
  } catch (error) {
    throw fileFault(error, file)
  }
}

function makeOnce(file: string): void {
  try {
    writeFileSync(file, randomBytes(shortestSecret).toString('hex'), { flag: 'wx', mode: 0o600 })
    ownedAsItsFolder(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** A file that is still empty is just being written by another process. */
function readWhole(file: string): string {
  const clock = new Int32Array(new SharedArrayBuffer(4))
  for (let waited = 0; ; waited += pollMilliseconds) {
    const text = readFileSync(file, 'utf8')
    if (text.length >= shortestSecret) return text
    if (text.length > 0 || waited >= writingMilliseconds) {
      throw new OperatorError(
        `${file} holds ${text.length} characters, ${shortestSecret} are needed: put your copy of it in its place, or remove it and everybody signs in again`,
      )
    }
    Atomics.wait(clock, 0, 0, pollMilliseconds)
  }
}
