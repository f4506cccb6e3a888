import { Link } from 'react-router'
import { adminDashboardPath } from '../../admin-paths.ts'
import type {
  EaseFigure,
  EaseFigures,
  EaseRemark,
} from '../../learning/ease/ease-figures.server.ts'
import { editGuidePath, lessonPath } from '../../paths.ts'
import { type Act, ConfirmLink } from '../../records/acts/confirm-act.tsx'
import { questionAddress } from '../../records/acts/question.ts'
import { formatDay } from '../../ui/format-date.ts'
import { dashboardActs } from './dashboard-acts.ts'

/** What learners said at the end of guides and lessons. */
export function EaseSection({ ease: { figures, remarks } }: { ease: EaseFigures }) {
  return (
    <section aria-labelledby="facilita">
      <h2 id="facilita">Quanto è stato facile</h2>
      {figures.length === 0 ? (
        <p>
          Alla fine di una guida o di una lezione chiediamo se è stata facile. Qui compaiono le
          risposte.
        </p>
      ) : (
        <dl className="figure-list">
          {figures.map((figure) => (
            <Figure key={`${figure.kind} ${figure.aboutId}`} figure={figure} />
          ))}
        </dl>
      )}
      {remarks.length > 0 && (
        <>
          <h3 className="mt-6">Che cosa ha fermato chi impara</h3>
          <ul className="ease-lines">
            {remarks.map((remark) => (
              <Remark key={remark.id} remark={remark} />
            ))}
          </ul>
        </>
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
        {kind === 'guide' ? 'Guida' : 'Lezione'}. Facile: {easy}, così così: {soSo}, difficile:{' '}
        {hard}
      </dd>
    </div>
  )
}

function Remark({ remark }: { remark: EaseRemark }) {
  return (
    <li>
      <p>«{remark.words}»</p>
      <p className="small soft">
        {remark.title}, {formatDay(remark.day)}
      </p>
      <ConfirmLink
        kind="quiet"
        size="small"
        className="text-error"
        act={remarkDeletion(remark)}
        action={adminDashboardPath()}
        to={questionAddress(adminDashboardPath(), 'delete', remark.id)}
      >
        Cancella la riga<span className="vh"> «{remark.words}»</span>
      </ConfirmLink>
    </li>
  )
}

/** The question before a remark is deleted. */
export const remarkDeletion = ({ id, words }: EaseRemark): Act => ({
  question: 'Vuoi cancellare questa riga?',
  detail: <p>«{words}» sparisce per sempre. La risposta resta nei conti.</p>,
  confirmLabel: 'Cancella la riga',
  cancelLabel: 'Tieni la riga',
  fields: dashboardActs.fields('delete', { id }),
})
