import { Link } from 'react-router'
import { Arch } from '../ui/arch.tsx'
import type { ProfessionCard } from './profession.ts'
import { ProfessionIcon } from './profession-icon.tsx'

/** Long words may break between syllables, where the browser knows no Italian. */
const softened = (title: string) =>
  title.replace(/(\p{L}{6})([bcdfglmprt][aeiou]\p{L}{4})/u, '$1\u00ad$2')

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

/** A profession as a workshop under the arcade: drawing, icon, title, what AI does there (HOME-04). */
export function ProfessionFacade({ profession }: { profession: ProfessionCard }) {
  const { id, title, iconName, description, color, heroImage } = profession
  return (
    <Link to={`/professions/${id}`} className="door" prefetch="intent">
      <Arch
        kind="facade"
        image={heroImage}
        gradient={color}
        label={
          <>
            <b>
              <ProfessionIcon name={iconName} />
              <span>{softened(title)}</span>
            </b>
            <span className="clamp-2">{description}</span>
          </>
        }
      />
    </Link>
  )
}
