import { messageSpots, type Price, type Scene, type SceneDecision, type Sign } from './scene.ts'

/** A point of the message that is spoken of: it has a sign, or was tapped. */
export type SpotMark = {
  /** Which point of the message, see `messageSpots`. */
  spot: number
  /** Counts from 1; ties the point to its meaning. */
  number: number
  isTapped: boolean
  /** It is one of the signs of a fraud, and they tapped it. */
  isFound: boolean
  /** It is one of the signs of a fraud, and nobody tapped it. */
  isMissed: boolean
  title: string
  meaning: string
  /** What to say about the person's own look at it; '' when nothing. */
  seen: string
}

/** What came of a decision, as the page shows it. */
export type SceneOutcome = {
  decision: SceneDecision
  tapped: number[]
  isTrue: boolean
  /** It was judged rightly, or somebody was asked, which is never wrong. */
  isGood: boolean
  headline: string
  note: string
  marks: SpotMark[]
  verdict: string
  remark: string
  actions: string[]
  ifTrusted: Price
  ifDoubted: Price
}

/** @param tapped numbers of points; those that the scene does not have count for nothing */
export function sceneOutcome(
  scene: Scene,
  decision: SceneDecision,
  tapped: readonly number[],
): SceneOutcome {
  const { isTrue, verdict, remark, actions, ifTrusted, ifDoubted } = scene
  const known = tapped.filter((spot) => spot < messageSpots(scene).length)
  const isGood = decision === 'chiedo' || (decision === 'fido') === isTrue
  const marks = markSpots(scene, known, isGood)
  return {
    decision,
    tapped: known,
    isTrue,
    isGood,
    headline: headlines[isTrue ? 'true' : 'false'][decision],
    note: isTrue ? notesOfTrue[decision] : noteOfFraud(decision, signsSeen(scene, known)),
    marks,
    verdict,
    remark,
    actions,
    ifTrusted,
    ifDoubted,
  }
}

const headlines = {
  true: {
    fido: 'Giusto: è tutto vero',
    dubito: 'Questa volta è tutto vero',
    chiedo: 'Fai bene a chiedere: è tutto vero',
  },
  false: {
    fido: 'Questa è una truffa',
    dubito: 'Giusto: è una truffa',
    chiedo: 'Fai bene a chiedere: è una truffa',
  },
} satisfies Record<string, Record<SceneDecision, string>>

const notesOfTrue: Record<SceneDecision, string> = {
  fido: 'Non tutto è una truffa. Saperlo ti fa vivere meglio.',
  dubito: 'Dubitare va bene, se poi controlli. Guarda qui come si fa.',
  chiedo: 'Chiedere non è mai sbagliato, nemmeno quando va tutto bene.',
}

type Seen = { seen: number; signs: number }

/** How many of the signs were tapped. */
function signsSeen(scene: Scene, tapped: readonly number[]): Seen {
  const signs = messageSpots(scene).flatMap(({ sign }, spot) => (sign ? [spot] : []))
  return { signs: signs.length, seen: signs.filter((spot) => tapped.includes(spot)).length }
}

function noteOfFraud(decision: SceneDecision, found: Seen): string {
  const counted = countedText(found)
  if (decision === 'fido') return `Succede, e qui non perdi niente. ${counted}`.trim()
  if (decision === 'chiedo') return `Chiedere non è mai sbagliato. ${counted}`.trim()
  return counted || 'Fermarsi in tempo è la cosa giusta.'
}

function countedText({ seen, signs }: Seen): string {
  if (signs === 0) return ''
  if (seen === 0)
    return signs === 1 ? 'Il segno lo trovi qui sotto.' : 'I segni li trovi qui sotto.'
  if (signs === 1) return 'Hai visto il segno che conta.'
  if (seen === signs)
    return `Hai visto tutti e ${signs} i segni. Ne basta uno per fermarsi e controllare.`
  return `Hai visto ${seen === 1 ? '1 segno' : `${seen} segni`} su ${signs}. Ne basta uno per fermarsi e controllare.`
}

/** What is said of a point that was tapped and has no sign. */
const plainPoint: Record<'true' | 'false', Sign> = {
  true: {
    title: 'Qui è tutto a posto',
    meaning: 'Guardare bene è giusto. In questo punto non trovi niente di strano.',
  },
  false: {
    title: 'Da solo non prova niente',
    meaning: 'Si trova anche quando è tutto vero. Guarda gli altri punti.',
  },
}

function markSpots(scene: Scene, tapped: readonly number[], isGood: boolean): SpotMark[] {
  const { isTrue } = scene
  // Who decides well without touching anything is told what the signs are, not what they missed.
  const isUnsought = isGood && tapped.length === 0
  const marked = messageSpots(scene).flatMap(({ sign }, spot) => {
    const isTapped = tapped.includes(spot)
    if (!sign && !isTapped) return []
    const isMissed = sign !== null && !isTrue && !isTapped
    const { title, meaning } = sign ?? plainPoint[isTrue ? 'true' : 'false']
    const seen = isUnsought ? '' : seenText(scene, sign, isTapped)
    const isFound = !isTrue && sign !== null && isTapped
    return [{ spot, isTapped, isFound, isMissed, title, meaning, seen }]
  })
  return marked.map((mark, at) => ({ ...mark, number: at + 1 }))
}

function seenText({ isTrue }: Scene, sign: Sign | null, isTapped: boolean): string {
  if (!isTrue && sign) return isTapped ? "L'hai visto" : 'Ti era sfuggito'
  return isTapped ? "L'hai toccato" : ''
}
