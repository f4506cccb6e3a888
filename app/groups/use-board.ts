import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { boardPath } from '../group-paths.ts'
import { formatTime } from '../ui/format-date.ts'
import { useWhileSeen } from '../ui/use-while-seen.ts'
import { type Board, changedPeople, saidHands } from './board.ts'

const milliseconds = 3000
/** A slow line may take so long; what comes later counts as lost. */
const patienceMilliseconds = 12_000
/** One question that was lost says nothing yet. */
const lostToTell = 2

/** A board that follows its group. */
export type LiveBoard = {
  board: Board
  /** Who is elsewhere than before the last news. */
  changed: ReadonlySet<string>
  /** What who listens to the screen is told: whose hand went up. */
  said: string
  /** Since when nothing comes, '15:42'; null: all is well. */
  lostSince: string | null
}

type Heard = { since: Board; mark: string } & Omit<LiveBoard, 'lostSince'>

const nobody: ReadonlySet<string> = new Set()
const refusals = [401, 403, 404]

/** What came: the board with its mark, nothing new, a refusal, or nothing that says anything. */
type News =
  | { kind: 'board'; board: Board; mark: string; at: number }
  | { kind: 'same'; at: number }
  | { kind: 'refused' }
  | { kind: 'lost' }

async function question(groupId: string, mark: string, signal: AbortSignal): Promise<News> {
  try {
    const headers = { Accept: 'application/json', ...(mark && { 'If-None-Match': mark }) }
    const answer = await fetch(boardPath(groupId), { signal, headers })
    // By the server's clock: this one may be wrong.
    const at = Date.parse(answer.headers.get('Date') ?? '') || Date.now()
    if (answer.status === 304) return { kind: 'same', at }
    if (refusals.includes(answer.status)) return { kind: 'refused' }
    if (!answer.ok) return { kind: 'lost' }
    return { kind: 'board', board: await answer.json(), mark: answer.headers.get('ETag') ?? '', at }
  } catch {
    // The line is cut, or the answer is: the next one tells.
    return { kind: 'lost' }
  }
}

/**
 * Asks every three seconds, while the tab is seen, how the group is. What was heard counts until the
 * page brings something newer. Whom the server refuses is told by the page itself, which is loaded
 * again.
 * @param given as the page brought it
 * @param readAt when that was, in milliseconds
 */
export function useBoard(groupId: string, given: Board, readAt: number): LiveBoard {
  const { revalidate } = useRevalidator()
  const isGoing = useNavigation().state !== 'idle'
  const [heard, setHeard] = useState<Heard | null>(null)
  const [lostSince, setLostSince] = useState<string | null>(null)
  const asking = useRef<{ controller: AbortController; begun: number }>(undefined)
  const lost = useRef(0)
  const lastAt = useRef(readAt)
  const own = heard?.since === given ? heard : null
  const board = own?.board ?? given

  function noteLost() {
    lost.current += 1
    if (lost.current >= lostToTell) setLostSince(formatTime(lastAt.current))
  }
  const hear = useEffectEvent((news: News) => {
    if (news.kind === 'refused') void revalidate()
    if (news.kind === 'refused' || news.kind === 'lost') {
      noteLost()
      return
    }
    lost.current = 0
    lastAt.current = news.at
    setLostSince(null)
    if (news.kind === 'same') return
    const changed = new Set(changedPeople(board, news.board))
    setHeard({
      ...{ since: given, mark: news.mark, board: news.board, said: saidHands(board, news.board) },
      // Minutes that pass take no mark away.
      changed: changed.size > 0 ? changed : (own?.changed ?? nobody),
    })
  })
  const ask = useEffectEvent(async () => {
    // What an act changes comes with its page.
    if (isGoing) return
    const before = asking.current
    if (before && performance.now() - before.begun < patienceMilliseconds) return
    if (before) noteLost()
    before?.controller.abort()
    const controller = new AbortController()
    asking.current = { controller, begun: performance.now() }
    const news = await question(groupId, own?.mark ?? '', controller.signal)
    if (controller.signal.aborted) return
    asking.current = undefined
    hear(news)
  })
  useWhileSeen(milliseconds, ask)
  useEffect(() => {
    lost.current = 0
    lastAt.current = readAt
    setLostSince(null)
  }, [readAt])
  useEffect(() => () => asking.current?.controller.abort(), [])
  return { board, changed: own?.changed ?? nobody, said: own?.said ?? '', lostSince }
}
