import { Hand } from 'lucide-react'
import { Note } from '../../ui/note.tsx'
import type { Letters } from './letter.ts'

type BeforePhotoProps = Pick<Letters, 'caution' | 'says'> & { isShort: boolean }

/** What the AI will get and say; of it only the caution stays once there is a page. */
export const BeforePhoto = ({ caution, says, isShort }: BeforePhotoProps) => (
  <div className={isShort ? undefined : 'before-photo'}>
    {isShort ? null : <img src="/drawings/lettera.svg" alt="" width="200" height="200" />}
    <div className="stack">
      <Note kind="ai" icon={<Hand className="i" aria-hidden="true" />}>
        {caution[0]}
        <b>{caution[1]}</b>
        {caution[2]}
      </Note>
      {isShort ? null : (
        <div>
          <h3>L'AI ti dirà</h3>
          <ul className="spark-list mt-2">
            {says.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  </div>
)
