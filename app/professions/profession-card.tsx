import { Link } from 'react-router'
import { Arch } from '../ui/arch.tsx'
import { softened } from './softened.ts'

type ProfessionDoorProps = {
  to: string
  profession: { title: string; heroImage: string | null; color: string }
  isChosen: boolean
}

/** A profession as a small door of the workshop's arcade; the chosen one is lit. */
export function ProfessionDoor({ to, profession, isChosen }: ProfessionDoorProps) {
  return (
    <Link
      to={to}
      className="trade"
      aria-current={isChosen ? 'true' : undefined}
      preventScrollReset
      prefetch="intent"
    >
      <Arch
        image={profession.heroImage}
        gradient={profession.color}
        label={softened(profession.title)}
        selected={isChosen}
      />
    </Link>
  )
}
