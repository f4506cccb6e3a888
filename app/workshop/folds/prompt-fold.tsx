import { Blocks, Pencil } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { letterPath } from '../../paths.ts'
import { type OwnWay, promptPath } from '../../prompt-path.ts'
import { everydaySetId } from '../../prompt-sets/prompt-set.ts'
import { StepTitle } from '../../ui/step-title.tsx'
import { NotThere } from '../sheet/blocks.tsx'
import { ChoiceCard, type Choose } from '../sheet/choice-card.tsx'
import { type WorkshopPage, workshopTexts } from '../workshop-page.ts'
import { TemplateList } from './template-list.tsx'

type RequestFoldProps = {
  professionId: string
  page: WorkshopPage
  templateId: string | null
  way: OwnWay | null
  onChoose: Choose
  /** 'Cerca una richiesta'. */
  children: ReactNode
}

export const requestTitleId = 'richieste'
export const wayTitles = {
  parole: 'Scrivo io la mia richiesta',
  blocchi: 'Costruisci il Tuo Prompt',
} satisfies Record<OwnWay, string>

export const wayIcons = {
  parole: <Pencil className="i" aria-hidden="true" />,
  blocchi: <Blocks className="i" aria-hidden="true" />,
} satisfies Record<OwnWay, ReactNode>

export const wayTexts = {
  parole: 'So già che cosa chiedere.',
  blocchi: 'Un pezzo alla volta.',
} satisfies Record<OwnWay, string>

const ways: readonly OwnWay[] = ['parole', 'blocchi']

/** The door of a page of its own, which stands among the requests of everyday life too. */
export const letterDoor = {
  icon: <img src="/drawings/lettera.svg" alt="" width="40" height="40" />,
  title: 'Ho una lettera in mano',
  text: "Foto o PDF: l'AI te la spiega.",
}

/** 'Che cosa devi fare?': ready templates, own words, or blocks. Still while an answer grows. */
export const PromptFold = memo(function RequestFold(props: RequestFoldProps) {
  const { professionId, page, templateId, way, onChoose, children } = props
  const templates = page.set?.templates ?? []
  return (
    <section aria-labelledby={requestTitleId} className="prompt-fold">
      <StepTitle step={2} id={requestTitleId}>
        Che cosa devi fare?
      </StepTitle>
      <h3>Template Pronti</h3>
      <p className="soft">Un template è una richiesta già scritta: tu riempi gli spazi.</p>
      {templates.length > 0 ? (
        <TemplateList
          templates={templates}
          toOf={(template) => promptPath({ profession: professionId, template })}
          chosenId={templateId}
          onChoose={onChoose}
        />
      ) : (
        <NotThere
          isFailed={page.isSetFailed}
          failed={workshopTexts.templatesFailed}
          missing={workshopTexts.templatesMissing}
        />
      )}
      <ul className="choices own-ways" aria-label="Oppure">
        {professionId === everydaySetId ? <ChoiceCard to={letterPath()} {...letterDoor} /> : null}
        {ways.map((one) => {
          const to = promptPath({ profession: professionId, way: one })
          return (
            <ChoiceCard
              key={one}
              to={to}
              icon={wayIcons[one]}
              title={wayTitles[one]}
              text={wayTexts[one]}
              isChosen={templateId === null && way === one}
              onClick={onChoose(to, { template: null })}
            />
          )
        })}
      </ul>
      {children}
    </section>
  )
})
