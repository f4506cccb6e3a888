import { closeSync, openSync, readSync } from 'node:fs'

/** The first bytes of a file, however long it is. @throws when it cannot be read */
export function readUpTo(file: string, most: number): Buffer {
  const descriptor = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(most)
    return bytes.subarray(0, readSync(descriptor, bytes, 0, most, 0))
  } finally {
    closeSync(descriptor)
  }
}
