/** People of the tests who have a second code, and the telephone that makes it. */
import { randomUUID } from 'node:crypto'
import { seal } from '../../app/platform/settings/seal.server.ts'
import { newTotpKey, stepAt, totpCode } from '../../app/security/second-proof/totp.server.ts'
import type { Fucina } from './launch.ts'

/** The code of now, or of so many half minutes later. */
export type Telephone = { code: (later?: number) => string }

export const telephone = (key: Buffer): Telephone => ({
  code: (later = 0) => totpCode(key, stepAt(new Date()) + later),
})

/** Sets the second code up for a stored person, without recovery codes. */
export async function withSecondProof(server: Fucina, userId: string): Promise<Telephone> {
  const key = newTotpKey()
  const now = new Date()
  const sealed = seal(
    { SECRET: server.secret, DATA_DIR: '' },
    `totp:${userId}`,
    key.toString('hex'),
  )
  const db = server.db()
  await db
    .insertInto('totpKeys')
    .values({ userId, key: sealed, createdAt: now, confirmedAt: now, lastStep: 0 })
    .execute()
  await db
    .updateTable('users')
    .set({ secondProofId: randomUUID() })
    .where('id', '=', userId)
    .execute()
  return telephone(key)
}

/** The key that a page shows in letters, for a telephone without a camera. */
export function telephoneThatReads(letters: string): Telephone {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...letters.replaceAll(/[^A-Z2-7]/g, '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return telephone(Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))))
}
