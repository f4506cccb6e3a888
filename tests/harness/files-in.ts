import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Every file of a folder and of those in it. */
export async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      return (await stat(path)).isDirectory() ? filesIn(path) : [path]
    }),
  )
  return found.flat()
}
