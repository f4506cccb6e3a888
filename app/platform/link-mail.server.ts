import { escapeHtml } from './escape-html.ts'
import type { Mail } from './mail.server.ts'
import type { Env } from './settings/env.server.ts'

export type MailWords = {
  /** After the site's name and a colon. */
  subject: string
  /** Sentences before and after the link, a paragraph each. */
  before: readonly string[]
  link: { path: string; label: string }
  after?: readonly string[]
}

/** The site's own colours and sizes; mail programs read no style sheet. */
const styles = {
  body: 'margin:0;padding:24px 16px;background:#fffcf7;color:#1f2430;font:18px/1.6 Verdana,Arial,sans-serif',
  page: 'max-width:560px;margin:0 auto',
  site: 'margin:0 0 24px;padding:0 0 12px;border-bottom:3px solid #1f2430;font-weight:bold',
  text: 'margin:0 0 18px;overflow-wrap:break-word',
  link: 'display:inline-block;padding:12px 22px;border-radius:8px;background:#0f4c81;color:#ffffff;font-weight:bold;text-decoration:none',
  small: 'margin:0 0 18px;font-size:16px;color:#3f4451;overflow-wrap:anywhere',
} as const

const paragraph = (style: 'text' | 'small' | 'site', html: string) =>
  `<p style="${styles[style]}">${html}</p>`

/**
 * A mail with one link in it, as plain text and as HTML: every mail of the product. It loads nothing
 * from anywhere, and the link leads to the site itself.
 */
export function linkMail(
  env: Pick<Env, 'PUBLIC_URL' | 'SITE_NAME'>,
  { to, subject, before, link, after = [] }: MailWords & { to: string },
): Mail {
  const address = `${env.PUBLIC_URL}${link.path}`
  const title = `${env.SITE_NAME}: ${subject}`
  const texts = (sentences: readonly string[]) =>
    sentences.map((text) => paragraph('text', escapeHtml(text)))
  const html = [
    paragraph('site', escapeHtml(env.SITE_NAME)),
    ...texts(before),
    paragraph(
      'text',
      `<a href="${escapeHtml(address)}" style="${styles.link}">${escapeHtml(link.label)}</a>`,
    ),
    ...texts(after),
    paragraph(
      'small',
      `Se il collegamento non si apre, copia questo indirizzo nel browser:<br>${escapeHtml(address)}`,
    ),
  ]
  return {
    to,
    subject: title,
    text: [...before, address, ...after, env.SITE_NAME].join('\n\n'),
    html: `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body style="${styles.body}"><div style="${styles.page}">
${html.join('\n')}
</div></body></html>
`,
  }
}
