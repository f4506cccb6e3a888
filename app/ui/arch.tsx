import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'

type ArchProps = {
  image: string | null
  /** One of the eight gradient names, for example 'orange-red'. */
  gradient: string
  label: ReactNode
  /** 'facade': always lit, with a keystone and the label on a sign, inside a link of class `door`;
      it stands below what a page shows first, so its drawing comes when it is near.
      'workshop': small, lit only when selected, inside a control of class `trade`. */
  kind?: 'facade' | 'workshop'
  selected?: boolean
}

/**
 * A profession's door. Presentational: the link or button around it carries the act and the state.
 */
export function Arch({ image, gradient, label, kind = 'workshop', selected = false }: ArchProps) {
  const classes = ['arch', kind, `g-${gradient}`, selected && 'lit'].filter(Boolean).join(' ')
  return (
    <>
      <span className={classes}>
        <span className="in-arch">
          <Picture
            src={image}
            alt=""
            width={240}
            height={240}
            loading={kind === 'facade' ? 'lazy' : undefined}
          />
        </span>
      </span>
      <span className={kind === 'facade' ? 'sign' : 'name'}>{label}</span>
    </>
  )
}
