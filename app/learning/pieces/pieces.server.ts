import { pieces } from '../../../db/content/pieces/all.ts'
import type { Opinion } from '../../../db/piece-types.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import type { SceneItem } from '../scenes/scene.ts'
import { finishStep, type Learner, readSteps } from '../steps.server.ts'
import { type PieceOutcome, type PieceQuestion, pieceOutcome } from './piece.ts'

/** The id under which a piece is noted, among the scenes'; no scene's has two hyphens in a row. */
export const pieceStepId = (id: string) => `vero-o-falso--${id}`

/** All pieces in their order, with what this person has done of them. */
export async function listPieces(learner: Learner): Promise<SceneItem[]> {
  const done = new Set((await readSteps(learner)).scene)
  return pieces.map(({ id, title, channel }, at) => ({
    ...{ id, title, channel, number: at + 1, isDone: done.has(pieceStepId(id)) },
  }))
}

/** A piece as its page shows it; `nextId` is null at the last one. */
export type PiecePage = {
  question: PieceQuestion
  number: number
  total: number
  outcome: PieceOutcome | null
  nextId: string | null
}

/** @throws KnownFailure 404 when there is no such piece */
export function readPiece(id: string, opinion: Opinion | null): PiecePage {
  const at = pieces.findIndex((one) => one.id === id)
  const piece = pieces[at]
  if (!piece) throw new KnownFailure('NOT_FOUND', 404, "Questo pezzo non c'è")
  const { answer: _answer, verdict: _verdict, actions: _actions, ...question } = piece
  const outcome = opinion && pieceOutcome(piece, opinion)
  return {
    ...{ question, outcome, number: at + 1, total: pieces.length },
    nextId: pieces[at + 1]?.id ?? null,
  }
}

/**
 * Notes that a piece is done, however it was judged.
 * @throws KnownFailure 404 when there is no such piece
 */
export function finishPiece(learner: Learner, id: string): Promise<Headers> {
  return finishStep(learner, 'scene', pieceStepId(readPiece(id, null).question.id))
}
