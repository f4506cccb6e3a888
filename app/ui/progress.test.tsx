import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { funicularPlan, percentDone } from './funicular.ts'
import { Funicular, Meter } from './progress.tsx'

describe('percent', () => {
  test('is rounded to a whole number', () => {
    expect(percentDone(1, 4)).toBe(25)
    expect(percentDone(1, 3)).toBe(33)
    expect(percentDone(2, 3)).toBe(67)
  })
  test('of nothing is 0, never complete', () => {
    expect(percentDone(0, 0)).toBe(0)
  })
  test('is 100 only when everything is done', () => {
    expect(percentDone(999, 1000)).toBe(99)
    expect(percentDone(1000, 1000)).toBe(100)
  })
})

describe('funicular', () => {
  test('has one station per part and ticks those that are done', () => {
    const { stations } = funicularPlan(1, 3)
    expect(stations.map((station) => station.done)).toEqual([true, false, false])
  })
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

test('a meter never leaves its bar', () => {
  const html = renderToStaticMarkup(<Meter value={30} max={20} label="Risposte rimaste" />)
  expect(html).toContain('width="100"')
  expect(html).toContain('aria-label="Risposte rimaste"')
})
