import type { ComponentProps, ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt'> & {
  src: string | null | undefined
  /** A drawing of ours that takes its place when the address is missing, not ours or broken. */
  fallback?: string
  /**
   * Words that take its place instead, where a drawing of ours would pass for the picture itself.
   */
  instead?: ReactNode
  alt: string
}

/** The browser loads nothing from elsewhere (SECURITY.md 3), so that it need not try. */
const isOurs = (src: string) => /^(?:\/(?!\/)|blob:|data:image\/)/.test(src)

/** An image that never shows as broken, also when it failed before the page came alive. */
export function Picture({
  src,
  fallback = '/drawings/predefinita.svg',
  instead,
  alt,
  ...rest
}: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const image = useRef<HTMLImageElement>(null)
  const wanted = src && isOurs(src) ? src : fallback
  const shown = broken === wanted ? fallback : wanted

  useEffect(() => {
    const element = image.current
    if (element?.complete && element.currentSrc && element.naturalWidth === 0) setBroken(wanted)
  }, [wanted])

  if (instead && broken === wanted) return instead
  return <img {...rest} ref={image} src={shown} alt={alt} onError={() => setBroken(wanted)} />
}
