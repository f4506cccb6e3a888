import { statSync } from 'node:fs'
import { dirname } from 'node:path'

const foldersOf = (path: string): string[] =>
  dirname(path) === path ? [path] : [path, ...foldersOf(dirname(path))]

/** Programs of this checkout can be started as another user: this is root, and others reach the folder. */
export const canBeAnotherUser =
  process.getuid?.() === 0 &&
  foldersOf(import.meta.dirname).every((folder) => (statSync(folder).mode & 0o001) !== 0)
