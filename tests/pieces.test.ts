/** The twelve pieces of 'Vero, falso o AI?' keep what they promise. */
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { opinionLabels, pieceOutcome } from '../app/learning/pieces/piece.ts'
import { pieceStepId } from '../app/learning/pieces/pieces.server.ts'
import { channels } from '../app/learning/scenes/scene.ts'
import { isStepId } from '../app/learning/steps.ts'
import { pieces } from '../db/content/pieces/all.ts'
import type { Opinion, PieceContent } from '../db/piece-types.ts'
import { gulpease } from './gulpease.ts'

const opinions = Object.keys(opinionLabels) as Opinion[]

const textsOf = (piece: PieceContent): string[] => [
  ...[piece.title, piece.moment, piece.sender, piece.sentAt, ...piece.lines, piece.verdict],
  ...[...Object.values(piece.found), ...piece.actions, piece.picture?.alt ?? []].flat(),
]

test('LRN-12 there are twelve pieces, three of each answer, no two alike in a row', () => {
  expect(new Set(pieces.map(({ id }) => id)).size).toBe(12)
  expect(new Set(pieces.map(({ title }) => title)).size).toBe(12)
  for (const opinion of opinions) {
    expect(pieces.filter(({ answer }) => answer === opinion)).toHaveLength(3)
  }
  const inARow = pieces.filter(({ answer }, at) => answer === pieces[at + 1]?.answer)
  expect(inARow).toEqual([])
})

describe.each(pieces)('piece $id', (piece) => {
  test('LRN-12 it is whole, and its step is none of a scene', () => {
    expect(isStepId(pieceStepId(piece.id))).toBe(true)
    expect(pieceStepId(piece.id)).toContain('--')
    expect(channels).toContain(piece.channel)
    expect(textsOf(piece).filter((text) => text.trim() !== text || text === '')).toEqual([])
    expect([2, 3]).toContain(piece.lines.length)
    expect([2, 3]).toContain(piece.actions.length)
  })

  test('LRN-12 every opinion is told the reason and what to do, the right one that it is right', () => {
    for (const opinion of opinions) {
      const { isGood, headline, note, verdict, actions } = pieceOutcome(piece, opinion)
      expect([isGood, headline.startsWith('Giusto: ')]).toEqual(
        Array(2).fill(opinion === piece.answer),
      )
      expect([verdict, actions]).toEqual([piece.verdict, piece.actions])
      for (const said of [headline, note]) expect(gulpease(said), said).toBeGreaterThanOrEqual(70)
    }
  })

  test('LRN-12 its picture is a drawing of ours, told in words, under 6 KB', () => {
    if (!piece.picture) return
    const { src, alt } = piece.picture
    expect(src).toMatch(/^\/drawings\/pezzo-[a-z]+\.svg$/)
    expect(alt.length).toBeGreaterThan(30)
    const svg = readFileSync(`public${src}`)
    expect(brotliCompressSync(svg).length).toBeLessThan(6 * 1024)
    expect(svg.toString()).not.toMatch(/href|<image|<script/)
  })
})
