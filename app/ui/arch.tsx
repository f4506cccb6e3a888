import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'

type ArchProps = {
  image: string | null
  /** One of the eight gradient names, for example 'orange-red'. */
  gradient: string
  label: ReactNode
  /** It stands below what a page shows first: its drawing comes when it is near. */
  isBelow?: boolean
}

/** A profession's door. The link of class `door` around it carries the act and the state. */
export function Arch({ image, gradient, label, isBelow = true }: ArchProps) {
  return (
    <>
      <span className={`arch facade g-${gradient}`}>
        <span className="in-arch">
          <Picture
            src={image}
            alt=""
            width={240}
            height={240}
            loading={isBelow ? 'lazy' : undefined}
          />
        </span>
      </span>
      <span className="sign">{label}</span>
    </>
  )
}
