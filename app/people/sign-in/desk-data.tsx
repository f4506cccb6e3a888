import { deskCodePath } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import type { LoginAnswer } from './login-action.server.ts'
import { SentCode } from './login-form.tsx'

/** A form of the browser's own: what it is answered with is a file. */
export function DeskData({ answer }: { answer: LoginAnswer }) {
  return (
    <form method="post" action={deskCodePath()} className="stack gap-5">
      <SentCode answer={answer} />
      <p>
        Il file contiene il tuo profilo, i capitoli fatti e le risposte salvate. Arriva una volta
        sola: salvalo dove lo ritrovi. Se questo computer non è tuo, salvalo su una chiavetta, e
        cancellalo da qui.
      </p>
      <Button kind="main" className="w-full">
        Scarica i miei dati
      </Button>
    </form>
  )
}
