import type { ReactNode } from 'react'
import { ProfessionDoor } from '../../professions/profession-card.tsx'
import { promptPath } from '../../prompt-path.ts'
import { Note } from '../../ui/note.tsx'
import { StepTitle } from '../../ui/step-title.tsx'
import { letterWay } from '../letter/letter.ts'
import { ChoiceCard } from '../sheet/choice-card.tsx'
import { useSheetPlace } from '../sheet/sheet-link.tsx'
import { type Door, workshopTexts } from '../workshop-page.ts'
import { wayIcons, wayTexts, wayTitles } from './request-fold.tsx'

type TradeFoldProps = {
  doors: Door[]
  chosenId: string | null
  isFailed: boolean
  /** A letter can be explained. */
  readsLetters: boolean
  /** 'Cerca una richiesta'. */
  children: ReactNode
}

export const tradeTitleId = 'mestieri'

/** 'Di cosa ti occupi?': every trade in sight as a link, and the ways in that need none. */
export function TradeFold(props: TradeFoldProps) {
  const { doors, chosenId, isFailed, readsLetters, children } = props
  const place = useSheetPlace()
  return (
    <section aria-labelledby={tradeTitleId} className="trade-fold">
      <StepTitle step={1} id={tradeTitleId}>
        Di cosa ti occupi?
      </StepTitle>
      {isFailed ? (
        <Note kind="bad" role="alert">
          {workshopTexts.cardsFailed}
        </Note>
      ) : null}
      <div>
        <ul className="arcade trades">
          {doors.map((door) => (
            <li key={door.id}>
              <ProfessionDoor
                to={(door.id === chosenId && place) || promptPath({ profession: door.id })}
                profession={door}
                isChosen={door.id === chosenId}
              />
            </li>
          ))}
        </ul>
        <div className="arcade-step" />
      </div>
      <h3 className="mt-6">Oppure comincia da qui</h3>
      <ul className="choices">
        {readsLetters ? (
          <ChoiceCard
            to={letterWay}
            icon={wayIcons.lettera}
            title={wayTitles.lettera}
            text={wayTexts.lettera}
          />
        ) : null}
        <ChoiceCard
          to={promptPath({ way: 'parole' })}
          icon={wayIcons.parole}
          title={wayTitles.parole}
          text={wayTexts.parole}
        />
      </ul>
      {children}
    </section>
  )
}
