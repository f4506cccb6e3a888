import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { funicularPlan, percentDone } from './funicular.ts'
import { Funicular } from './progress.tsx'

describe('percent', () => {
  test('is whole, 100 only when everything is done, and of nothing 0', () => {
    expect(percentDone(1, 3)).toBe(33)
    expect(percentDone(2, 3)).toBe(67)
    expect(percentDone(999, 1000)).toBe(99)
    expect(percentDone(1000, 1000)).toBe(100)
    expect(percentDone(0, 0)).toBe(0)
  })
})

describe('funicular', () => {
  test('keeps its car on the slope, past the last station done', () => {
    for (const total of [0, 1, 3, 4, 10, 40]) {
      for (let done = 0; done <= total; done++) {
        const { car, stations } = funicularPlan(done, total)
        expect(car.x).toBeGreaterThanOrEqual(40)
        expect(car.x).toBeLessThanOrEqual(430)
        const reached = stations.filter((station) => station.done).at(-1)
        if (reached && done < total) expect(car.x).toBeGreaterThan(reached.x)
      }
    }
  })
  test('says its progress to a screen reader and in words', () => {
    const html = renderToStaticMarkup(<Funicular done={1} total={3} label="1 capitolo su 3" />)
    expect(html).toContain('role="progressbar"')
    expect(html).toContain('aria-valuenow="33"')
    expect(html).toContain('aria-valuetext="1 su 3, 33%"')
    expect(html).toContain('1 capitolo su 3')
  })
})
