import { ProfessionDoor } from '../professions/profession-card.tsx'
import { Note } from '../ui/note.tsx'
import { promptPath } from '../ui/prompt-path.ts'
import { type Door, workshopTexts } from './workshop-page.ts'

type ProfessionChooserProps = {
  doors: Door[]
  chosenId: string | null
  isFailed: boolean
}

/** The arcade: every trade in sight as a link, only the chosen one lit. */
export function ProfessionChooser({ doors, chosenId, isFailed }: ProfessionChooserProps) {
  return (
    <section aria-labelledby="mestieri" className="grid gap-4">
      <h2 id="mestieri">Di che cosa ti occupi?</h2>
      {isFailed ? (
        <Note kind="bad" role="alert">
          {workshopTexts.cardsFailed}
        </Note>
      ) : null}
      <ul className="trades">
        {doors.map((door) => (
          <li key={door.id}>
            <ProfessionDoor
              to={promptPath({ profession: door.id })}
              profession={door}
              isChosen={door.id === chosenId}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
