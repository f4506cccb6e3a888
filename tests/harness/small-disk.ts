/** A disk that can be full. */
import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'

const mounted = (directory: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', directory]).status === 0

const unmount = (directory: string) => void execFileSync('umount', ['-l', directory])

/** Whether the system lets us have a disk of our own. */
export function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const directory = mkdtempSync(join(tmpdir(), 'fucina-small-'))
  const can = mounted(directory)
  if (can) unmount(directory)
  rmSync(directory, { recursive: true })
  return can
}

/** A disk of a few megabytes, gone when the test is. */
export function smallDisk(): string {
  const directory = mkdtempSync(join(tmpdir(), 'fucina-small-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  expect(mounted(directory)).toBe(true)
  onTestFinished(() => unmount(directory))
  return directory
}

/** Takes all the room there is. */
export function fill(file: string): void {
  for (let bytes = 1024 * 1024; bytes >= 1; bytes /= 2) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(bytes))
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' })
    }
  }
}
