import { chmodSync, chownSync, closeSync, existsSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const ownerOnly = 0o600
const othersToo = 0o077

/**
 * Makes the file if there is none, and lets its owner only read and write it, whatever the umask;
 * what SQLite makes beside it is readable like it. A file of somebody else stays as it is:
 * `npm run doctor` tells it.
 */
export function keepPrivate(path: string): void {
  const isNew = !existsSync(path)
  closeSync(openSync(path, 'a', ownerOnly))
  if (isNew) ownedAsItsFolder(path)
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (existsSync(file) && isOwn(file) && isOpenToOthers(file)) chmodSync(file, ownerOnly)
  }
}

/** Makes an empty file, which must not be there yet, for its owner only. */
export function makePrivate(path: string): void {
  closeSync(openSync(path, 'wx', ownerOnly))
  ownedAsItsFolder(path)
}

/** What a command of root's makes gets the folder's owner, so that the server can read it. */
export function ownedAsItsFolder(path: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(path))
  chownSync(path, uid, gid)
}

const isOwn = (file: string) => {
  const me = process.getuid?.()
  return me === 0 || statSync(file).uid === me
}

/** Somebody besides its owner may read it. Windows keeps no such bits. */
export const isOpenToOthers = (file: string): boolean =>
  process.platform !== 'win32' && (statSync(file).mode & othersToo) !== 0
