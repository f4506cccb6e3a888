import type { Gradient, IconName } from '../../db/content-types.ts'
import { ProfessionIcon } from './profession-icon.tsx'

type ProfessionMarkProps = { iconName: IconName; color: Gradient }

/** A profession's icon on its colour, as small as a list needs it; its title stands beside it. */
export function ProfessionMark({ iconName, color }: ProfessionMarkProps) {
  return (
    <span className={`profession-mark g-${color}`}>
      <ProfessionIcon name={iconName} />
    </span>
  )
}
