import { Link } from 'react-router'
import { editGuidePath } from '../../paths.ts'
import { StateMark } from '../../records/list/rows.tsx'
import { counted, countText } from '../../ui/format-number.ts'
import type { BesideTool } from './beside-tool.server.ts'

/** Read from the guides: which tool a guide belongs to is chosen in the guide. */
export function GuidesOfTool({ guides, guidesTotal }: Pick<BesideTool, 'guides' | 'guidesTotal'>) {
  return (
    <section className="form-section max-w-[56rem]" aria-labelledby="guide">
      <h2 id="guide">Guide di questo strumento</h2>
      {guidesTotal === 0 ? (
        <p>Nessuna guida. Una guida sceglie il suo strumento nella propria scheda.</p>
      ) : (
        <>
          <p className="soft">
            {counted(guidesTotal, 'guida', 'guide')}. A quale strumento appartiene, lo scegli nella
            scheda della guida.
          </p>
          <ul className="aside-list">
            {guides.map(({ id, title, isPublished }) => (
              <li key={id}>
                <Link to={editGuidePath(id)}>{title}</Link>
                <StateMark isOn={isPublished}>{isPublished ? 'Pubblicata' : 'Bozza'}</StateMark>
              </li>
            ))}
          </ul>
          {guidesTotal > guides.length && (
            <p className="soft">E altre {countText(guidesTotal - guides.length)}.</p>
          )}
        </>
      )}
    </section>
  )
}
