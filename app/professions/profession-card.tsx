import { Link } from 'react-router'
import { Arch } from '../ui/arch.tsx'
import { softened } from './softened.ts'

type ProfessionDoorProps = {
  to: string
  profession: { title: string; text?: string; heroImage: string | null; color: string }
  isChosen: boolean
}

/** A profession as a door of the workshop's arcade. */
export function ProfessionDoor({ to, profession, isChosen }: ProfessionDoorProps) {
  return (
    <Link
      to={to}
      className="door"
      aria-current={isChosen ? 'true' : undefined}
      preventScrollReset
      prefetch="intent"
    >
      <Arch
        isBelow={false}
        image={profession.heroImage}
        gradient={profession.color}
        label={
          <>
            <b>{softened(profession.title)}</b>
            {profession.text ? <span className="small">{profession.text}</span> : null}
          </>
        }
      />
    </Link>
  )
}
