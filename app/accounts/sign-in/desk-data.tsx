import { useState } from 'react'
import { Link } from 'react-router'
import { deskCodePath, loginPath } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Status } from '../../ui/status.tsx'
import type { LoginAnswer } from './login-action.server.ts'
import { SentCode } from './login-form.tsx'

/** A form of the browser's own: what it is answered with is a file, and the page stays. */
export function DeskData({ answer }: { answer: LoginAnswer }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <form
        method="post"
        action={deskCodePath()}
        className="stack gap-5"
        onSubmit={() => setAsked(true)}
      >
        <SentCode answer={answer} />
        <p>
          Il file contiene il tuo profilo, i capitoli fatti e le risposte salvate. Arriva una volta
          sola: salvalo dove lo ritrovi. Se questo computer non è tuo, salvalo su una chiavetta, e
          cancellalo da qui.
        </p>
        {!isAsked && (
          <Button kind="main" className="w-full">
            Scarica i miei dati
          </Button>
        )}
        <Status className="font-semibold">
          {isAsked &&
            'Il file arriva tra i download del browser. Il codice adesso non vale più: se il file non arriva, allo sportello ne fanno un altro.'}
        </Status>
      </form>
      <p>
        <Link to={loginPath(null)}>Torna all'accesso</Link>
      </p>
    </>
  )
}
