import { Camera, FingerprintPattern, Mic } from 'lucide-react'
import type { FigureContent } from '../../../db/content/lessons/lesson-content.ts'
import { Addresses } from '../../ui/addresses.tsx'

const signs = { microphone: Mic, camera: Camera, fingerprint: FingerprintPattern }

/** A small piece of a screen, as it is seen while one does it. */
export function Figure({ figure }: { figure: FigureContent }) {
  const { alt, address, menu, text, marked, after, drops, field, button } = figure
  const pointer = <Pointer kind={figure.pointer} />
  // It lies on what is pressed: the last of these.
  const isOnWords = field === undefined && button === undefined
  return (
    <div className="figure" role="img" aria-label={alt}>
      {address !== undefined && (
        <span className="figure-address">
          <Addresses text={address} />
        </span>
      )}
      {menu && (
        <span className="figure-menu">
          {menu.map((entry) => (
            <span key={entry}>{entry}</span>
          ))}
        </span>
      )}
      {(text !== undefined || marked !== undefined) && (
        <span className="figure-words">
          {text !== undefined && <Addresses text={text} />}
          {marked !== undefined && (
            <span className={drops ? 'figure-marked drops' : 'figure-marked'}>
              <Addresses text={marked} />
              {isOnWords && pointer}
            </span>
          )}
          {after}
          {isOnWords && marked === undefined && pointer}
        </span>
      )}
      {field !== undefined && (
        <span className="figure-field">
          {field}
          {button === undefined && pointer}
        </span>
      )}
      {button !== undefined && (
        <span className="figure-button">
          {button}
          {pointer}
        </span>
      )}
      <Keys {...figure} />
    </div>
  )
}

/** Keys of a keyboard, and a sign that stands on one. */
function Keys({ keys = [], sign }: Pick<FigureContent, 'keys' | 'sign'>) {
  const Sign = sign && signs[sign]
  if (!Sign && keys.length === 0) return null
  return (
    <span className="figure-keys">
      {keys.map((key, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
        <kbd key={place}>{key}</kbd>
      ))}
      {Sign && (
        <kbd>
          <Sign aria-hidden="true" className="i" />
        </kbd>
      )}
    </span>
  )
}

const hand =
  'M24 63C14 52 8 44 6 38c-1-4 4-6 7-3l5 6V8c0-6 8-6 8 0v18l3-1c4-1 6 1 6 4 4-2 7 0 7 4 4-1 6 1 6 5v10c0 6-2 10-4 15'

function Pointer({ kind }: { kind: FigureContent['pointer'] }) {
  if (!kind) return null
  return kind === 'finger' ? <Finger /> : <Arrow />
}

function Finger() {
  return (
    <svg className="figure-pointer" viewBox="0 0 56 66" aria-hidden="true">
      <path d={`${hand}z`} transform="translate(3 3)" fill="#e9b79b" />
      <path className="stroke" d={hand} />
    </svg>
  )
}

function Arrow() {
  return (
    <svg className="figure-pointer" viewBox="0 0 56 66" aria-hidden="true">
      <path className="stroke" fill="#fff" d="M14 6v44l10-9 7 17 9-4-7-16 14-1z" />
    </svg>
  )
}
