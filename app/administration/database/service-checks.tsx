import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { databasePath } from '../../admin-paths.ts'
import { type Checks, mailFinding, providerFinding } from '../../operations/findings.ts'
import { Fact, FindingLine } from '../../records/facts/facts.tsx'
import { Button } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/format-date.ts'
import { Status } from '../../ui/status.tsx'
import { databaseActs } from './setup-outcome.ts'

type Answer = { checks?: Checks; message?: string }

type ServiceChecksProps = { checks: Checks | null; providerName: string }

/**
 * Whether AI service and mail server answer. Asked once the screen stands, so that a service that
 * is silent holds nothing up, and whenever somebody presses the button; without script, then only.
 */
export function ServiceChecks({ checks: sent, providerName }: ServiceChecksProps) {
  const fetcher = useFetcher<Answer>()
  const checks = fetcher.data?.checks ?? sent
  const isBusy = fetcher.state !== 'idle'
  const { submit } = fetcher
  const isAsked = useRef(sent !== null)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    submit(databaseActs.fields('check'), { method: 'post', action: databasePath() })
  }, [submit])

  return (
    <>
      <dl className="facts">
        <Fact label="Servizio AI">
          {checks ? (
            <FindingLine finding={providerFinding(checks.provider, providerName)} />
          ) : (
            notYet(isBusy)
          )}
        </Fact>
        <Fact label="Posta">
          {checks ? <FindingLine finding={mailFinding(checks.mail)} /> : notYet(isBusy)}
        </Fact>
      </dl>
      <fetcher.Form method="post" action={databasePath()} className="row pt-4">
        <input type="hidden" {...databaseActs.button('check')} />
        <Button busy={isBusy} busyLabel="Controllo…">
          Controlla adesso
        </Button>
        <Status className="small soft">{statusText(fetcher.data, checks)}</Status>
      </fetcher.Form>
    </>
  )
}

const notYet = (isBusy: boolean) => (isBusy ? 'Controllo…' : 'Non ancora controllato')

function statusText(answer: Answer | undefined, checks: Checks | null): string | null {
  if (answer?.message) return answer.message
  return checks && `Controllo del ${formatDateTime(checks.at)}. Non costa niente.`
}
