import type { MetaDescriptor } from 'react-router'

type MetaArgs = { matches: readonly ({ loaderData?: unknown } | undefined)[] }

/** Name of the site as the root loader gave it; the product's own while nothing is known. */
export function siteName({ matches }: MetaArgs): string {
  const root = matches[0]?.loaderData as { site?: { name: string } } | undefined
  return root?.site?.name ?? 'Fucina'
}

/** Search engines keep the page out of what they show. */
export const unlisted = { name: 'robots', content: 'noindex' }

/** `titleTag('Guide', args)`: 'Guide · Fucina'. Public pages have `loadedTags`. */
export const titleTag = (title: string, args: MetaArgs): MetaDescriptor[] => [
  { title: `${title} · ${siteName(args)}` },
  unlisted,
]

/** The title of an administrators' screen: 'Guide: amministrazione'. */
export const adminTitle = (title: string) => `${title}: amministrazione`

/** A route's `meta` when its title never changes: `export const meta = titled('Guide')`. */
export const titled = (title: string) => (args: MetaArgs) => titleTag(title, args)

/**
 * The `meta` of a public page: `export const meta = loadedTags`. Its loader makes the tags
 * (platform/page/meta-tags.server.ts), so that no browser loads their words as script.
 */
export const loadedTags = (
  args: MetaArgs & { loaderData?: { tags: MetaDescriptor[] } | undefined },
): MetaDescriptor[] => args.loaderData?.tags ?? [{ title: siteName(args) }, unlisted]
