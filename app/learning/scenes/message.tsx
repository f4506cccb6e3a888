import {
  AtSign,
  Check,
  Megaphone,
  Mic,
  PhoneCall,
  Share2,
  StickyNote,
  User,
  Video,
} from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { PieceContent } from '../../../db/piece-types.ts'
import { Addresses } from '../../ui/addresses.tsx'
import { ReadAloud } from '../../ui/read-aloud/read-aloud.tsx'
import { channelLabels, isSpoken, type SceneChannel, type SceneQuestion } from './scene.ts'
import type { SpotMark } from './scene-outcome.ts'

const faces: Record<SceneChannel, typeof User> = {
  sms: User,
  chat: User,
  call: PhoneCall,
  video: Video,
  voice: Mic,
  mail: AtSign,
  letter: StickyNote,
  poster: StickyNote,
  app: User,
  post: Share2,
  advertisement: Megaphone,
}

type MessageProps = {
  question: Pick<SceneQuestion, 'channel' | 'sentAt' | 'spots'>
  /** Once it is decided: the points that are spoken of. */
  marks?: readonly SpotMark[]
  /** Stands above the words. */
  picture?: PieceContent['picture']
}

/**
 * The message as it came, on a telephone or on paper. Undecided, each point is a box to tick;
 * afterwards the numbers lead to what the points mean.
 */
export function Message({ question, marks, picture }: MessageProps) {
  const words = useRef<HTMLDivElement>(null)
  const { channel, sentAt, spots } = question
  const [sender = '', ...lines] = spots
  const Face = faces[channel]
  const marked = new Map(marks?.map((mark) => [mark.spot, mark]))
  const point = (spot: number, text: string) =>
    marks ? (
      <Marked mark={marked.get(spot)}>
        <Addresses text={text} />
      </Marked>
    ) : (
      <Tappable spot={spot}>{text}</Tappable>
    )
  return (
    <div className={isOnPaper(channel) ? 'handset paper' : 'handset'}>
      <div className="in-handset">
        <StatusBar sentAt={sentAt} />
        <div className="from-whom">
          <span className="face" aria-hidden="true">
            <Face className="i" />
          </span>
          {point(0, sender)}
        </div>
        <p className="came-when">
          {channelLabels[channel]}, {sentAt}
        </p>
        {isSpoken(channel) && (
          <div className="to-hear">
            <Wave />
            <ReadAloud of={words} />
          </div>
        )}
        {picture && (
          <figure className="drawn-picture">
            <img src={picture.src} alt={picture.alt} width="360" height="240" />
            <figcaption>È un disegno nostro, al posto dell'immagine.</figcaption>
          </figure>
        )}
        <div className="bubble" ref={words}>
          {lines.map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name, and stays
            <div key={at}>{point(at + 1, text)}</div>
          ))}
        </div>
      </div>
    </div>
  )
}

const isOnPaper = (channel: SceneChannel) => channel === 'letter' || channel === 'poster'

/** The top of a telephone's screen: the hour, where the moment names one. */
function StatusBar({ sentAt }: { sentAt: string }) {
  return (
    <div className="status-bar" aria-hidden="true">
      <span>{/\d{1,2}[:.]\d{2}/.exec(sentAt)?.[0]}</span>
      <svg viewBox="0 0 60 18" fill="currentColor" aria-hidden="true">
        <path d="M0 12h3v5H0zM6 9h3v8H6zM12 6h3v11h-3zM18 2h3v15h-3zM36 5h15v9H36zM57 7h2v5h-2z" />
        <path d="M33.500 2.500h21v14h-21z" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </div>
  )
}

/** What a voice looks like; the button that speaks it is there where the device has a voice. */
function Wave() {
  return (
    <svg viewBox="0 0 152 40" className="wave" aria-hidden="true">
      <path d="M4 17v6m9-11v16m9-22v28m9-19v10m9-16v22m9-27v32m9-24v16m9-12v8m9-15v22m9-18v14m9-21v28m9-23v18m9-12v6m9-14v22m9-17v12m9-9v6m9-4v2" />
    </svg>
  )
}

function Tappable({ spot, children }: { spot: number; children: string }) {
  return (
    <label className="point">
      <input type="checkbox" name="punto" value={spot} />
      <span className="words">
        <span className="marked">
          <Addresses text={children} />
        </span>
      </span>
      <span className="small-door" aria-hidden="true">
        <Check className="i" />
      </span>
    </label>
  )
}

function Marked({ mark, children }: { mark: SpotMark | undefined; children: ReactNode }) {
  if (!mark) {
    return (
      <div className="point">
        <span className="words">{children}</span>
      </div>
    )
  }
  return (
    <a href={`#${markAnchor(mark)}`} className={`point ${markClass(mark)}`}>
      <span className="words">
        <span className="marked">{children}</span>
      </span>
      <span className="vh">, punto {mark.number}</span>
      <span className="small-door" aria-hidden="true">
        {mark.number}
      </span>
    </a>
  )
}

/** The id of the place where it is said what a point means. */
export const markAnchor = ({ number }: SpotMark) => `punto-${number}`

/** Class names: what was tapped is dark, the rest is dashed. */
export const markClass = ({ isTapped, isMissed }: SpotMark) =>
  isTapped ? 'seen' : isMissed ? 'unseen missed' : 'unseen'
