import { redirect, redirectDocument } from 'react-router'
import { homePath, leavePath } from '../../paths.ts'
import { DatabaseUnavailable } from '../../platform/db/checked-dialect.server.ts'
import { hasSlip } from '../../platform/has-address.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { sessionContext, sessionOwner } from '../../platform/http/context.server.ts'
import { attempt } from '../../platform/http/failure.server.ts'
import { parseUrl } from '../../platform/parse-url.ts'
import { db, env } from '../../platform/process.server.ts'
import { accountTexts } from '../account-texts.ts'
import { forgottenSlip } from '../slip/slip-cookie.server.ts'
import { signOut } from '../users.server.ts'
import type { Route } from './+types/logout.route.ts'
import { auth } from './auth.server.ts'
import { hasKeyToComeBack, leavingPath, signOutAndClear } from './finish.server.ts'

/** Nothing to see here: who comes by link is taken home. */
export const loader = () => redirect(homePath())

/**
 * Signs out: the session ends in the database first, then the browser forgets it. A new document
 * also forgets what the open one knows of the person. On a device of others nothing else stays either.
 * Whoever signs in with a provider is led there, to be signed out there too; whose only key is a slip
 * sees it first.
 */
export const action = ({ context, request }: Route.ActionArgs) =>
  attempt(context, accountTexts.failed, async () => {
    const session = context.get(sessionContext)
    if (session.kind === 'unknown') throw new DatabaseUnavailable(session.cause)
    const user = sessionOwner(session)
    if (!(await hasKeyToComeBack(context, request))) {
      const from = parseUrl(request.headers.get('Referer') ?? '')
      return redirect(leavePath(from && from.pathname + from.search), 303)
    }
    if (user?.isShared) return signOutAndClear({ db, env }, context, request)
    if (user) {
      await signOut(db, user)
      audit(context, 'signedOut', { accountId: user.id })
    }
    const { headers } = await auth().api.signOut({ headers: request.headers, returnHeaders: true })
    if (user && hasSlip(user)) headers.append('Set-Cookie', forgottenSlip(env))
    const atProvider = user && (await leavingPath({ db, env }, user))
    return redirectDocument(atProvider ?? homePath(), { status: 303, headers })
  })
