import { isAPIError } from 'better-auth/api'
import type { Log } from '../../platform/log/log.server.ts'
import { checkPasskey } from '../../security/second-proof/passkeys.server.ts'
import { tellingOfCopies } from '../second-proof/give-proof.server.ts'
import { shortenSession } from '../session/shared-device.server.ts'
import { failureOfSignIn, type SignedIn, type SignInGround, sentBy } from './sign-in.server.ts'

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
  const { db, env, auth, cookies, userAgent, isShared } = ground
  const { userId } = await checkPasskey(tellingOfCopies(ground), { cookies, typed }, null)
  try {
    const { headers } = await auth.api.openSession({
      body: { userId, hasSecondProof: true },
      headers: sentBy(userAgent),
      returnHeaders: true,
    })
    if (isShared) await shortenSession(db, env, headers)
    return { accountId: userId, headers }
  } catch (error) {
    throw isAPIError(error) ? failureOfSignIn(error.body?.code, error) : error
  }
}
