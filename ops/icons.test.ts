import { copyFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { screenIcons, touchIcon } from '../app/sharing/site-icons.ts'
import { writeIcons } from './icons.ts'

test('LRN-77 the mark becomes every icon that phones and browsers look for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fucina-icons-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const mark = resolve(import.meta.dirname, '../public/favicon.svg')
  copyFileSync(mark, join(folder, 'favicon.svg'))
  await writeIcons(folder)

  const opened = (file: string) => sharp(readFileSync(join(folder, file)))
  for (const { file, side } of [...screenIcons, touchIcon]) {
    const picture = await opened(file).metadata()
    expect([picture.format, picture.width, picture.height], file).toEqual(['png', side, side])
  }
  // What phones cut is paper up to the edge; the others are see-through at their corners.
  const corner = async (file: string) =>
    [...(await opened(file).ensureAlpha().raw().toBuffer()).subarray(0, 4)].at(-1)
  expect(await corner('icons/maskable-512.png')).toBe(255)
  expect(await corner(touchIcon.file)).toBe(255)
  expect(await corner('icons/512.png')).toBe(0)
})
