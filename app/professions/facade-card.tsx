import { Link } from 'react-router'
import { professionPath } from '../paths.ts'
import { Arch } from '../ui/arch.tsx'
import { firstSentences } from '../ui/first-sentences.ts'
import type { ProfessionCard } from './profession.ts'
import { ProfessionIcon } from './profession-icon.tsx'
import { softened } from './softened.ts'

/** A profession as a workshop under the arcade: drawing, icon, title, what AI does there. */
export function ProfessionFacade({ profession }: { profession: ProfessionCard }) {
  const { id, title, iconName, description, color, heroImage } = profession
  return (
    <Link to={professionPath(id)} className="door" prefetch="intent">
      <Arch
        image={heroImage}
        gradient={color}
        label={
          <>
            <b>
              <ProfessionIcon name={iconName} />
              <span>{softened(title)}</span>
            </b>
            <span className="vh"> </span>
            <span className="clamp-2">{firstSentences(description, 48)}</span>
          </>
        }
      />
    </Link>
  )
}
