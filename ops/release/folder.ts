/** Where a release goes. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What every release has: by it we know a folder that we made. */
export const checksums = 'SHA256SUMS'
const ours = /^(?:fucina[-_][^/]+|SHA256SUMS(?:\.minisig|\.asc)?)$/

/**
 * Makes the folder, or empties one that holds nothing but a former release.
 * @throws Error for any other
 */
export function emptyFolder(to: string): void {
  const names = existsSync(to) ? readdirSync(to) : []
  const isOurs = names.includes(checksums) && names.every((name) => ours.test(name))
  if (names.length > 0 && !isOurs) {
    throw new Error(`${to} holds other things than a release: nothing was removed`)
  }
  for (const name of names) rmSync(join(to, name), { recursive: true })
  mkdirSync(to, { recursive: true })
}
