import { escapeHtml } from '../platform/escape-html.ts'
import type { Mail } from '../platform/mail.server.ts'
import type { Env } from '../platform/settings/env.server.ts'

type LinkMail = {
  to: string
  /** After the site's name and a colon. */
  subject: string
  /** Sentences before and after the link, a paragraph each. */
  before: string[]
  link: { path: string; label: string }
  after: string[]
}

/** A mail with one link in it, as plain text and as HTML. */
export function linkMail(
  env: Pick<Env, 'PUBLIC_URL' | 'SITE_NAME'>,
  { to, subject, before, link, after }: LinkMail,
): Mail {
  const address = `${env.PUBLIC_URL}${link.path}`
  const html = [
    ...before.map((text) => `<p>${escapeHtml(text)}</p>`),
    `<p><a href="${escapeHtml(address)}">${escapeHtml(link.label)}</a></p>`,
    '<p>Se il collegamento non si apre, copia questo indirizzo nel browser:</p>',
    `<p>${escapeHtml(address)}</p>`,
    ...after.map((text) => `<p>${escapeHtml(text)}</p>`),
    `<p>${escapeHtml(env.SITE_NAME)}</p>`,
  ]
  return {
    to,
    subject: `${env.SITE_NAME}: ${subject}`,
    text: [...before, address, ...after, env.SITE_NAME].join('\n\n'),
    html: `<!doctype html><html lang="it"><body>${html.join('\n')}</body></html>`,
  }
}
