import { escapeHtml } from '../platform/escape-html.ts'
import { respond } from '../platform/http/failure.server.ts'
import { db, env } from '../platform/process.server.ts'
import type { Route } from './+types/sitemap.route'
import { foundAddresses } from './found-addresses.server.ts'
import { textFile } from './public-file.server.ts'

/** `GET /sitemap.xml`: the pages that search engines may show. */
export const loader = ({ context }: Route.LoaderArgs) =>
  respond(context, 'Errore nel caricamento del file', async () => {
    const urls = (await foundAddresses(db)).map(
      (path) => `<url><loc>${escapeHtml(new URL(path, env.PUBLIC_URL).href)}</loc></url>`,
    )
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
    return textFile(xml, 'application/xml')
  })
