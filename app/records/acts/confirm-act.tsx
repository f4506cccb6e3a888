import { Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { type ButtonLooks, buttonClass } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'

export type Act = {
  /** 'Sei sicuro di voler eliminare questa guida?' */
  question: string
  /** What goes with it, and what remains. */
  detail?: ReactNode
  /** 'Elimina la guida' */
  confirmLabel: string
  /** 'Tieni la guida' */
  cancelLabel?: string
  /** It cannot be done now: the question says so, and nothing can be pressed but the way back. */
  isRefused?: boolean
  /** What is posted to the screen's own action. */
  fields: Record<string, string>
  /** 'danger-full' unless the act takes nothing away. */
  confirmKind?: 'danger-full' | 'main'
}

type ConfirmButtonProps = ButtonLooks & {
  act: Act
  /** Posts to another screen's action than the one shown. */
  action?: string
  className?: string
  children: ReactNode
}

/** Asks in a dialog before an act. */
export function ConfirmButton({ act, action, className, children, ...looks }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={buttonClass(looks, className)} onClick={() => setOpen(true)}>
        {looks.icon}
        {children}
      </button>
      <ActDialog act={act} action={action} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

type ActDialogProps = Pick<ConfirmButtonProps, 'act' | 'action'> & {
  isOpen: boolean
  onClose: () => void
}

/** The dialog before an act. A failure is said in it, and it stays open. */
export function ActDialog({ act, action, isOpen, onClose }: ActDialogProps) {
  const fetcher = useFetcher<{ code?: string; message?: string }>()
  const { pathname, key } = useLocation()
  const sentFrom = useRef<string>(null)
  const isDone = fetcher.state === 'loading' && !fetcher.data?.code
  const close = useEffectEvent(onClose)
  // Closed before the screen says what was done, which takes the focus. A slow device may never
  // show that moment, but where the act leads.
  useEffect(() => {
    if (!isDone && (!sentFrom.current || sentFrom.current === key)) return
    sentFrom.current = null
    close()
  }, [isDone, key])

  return (
    <ConfirmDialog
      open={isOpen}
      question={act.question}
      detail={act.detail}
      confirmLabel={act.isRefused ? null : act.confirmLabel}
      cancelLabel={act.cancelLabel}
      confirmKind={act.confirmKind}
      busy={fetcher.state !== 'idle'}
      error={fetcher.data?.message ?? null}
      onCancel={onClose}
      onConfirm={() => {
        sentFrom.current = key
        void fetcher.submit(act.fields, { method: 'post', action: action ?? pathname })
      }}
    />
  )
}

/** The end of a record's screen: what deleting it means, and the button that asks. */
export function DeleteSection({ act }: { act: Act }) {
  return (
    <section className="form-section mt-12 max-w-[56rem]" aria-labelledby="elimina">
      <h2 id="elimina">{act.confirmLabel}</h2>
      <p>{act.detail}</p>
      {!act.isRefused && (
        <div>
          <ConfirmButton kind="danger" act={act} icon={<Trash2 aria-hidden="true" className="i" />}>
            {act.confirmLabel}
          </ConfirmButton>
        </div>
      )}
    </section>
  )
}
