import type { ReactNode } from 'react'
import { letterPath } from '../../paths.ts'
import { ProfessionDoor } from '../../professions/profession-card.tsx'
import { type PromptStart, promptPath } from '../../prompt-path.ts'
import { Note } from '../../ui/note.tsx'
import { StepTitle } from '../../ui/step-title.tsx'
import { ChoiceCard } from '../sheet/choice-card.tsx'
import { SheetLink } from '../sheet/sheet-link.tsx'
import { type WorkshopPage, workshopTexts } from '../workshop-page.ts'
import { letterDoor, wayIcons, wayTexts, wayTitles } from './prompt-fold.tsx'

type TradeFoldProps = {
  page: WorkshopPage
  /** What the address says: the chosen door closes the fold again. */
  start: PromptStart
  /** 'Cerca una richiesta'. */
  children: ReactNode
}

export const tradeTitleId = 'mestieri'

/** 'Di cosa ti occupi?': every trade in sight as a link, and the ways in that need none. */
export function TradeFold(props: TradeFoldProps) {
  const { page, start, children } = props
  const { doors, professionId: chosenId, isCardsFailed } = page
  const folded = { ...start, fold: null }
  return (
    <section aria-labelledby={tradeTitleId} className="trade-fold">
      <StepTitle step={1} id={tradeTitleId}>
        Di cosa ti occupi?
      </StepTitle>
      {isCardsFailed ? (
        <Note kind="bad" role="alert">
          {workshopTexts.cardsFailed}
        </Note>
      ) : null}
      <div>
        <ul className="arcade trades">
          {doors.map((door) => (
            <li key={door.id}>
              <SheetLink
                to={promptPath(door.id === chosenId ? folded : { profession: door.id })}
                isOfSheet={door.id === chosenId}
                className="door"
                aria-current={door.id === chosenId ? 'true' : undefined}
                preventScrollReset
                prefetch="intent"
              >
                <ProfessionDoor profession={door} />
              </SheetLink>
            </li>
          ))}
        </ul>
        <div className="arcade-step" />
      </div>
      <h3 className="mt-6">Oppure comincia da qui</h3>
      <ul className="choices">
        <ChoiceCard to={letterPath()} {...letterDoor} />
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
