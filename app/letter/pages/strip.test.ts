import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageSide } from '../letter.ts'
import { cutStrip, fittingSize } from './strip.ts'

const side = fc.integer({ min: 1, max: 60_000 })

test('WKX-43 a page keeps its shape, is never made larger, and fits', () => {
  expect(fittingSize(8000, 6000)).toEqual({ width: 1600, height: 1200 })
  expect(fittingSize(3000, 4000)).toEqual({ width: 1200, height: 1600 })
  expect(fittingSize(800, 600)).toEqual({ width: 800, height: 600 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const small = fittingSize(width, height)
      expect(Math.max(small.width, small.height)).toBeLessThanOrEqual(pageSide)
      expect(Math.min(small.width, small.height)).toBeGreaterThanOrEqual(1)
      expect(small.width <= width && small.height <= height).toBe(true)
    }),
  )
})

test('WKX-43 a screenshot 12,000 px high is three pages of two columns, 700 px wide each', () => {
  const pages = cutStrip({ width: 1080, height: 12_000 }, 3)
  expect(pages).toHaveLength(3)
  for (const { parts } of pages) {
    expect(parts).toHaveLength(2)
    for (const { width } of parts) expect(width).toBeGreaterThan(700)
  }
  // A photo and a sheet of paper stay one.
  expect(cutStrip({ width: 6000, height: 8000 }, 3)).toHaveLength(1)
  expect(cutStrip({ width: 1000, height: 3000 }, 3)).toHaveLength(1)
})

test('WKX-43 of a strip nothing is left out and no line is cut, whatever the room', () => {
  fc.assert(
    fc.property(side, side, fc.integer({ min: 1, max: 3 }), (width, height, room) => {
      const pages = cutStrip({ width, height }, room)
      expect(pages.length).toBeLessThanOrEqual(room)
      const parts = pages.flatMap((page) => page.parts)
      expect(parts[0]?.top).toBe(0)
      const last = parts.at(-1)
      expect((last?.top ?? 0) + (last?.height ?? 0)).toBeCloseTo(height, 3)
      for (const [at, { top }] of parts.entries()) {
        const before = parts[at - 1]
        if (before) expect(before.top + before.height - top).toBeCloseTo(width / 10, 3)
      }
      for (const page of pages) {
        expect(Math.max(page.width, page.height)).toBeLessThanOrEqual(pageSide)
        for (const { left, width } of page.parts) {
          expect(left + width).toBeLessThanOrEqual(page.width + 0.01)
        }
      }
    }),
  )
})
