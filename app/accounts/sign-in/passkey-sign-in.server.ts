import type { Log } from '../../platform/log/log.server.ts'
import { checkPasskey } from '../../security/second-proof/passkeys.server.ts'
import { openSessionOf, type SignedIn, type SignInGround } from './sign-in.server.ts'

/**
 * Signs in whoever a device says it is. It has asked for finger, face or PIN: nothing more is asked
 * for.
 * @param typed the device's answer, as JSON
 * @throws KnownFailure as `checkPasskey`, for a suspended account
 */
export async function signInWithPasskey(
  ground: SignInGround & { log: Log },
  typed: string,
): Promise<SignedIn> {
  const shown = { cookies: ground.cookies, typed }
  const { userId } = await checkPasskey(ground, shown, null)
  return openSessionOf(ground, userId, true)
}
