import { DoorClosed } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { groupPath } from '../group-paths.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { useMay } from '../ui/use-may.ts'
import { leadersDo } from './leader-words.ts'

/** Ends the meeting on all devices of the hall, after a question. */
export function Closing({ groupId }: { groupId: string }) {
  const submit = useSubmit()
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
    submit({ intent: 'close-meeting' }, { method: 'post', action: groupPath(groupId) })
  }
  return (
    <>
      <Button
        type="button"
        icon={<DoorClosed aria-hidden="true" className="i" />}
        onClick={() => setAsking(true)}
      >
        Chiudi l'incontro
      </Button>
      <ConfirmDialog
        open={isAsking}
        question="Hanno scritto tutti il biglietto?"
        detail="Chi è entrato da un dispositivo della sala esce subito, e torna solo con il biglietto. Chi è sul suo telefono resta dentro. Quello che hanno fatto resta."
        confirmLabel="Sì, chiudi l'incontro"
        cancelLabel="Non ancora"
        onConfirm={close}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

type FoldProps = { groupId: string; label: string; kind?: 'quiet' | 'danger'; children: ReactNode }

/** What is seldom done with a group, behind its name. */
const Fold = ({ groupId, label, kind = 'quiet', children }: FoldProps) => (
  <details className="noprint">
    <summary className={buttonClass({ kind }, kind === 'quiet' ? '-ml-2.5' : undefined)}>
      {label}
    </summary>
    <Form method="post" action={groupPath(groupId)} className="stack pt-3 measure">
      {children}
    </Form>
  </details>
)

type SecondLeaderProps = {
  groupId: string
  leaders: string[]
  hasSecond: boolean
  isFirst: boolean
}

/** Who leads the group together with whom: the first names the second, and either ends it. */
export function SecondLeader({ groupId, leaders, hasSecond, isFirst }: SecondLeaderProps) {
  const may = useMay()
  return (
    <Fold groupId={groupId} label="Guidare in due">
      {hasSecond ? (
        <>
          <p className="wrap-anywhere">{leadersDo(leaders, 'guida', 'guidano')} il gruppo.</p>
          <p>
            <Button name="intent" value="drop-leader">
              {isFirst ? "Togli l'altra persona" : 'Non lo guido più'}
            </Button>
          </p>
        </>
      ) : (
        <>
          <p>
            Un altro Facilitatore vede la stessa pagina e fa le stesse cose. Eliminare il gruppo
            resta a te.
          </p>
          <LeaderField />
          <p>
            <Button name="intent" value="add-leader">
              Guidatelo in due
            </Button>
          </p>
        </>
      )}
      {isFirst && !may('giveRoles') && (
        <p className="small">
          Vuoi smettere di guidarlo? Chi amministra il sito può passarlo a qualcun altro.
        </p>
      )}
    </Fold>
  )
}

const LeaderField = () => (
  <TextField
    name="email"
    type="email"
    label="La sua email"
    autoComplete="off"
    required
    maxLength={254}
  />
)

/** Gives a group to another facilitator; administrators do. */
export function HandOver({ groupId }: { groupId: string }) {
  const may = useMay()
  if (!may('giveRoles')) return null
  return (
    <Fold groupId={groupId} label="Passa il gruppo">
      <p>Da quel momento lo guida un altro Facilitatore.</p>
      <LeaderField />
      <p>
        <Button name="intent" value="hand-over">
          Passa il gruppo
        </Button>
      </p>
    </Fold>
  )
}

/** Deletes a group, after a fold that says what that means. */
export function Deletion({ groupId }: { groupId: string }) {
  return (
    <Fold groupId={groupId} label="Elimina il gruppo" kind="danger">
      <p>
        Il codice non vale più, e non vedi più le persone. Loro tengono quello che hanno fatto. Se
        ci ripensi, premi «Annulla» appena compare.
      </p>
      <p>
        <Button kind="danger-full" name="intent" value="delete">
          Elimina il gruppo
        </Button>
      </p>
    </Fold>
  )
}
