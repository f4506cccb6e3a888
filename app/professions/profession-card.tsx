import { Arch } from '../ui/arch.tsx'
import { softened } from './softened.ts'

type ProfessionDoorProps = {
  profession: { title: string; text?: string; heroImage: string | null; color: string }
}

/** A profession as a door of the workshop's arcade; what it leads to is said around it. */
export const ProfessionDoor = ({ profession }: ProfessionDoorProps) => (
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
)
