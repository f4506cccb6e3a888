import { Note } from '../../ui/note.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { CodeIntroduction, Why } from './set-up.tsx'
import { CodeState, RecoveryState } from './state-section.tsx'

type ProofsProps = {
  /** Since when there is any. */
  since: Date | null
  /** The codes of the telephone. */
  setUpAt: Date | null
  passkeys: { id: string; name: string; createdAt: Date; usedAt: Date | null }[]
  codesLeft: number
  /** Where a device is added. */
  addPath: string
  /** Browsers know passkeys at the site's address. */
  isPossible: boolean
  message?: string | undefined
}

/** What there is of a second proof, and what there may be. */
export function Proofs({ since, message, ...props }: ProofsProps) {
  if (since === null) return <FirstProof {...props} message={message} />
  const { setUpAt, passkeys, codesLeft } = props
  return (
    <div className="stack gap-10">
      {message ? (
        <Note kind="bad" role="alert">
          {message}
        </Note>
      ) : null}
      <Devices {...props} isFirst={false} />
      {setUpAt ? (
        <CodeState setUpAt={setUpAt} isOnly={passkeys.length === 0} />
      ) : (
        <CodeIntroduction isMain={false} />
      )}
      <RecoveryState codesLeft={codesLeft} />
    </div>
  )
}

function FirstProof({ message, ...props }: Omit<ProofsProps, 'since'>) {
  return (
    <div className="stack gap-10">
      <Why />
      <Devices {...props} isFirst />
      <CodeIntroduction message={message} isMain={!props.isPossible} />
    </div>
  )
}

type DevicesProps = Omit<ProofsProps, 'since' | 'message' | 'codesLeft'> & { isFirst: boolean }

/** Where the site's address has changed since, those that are there can be taken away. */
function Devices({ passkeys, addPath, setUpAt, isPossible, isFirst }: DevicesProps) {
  if (!isPossible && passkeys.length === 0) return null
  return (
    <PasskeysSection
      passkeys={passkeys}
      addPath={addPath}
      hasCodes={setUpAt !== null}
      isFirst={isFirst}
    />
  )
}
