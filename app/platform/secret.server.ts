import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Env } from './env.server.ts'

/**
 * What signs sessions and visitors' cookies: `SECRET`, else a value made once in `DATA_DIR`.
 * Two processes that start at once end up with the same one.
 */
export function secret(env: Env): string {
  if (env.SECRET) return env.SECRET
  const directory = resolve(env.DATA_DIR)
  const file = join(directory, 'secret')
  mkdirSync(directory, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}
