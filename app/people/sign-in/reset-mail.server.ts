import { loginPath, withQuery } from '../../paths.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import type { Mail } from '../../platform/mail.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { resetLinkTime } from '../account.ts'

/**
 * The mail with the link that lets a person choose a new password. Nothing that was typed at
 * registration stands in it: whoever registered the address could make us send their words.
 * @param token the one-time value the link carries
 */
export function resetMail(
  env: Pick<Env, 'PUBLIC_URL' | 'SITE_NAME'>,
  { email, token }: { email: string; token: string },
): Mail {
  const link = `${env.PUBLIC_URL}${withQuery(loginPath(), { token })}`
  const before = [
    'Ciao,',
    `hai chiesto di cambiare la password del tuo account su ${env.SITE_NAME}.`,
    'Apri questo indirizzo e scegli una nuova password:',
  ]
  const after = [
    `L'indirizzo vale per ${resetLinkTime} e si usa una volta sola.`,
    'Non hai chiesto niente? Ignora questa email: la password non cambia.',
  ]
  const html = [
    ...before.map((text) => `<p>${escapeHtml(text)}</p>`),
    `<p><a href="${escapeHtml(link)}">Scegli una nuova password</a></p>`,
    '<p>Se il collegamento non si apre, copia questo indirizzo nel browser:</p>',
    `<p>${escapeHtml(link)}</p>`,
    ...after.map((text) => `<p>${escapeHtml(text)}</p>`),
    `<p>${escapeHtml(env.SITE_NAME)}</p>`,
  ]
  return {
    to: email,
    subject: `${env.SITE_NAME}: scegli una nuova password`,
    text: [...before, link, ...after, env.SITE_NAME].join('\n\n'),
    html: `<!doctype html><html lang="it"><body>${html.join('\n')}</body></html>`,
  }
}
