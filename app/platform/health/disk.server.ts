import { statfs } from 'node:fs/promises'

const mebibyte = 1024 * 1024
const leastBytes = 500 * mebibyte
const leastShare = 0.05

export type DiskRoom = { freeBytes: number; totalBytes: number }

/** How much room the disk of a folder has, for who is not root. */
export async function diskRoom(directory: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(directory)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}

/** Less than 500 MB, or on a small disk less than a twentieth of it. */
export const isScarce = ({ freeBytes, totalBytes }: DiskRoom): boolean =>
  freeBytes < Math.min(leastBytes, totalBytes * leastShare)
