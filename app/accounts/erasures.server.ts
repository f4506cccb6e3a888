import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { provideDirectory } from '../platform/db/file-fault.server.ts'
import { keepPrivate } from '../platform/db/private-file.server.ts'

/**
 * Who was deleted, as no backup knows it: a line each, outside of the database, so that a restore
 * deletes them again. An id is random and stands nowhere else any more: its hash names nobody, and
 * no key has to be kept to read it.
 */
const listIn = (folder: string) => join(folder, 'erasures')

export const hiddenId = (id: string): string => createHash('sha256').update(id).digest('base64url')

const isHiddenId = (line: string) => /^[\w-]{43}$/.test(line)

/** Before an id that was written down, and whose person is there all the same. */
const takenBack = '!'

/** @param directory of the data @throws when it cannot be written down */
export function noteErasure(directory: string, id: string): void {
  append(directory, [hiddenId(id)])
}

/**
 * After a deletion that came to nothing. A line more, as another process may be writing one.
 * @throws when it cannot be written down
 */
export function takeErasureBack(directory: string, id: string): void {
  append(directory, [takenBack + hiddenId(id)])
}

/** The hidden ids in the lists of some folders; one without a list has none. */
export const readErasures = (folders: readonly string[]): Set<string> =>
  new Set(
    folders
      .map(listIn)
      .filter((file) => existsSync(file))
      .flatMap((file) => [...readList(readFileSync(file, 'utf8'))]),
  )

function readList(text: string): Set<string> {
  const hidden = new Set<string>()
  for (const line of text.split('\n')) {
    if (isHiddenId(line)) hidden.add(line)
    else if (line.startsWith(takenBack)) hidden.delete(line.slice(takenBack.length))
  }
  return hidden
}

/** Adds to the list of one folder what that of another knows besides. */
export function shareErasures(from: string, to: string): void {
  const there = readErasures([to])
  const missing = [...readErasures([from])].filter((hidden) => !there.has(hidden))
  if (missing.length > 0) append(to, missing)
}

function append(folder: string, hidden: readonly string[]): void {
  provideDirectory(folder)
  keepPrivate(listIn(folder))
  // On the disk before the person is gone from the database.
  appendFileSync(listIn(folder), hidden.map((one) => `${one}\n`).join(''), { flush: true })
}
