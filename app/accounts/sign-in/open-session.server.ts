import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/**
 * Opens a session for somebody who has shown a passkey, or the words of a slip, as the library opens
 * one for a password, hooks included. No address leads to it.
 */
export const openSession = {
  id: 'open-session',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string(), hasSecondProof: z.boolean() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.userId)
        if (!user) throw ctx.error('UNAUTHORIZED')
        const shown = ctx.body.hasSecondProof ? { secondProofAt: new Date() } : {}
        const session = await internalAdapter.createSession(user.id, false, shown)
        await setSessionCookie(ctx, { session, user })
        return { userId: user.id }
      },
    ),
  },
} satisfies BetterAuthPlugin
