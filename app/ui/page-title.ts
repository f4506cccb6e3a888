type MetaArgs = { matches: readonly ({ loaderData?: unknown } | undefined)[] }

/** Name of the site as the root loader gave it; the product's own while nothing is known. */
export function siteName({ matches }: MetaArgs): string {
  const root = matches[0]?.loaderData as { site?: { name: string } } | undefined
  return root?.site?.name ?? 'Fucina'
}

/** The `<title>` of a screen: `titleTag('Guide', args)` is 'Guide · Fucina'. */
export const titleTag = (title: string, args: MetaArgs) => [
  { title: `${title} · ${siteName(args)}` },
]

/** The title of an administrators' screen: 'Guide: amministrazione'. */
export const adminTitle = (title: string) => `${title}: amministrazione`

/** A route's `meta` when its title never changes: `export const meta = titled('Guide')`. */
export const titled = (title: string) => (args: MetaArgs) => titleTag(title, args)
