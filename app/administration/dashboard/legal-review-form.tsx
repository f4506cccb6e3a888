import { BadgeCheck } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import { adminDashboardPath } from '../../admin-paths.ts'
import { cookiesPath, privacyPath, termsPath } from '../../paths.ts'
import { isAskedBy } from '../../records/acts/acts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { formatDay } from '../../ui/format-date.ts'
import { type DashboardAnswer, dashboardActs } from './dashboard-acts.ts'

type LegalReviewFormProps = {
  /** The days between which the reading may lie. */
  changedOn: string
  today: string
  answer: DashboardAnswer | null
}

/** Where an administrator ticks that a lawyer has read the legal pages. */
export function LegalReviewForm({ changedOn, today, answer }: LegalReviewFormProps) {
  const busyForm = useNavigation().formData
  const { sent, fields } = answer ?? {}
  return (
    <Form
      method="post"
      action={adminDashboardPath()}
      className="legal-review"
      aria-label="La lettura di un avvocato delle pagine legali"
      preventScrollReset
    >
      <input type="hidden" {...dashboardActs.button('verify')} />
      <p>
        Sono tre: <Link to={privacyPath()}>Privacy</Link>,{' '}
        <Link to={termsPath()}>Termini d&apos;uso</Link> e <Link to={cookiesPath()}>Cookie</Link>.
        L&apos;ultima volta sono cambiate il {formatDay(changedOn)}.
      </p>
      <TextField
        name="by"
        label="Chi le ha lette"
        hint="Lo leggono tutti, in cima alle tre pagine. Scrivi anche «l'avvocata» o «l'avvocato»."
        maxLength={80}
        autoComplete="off"
        defaultValue={sent?.by ?? ''}
        error={fields?.by}
      />
      <TextField
        name="on"
        type="date"
        label="In che giorno"
        max={today}
        defaultValue={sent?.on ?? ''}
        error={fields?.on}
      />
      <Button
        kind="plain"
        busy={isAskedBy(busyForm, 'verify')}
        busyLabel="Un momento…"
        icon={<BadgeCheck aria-hidden="true" className="i" />}
      >
        Segna che le ha lette
      </Button>
    </Form>
  )
}

/** Takes the tick back. */
export function TakeBackReview() {
  const busyForm = useNavigation().formData
  return (
    <Form method="post" action={adminDashboardPath()} preventScrollReset>
      <input type="hidden" {...dashboardActs.button('undo')} />
      <Button kind="plain" size="small" busy={isAskedBy(busyForm, 'undo')} busyLabel="Un momento…">
        Togli il segno della lettura
      </Button>
    </Form>
  )
}
