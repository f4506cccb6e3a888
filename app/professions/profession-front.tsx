import type { ProfessionContent } from '../../db/content-types.ts'
import { Picture } from '../ui/picture.tsx'

type FrontProps = {
  profession: Pick<ProfessionContent, 'title' | 'description' | 'color' | 'heroImage'>
}

/**
 * The workshop's front: its portal with the drawing, and the sign with what AI does for this job.
 */
export function Front({ profession }: FrontProps) {
  const { title, description, color, heroImage } = profession
  return (
    <header className={`front g-${color}`}>
      <div className="wrap">
        <div className="portal">
          <span>
            <Picture src={heroImage} alt="" width={320} height={320} />
          </span>
        </div>
        <div className="board">
          <h1>{title}</h1>
          <p className="lead">{description}</p>
        </div>
      </div>
    </header>
  )
}
