import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { boardPath } from '../group-paths.ts'
import { formatTime } from '../ui/format-date.ts'
import { useWhileSeen } from '../ui/use-while-seen.ts'
import { type Board, saidHands } from './board.ts'

const milliseconds = 3000
/** A slow line may take so long; what comes later counts as lost. */
const patienceMilliseconds = 12_000
/** One question that was lost says nothing yet. */
const lostToTell = 2

/** A board that follows its group. */
export type LiveBoard = {
  board: Board
  /** What who listens to the screen is told: whose hand went up. */
  said: string
  /** Since when nothing comes, '15:42'; null: all is well. */
  lostSince: string | null
}

type Heard = { since: Board } & Omit<LiveBoard, 'lostSince'>

const refusals = [401, 403, 404]

/** What came: the board as it was then, a refusal, or null for nothing that says anything. */
type News = { board: Board; at: number } | 'refused' | null

async function question(groupId: string): Promise<News> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), patienceMilliseconds)
  try {
    const answer = await fetch(boardPath(groupId), {
      signal: controller.signal,
      headers: { Accept: 'application/json' },
    })
    if (refusals.includes(answer.status)) return 'refused'
    if (!answer.ok) return null
    // By the server's clock: this one may be wrong.
    const at = Date.parse(answer.headers.get('Date') ?? '') || Date.now()
    return { board: await answer.json(), at }
  } catch {
    // The line is cut, or the answer is: the next one tells.
    return null
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Asks every three seconds, while the tab is seen, how the group is. What was heard counts until the
 * page brings something newer. Whom the server refuses is told by the page itself, which is loaded
 * again.
 * @param readAt when the page brought the given one, in milliseconds
 */
export function useBoard(groupId: string, given: Board, readAt: number): LiveBoard {
  const { revalidate } = useRevalidator()
  const isGoing = useNavigation().state !== 'idle'
  const [heard, setHeard] = useState<Heard | null>(null)
  const [lostSince, setLostSince] = useState<string | null>(null)
  const isAsking = useRef(false)
  const lost = useRef(0)
  const lastAt = useRef(readAt)
  const own = heard?.since === given ? heard : null
  const board = own?.board ?? given

  const hear = useEffectEvent((news: News) => {
    if (news === 'refused') void revalidate()
    if (news === 'refused' || news === null) {
      lost.current += 1
      if (lost.current >= lostToTell) setLostSince(formatTime(lastAt.current))
      return
    }
    lost.current = 0
    lastAt.current = news.at
    setLostSince(null)
    setHeard({ since: given, board: news.board, said: saidHands(board, news.board) })
  })
  const ask = useEffectEvent(async () => {
    // What an act changes comes with its page.
    if (isGoing || isAsking.current) return
    isAsking.current = true
    const news = await question(groupId)
    isAsking.current = false
    hear(news)
  })
  useWhileSeen(milliseconds, ask)
  useEffect(() => {
    lost.current = 0
    lastAt.current = readAt
    setLostSince(null)
  }, [readAt])
  return { board, said: own?.said ?? '', lostSince }
}
