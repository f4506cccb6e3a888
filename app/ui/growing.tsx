import { type ComponentProps, useMemo } from 'react'

/** As Chrome and Edge mark a page that they translate. */
const isTranslated = () =>
  typeof document !== 'undefined' && /\btranslated-/.test(document.documentElement.className)

type GrowingProps = ComponentProps<'div'> & { isGrowing: boolean }

/**
 * Holds a text while it grows: a browser that translates the page leaves it alone until then, as it
 * would translate halves of sentences. At its end it stands there anew, so that it is seen.
 */
export function Growing({ isGrowing, ...props }: GrowingProps) {
  const isAnew = useMemo(() => !isGrowing && isTranslated(), [isGrowing])
  return (
    <div key={isAnew ? 'whole' : 'growing'} translate={isGrowing ? 'no' : undefined} {...props} />
  )
}
