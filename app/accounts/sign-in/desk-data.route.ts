import { redirect } from 'react-router'
import { loginPath } from '../../paths.ts'
import { audit, auditRefusal } from '../../platform/http/audit-log.server.ts'
import { clientAddressContext } from '../../platform/http/context.server.ts'
import { respond } from '../../platform/http/failure.server.ts'
import { asksForPage } from '../../platform/http/plain-page.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { db, env, log } from '../../platform/process.server.ts'
import { openDeskCode, useDeskCode } from '../../security/desk/desk-code.server.ts'
import { tellPerson } from '../../security/desk/desk-mail.server.ts'
import { exportFile, exportRefused } from '../settings/export-file.server.ts'
import { settingsTexts } from '../settings/settings-texts.ts'
import type { Route } from './+types/desk-data.route.ts'
import { accountNamedIn, typedCode } from './login-action.server.ts'

/** What stands on the slip to be typed: it leads to the form. */
export const loader = () => redirect(loginPath(null, 'desk'))

/** 'Scarica i miei dati', for who has a code of the desk for it: the file comes once. */
export const action = ({ request, context }: Route.ActionArgs) =>
  respond(context, settingsTexts.exportFailed, async () => {
    const form = await readForm(request)
    const typed = typedCode(form)
    const address = context.get(clientAddressContext)
    try {
      const opened = await openDeskCode({ db, env, address }, typed)
      const { owner } = opened
      return await exportFile(db, owner, async () => {
        await useDeskCode(db, env, { ...opened, use: 'data' }, typed.code)
        audit(context, 'dataExported', { accountId: owner.id, way: 'desk' })
        void tellPerson({ env, log }, owner, 'dataTaken', null)
      })
    } catch (error) {
      if (!(error instanceof KnownFailure) || !asksForPage(request.headers.get('Accept') ?? '')) {
        throw error
      }
      auditRefusal(context, error, { subjectId: await accountNamedIn(db, form) })
      return exportRefused(error, { to: loginPath(null, 'desk'), label: 'Torna al codice' })
    }
  })
