import { adminPath, logoutPath, newsPath, sitemapPath } from '../paths.ts'
import { env } from '../platform/process.server.ts'
import { textFile } from './public-file.server.ts'

/** Pages behind the sign-in are open to robots, as messengers look at what a link leads to. */
const closed = [adminPath(), newsPath(), logoutPath()]

/** `GET /robots.txt` */
export const loader = () =>
  textFile(
    [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${env.PUBLIC_URL}${sitemapPath()}`,
      '',
    ].join('\n'),
    'text/plain',
  )
