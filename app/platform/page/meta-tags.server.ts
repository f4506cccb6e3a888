import type { MetaDescriptor } from 'react-router'
import { cityDrawing } from '../settings/city-drawing.server.ts'
import type { Env } from '../settings/env.server.ts'

/** What a link to a page shows in a messenger, where it is not the page's own words. */
export type LinkWords = {
  title: string
  description: string
  /** The page that it leads to. */
  path: string
  /** A picture of 1200 by 630; null: the site's. */
  picture: { path: string; words: string } | null
}

export type PageWords = {
  /** Before the site's name; null: the site's own, on its first page. */
  title: string | null
  /** For search engines and messengers: 50 to 160 characters that no other page has. */
  description: string
  /** It is open to all, but nothing to be found. */
  isUnlisted?: boolean
  shared?: LinkWords | null
}

type Settings = Pick<Env, 'SITE_NAME' | 'PUBLIC_URL'> & Parameters<typeof cityDrawing>[0]

/** One address for every way of writing it; queries are left out. */
const plain = (pathname: string) => pathname.toLowerCase().replace(/\/+$/, '') || '/'

/**
 * The tags of a public page, for search engines and for messengers that show a link to it. A loader
 * returns them as `tags`, and the route's `meta` is `loadedTags`. The address belongs into
 * `foundPages` (app/public-pages.ts).
 * @param url of the request
 */
export function publicTags(env: Settings, url: URL, page: PageWords): MetaDescriptor[] {
  const { SITE_NAME: site, PUBLIC_URL: origin } = env
  const title = page.title
    ? `${page.title} · ${site}`
    : `${site}, l'intelligenza artificiale alla portata di tutti`
  const own = { title, description: page.description, path: plain(url.pathname), picture: null }
  const shown = page.shared ?? own
  const address = origin + shown.path
  const og = {
    type: 'website',
    locale: 'it_IT',
    site_name: site,
    title: shown.title,
    description: shown.description,
    url: address,
    image: origin + (shown.picture?.path ?? cityDrawing(env).shared),
    'image:type': 'image/png',
    'image:width': '1200',
    'image:height': '630',
    'image:alt': shown.picture?.words ?? `Un disegno di ${site}.`,
  }
  return [
    { title },
    { name: 'description', content: page.description },
    page.isUnlisted
      ? { name: 'robots', content: 'noindex' }
      : { tagName: 'link', rel: 'canonical', href: address },
    ...Object.entries(og).map(([name, content]) => ({ property: `og:${name}`, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
