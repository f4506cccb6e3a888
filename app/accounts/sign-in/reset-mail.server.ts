import { newPasswordPath } from '../../paths.ts'
import { linkMail } from '../../platform/link-mail.server.ts'
import type { Mail } from '../../platform/mail.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { resetLinkTime } from '../account.ts'

/**
 * The mail with the link that lets a person choose a new password. Nothing that was typed at
 * registration stands in it: a stranger who registered the address could make us send their words.
 * @param token the one-time value the link carries
 */
export function resetMail(
  env: Pick<Env, 'PUBLIC_URL' | 'SITE_NAME'>,
  { email, token }: { email: string; token: string },
): Mail {
  return linkMail(env, {
    to: email,
    subject: 'scegli una nuova password',
    before: [
      'Ciao,',
      `hai chiesto di cambiare la password del tuo account su ${env.SITE_NAME}.`,
      'Apri questo indirizzo e scegli una nuova password:',
    ],
    link: { path: newPasswordPath(token), label: 'Scegli una nuova password' },
    after: [
      `L'indirizzo vale per ${resetLinkTime} e si usa una volta sola.`,
      'Non hai chiesto niente? Ignora questa email: la password non cambia.',
    ],
  })
}
