import { Note } from '../../ui/note.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { CodeIntroduction, Why } from './set-up.tsx'
import { CodeState, RecoveryState } from './state-section.tsx'

type ProofsProps = {
  since: Date | null
  /** The codes of the telephone. */
  setUpAt: Date | null
  passkeys: { id: string; name: string; createdAt: Date; usedAt: Date | null }[]
  codesLeft: number
  /** What this device is, as far as the browser says. */
  device: string
  /** Browsers know passkeys at the site's address. */
  isPossible: boolean
  failed: { code: string; message: string } | null
}

/** What there is of a second proof, and what there may be. */
export function Proofs({ since, failed, ...props }: ProofsProps) {
  const ofDevice = failed?.code.includes('PASSKEY') ? failed.message : undefined
  const message = ofDevice === undefined ? failed?.message : undefined
  if (since === null) {
    return (
      <div className="stack gap-10">
        <Why />
        <Devices {...props} isFirst message={ofDevice} />
        <CodeIntroduction message={message} isMain={!props.isPossible} />
      </div>
    )
  }
  const { setUpAt, passkeys, codesLeft } = props
  return (
    <div className="stack gap-10">
      {message ? (
        <Note kind="bad" role="alert">
          {message}
        </Note>
      ) : null}
      <Devices {...props} isFirst={false} message={ofDevice} />
      {setUpAt ? (
        <CodeState setUpAt={setUpAt} isOnly={passkeys.length === 0} />
      ) : (
        <CodeIntroduction isMain={false} />
      )}
      <RecoveryState codesLeft={codesLeft} />
    </div>
  )
}

type DevicesProps = Omit<ProofsProps, 'since' | 'failed' | 'codesLeft'> & {
  isFirst: boolean
  message: string | undefined
}

/** Where the site's address has changed since, those that are there can be taken away. */
function Devices({ setUpAt, ...props }: DevicesProps) {
  if (!props.isPossible && props.passkeys.length === 0) return null
  return <PasskeysSection {...props} hasCodes={setUpAt !== null} />
}
