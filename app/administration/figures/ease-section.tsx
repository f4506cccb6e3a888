import { Link } from 'react-router'
import type { EaseFigure, EaseRemark } from '../../learning/ease/ease-figures.server.ts'
import { editGuidePath, lessonPath } from '../../paths.ts'
import { actsOf } from '../../records/acts/acts.ts'
import { ConfirmButton } from '../../records/acts/confirm-act.tsx'
import { formatDay } from '../../ui/format-date.ts'
import { Bars } from './bars.tsx'
import type { SeenFigures } from './count-figures.server.ts'
import { drawnText, nothingYet, sinceText } from './period.ts'
import { shownNumber } from './shown-number.ts'

export const figuresActs = actsOf({
  delete: 'Errore durante la cancellazione della riga. Riprova più tardi.',
})

type EaseSectionProps = { figures: SeenFigures; remarks: readonly EaseRemark[] }

/** How easy people found guides and lessons, and what they wrote. */
export function EaseSection({ figures, remarks }: EaseSectionProps) {
  const { ease, since, period } = figures
  const all = (answer: 'easy' | 'soSo' | 'hard') =>
    ease.reduce((sum, figure) => sum + figure[answer], 0)
  return (
    <section aria-labelledby="facile">
      <h2 id="facile">Quanto è stato facile</h2>
      {ease.length === 0 ? (
        <p>{nothingYet}</p>
      ) : (
        <>
          <p className="small soft">
            Le risposte alla fine di guide e lezioni, {drawnText(period)}.{' '}
            {sinceText(since.ease, period.months)}
          </p>
          <Bars
            caption="Quanto è stato facile"
            heads={['Risposta', 'Quante']}
            rows={[
              { id: 'easy', name: 'Facile', count: all('easy') },
              { id: 'soSo', name: 'Così così', count: all('soSo') },
              { id: 'hard', name: 'Difficile', count: all('hard') },
            ]}
          />
          <details className="numbers">
            <summary>Guida per guida</summary>
            <dl className="figure-list">
              {ease.map((figure) => (
                <Figure key={`${figure.kind} ${figure.aboutId}`} figure={figure} />
              ))}
            </dl>
          </details>
        </>
      )}
      {remarks.length > 0 && (
        <div className="noprint">
          <h3 className="mt-6">Che cosa ha fermato chi impara</h3>
          <ul className="ease-lines">
            {remarks.map((remark) => (
              <Remark key={remark.id} remark={remark} />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** A guide's form, where what stopped people is mended; a lesson is code, and has its page alone. */
const pathOf = ({ kind, aboutId }: Pick<EaseFigure, 'kind' | 'aboutId'>) =>
  kind === 'guide' ? editGuidePath(aboutId) : lessonPath(aboutId)

function Figure({ figure }: { figure: EaseFigure }) {
  const { kind, title, easy, soSo, hard } = figure
  return (
    <div>
      <dt>
        <Link to={pathOf(figure)}>{title}</Link>
      </dt>
      <dd className="note-line">
        {kind === 'guide' ? 'Guida' : 'Lezione'}. Facile: {shownNumber(easy)}, così così:{' '}
        {shownNumber(soSo)}, difficile: {shownNumber(hard)}
      </dd>
    </div>
  )
}

function Remark({ remark: { id, title, words, day } }: { remark: EaseRemark }) {
  return (
    <li>
      <p>«{words}»</p>
      <p className="small soft">
        {title}, {formatDay(day)}
      </p>
      <ConfirmButton
        kind="quiet"
        size="small"
        className="text-error"
        act={{
          question: 'Vuoi cancellare questa riga?',
          detail: <p>«{words}» sparisce per sempre. La risposta resta nei conti.</p>,
          confirmLabel: 'Cancella la riga',
          cancelLabel: 'Tieni la riga',
          fields: figuresActs.fields('delete', { id }),
        }}
      >
        Cancella la riga<span className="vh"> «{words}»</span>
      </ConfirmButton>
    </li>
  )
}
