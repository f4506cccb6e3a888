import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs'

const ownerOnly = 0o600
const othersToo = 0o077

/**
 * Makes the file if there is none, and lets its owner only read and write it, whatever the umask;
 * what SQLite makes beside it is readable like it. A file of somebody else stays as it is:
 * `npm run doctor` tells it.
 */
export function keepPrivate(path: string): void {
  closeSync(openSync(path, 'a', ownerOnly))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (existsSync(file) && isOwn(file) && isOpenToOthers(file)) chmodSync(file, ownerOnly)
  }
}

const isOwn = (file: string) => {
  const me = process.getuid?.()
  return me === 0 || statSync(file).uid === me
}

/** Somebody besides its owner may read it. Windows keeps no such bits. */
export const isOpenToOthers = (file: string): boolean =>
  process.platform !== 'win32' && (statSync(file).mode & othersToo) !== 0
