/** The built-in scenes of 'La palestra' keep what design promises. */
import { describe, expect, test } from 'vitest'
import { channels, messageSpots } from '../app/learning/scenes/scene.ts'
import { isStepId } from '../app/learning/steps.ts'
import { scenes } from '../db/content/scenes/all.ts'
import type { SceneContent } from '../db/content-types.ts'

const filled = (text: string) => text.trim() === text && text.length > 0

const signsOf = (scene: SceneContent) => messageSpots(scene).flatMap(({ sign }) => sign ?? [])

const textsOf = (scene: SceneContent): string[] => [
  ...[scene.title, scene.moment, scene.sender, scene.sentAt, scene.verdict, scene.remark],
  ...scene.lines.map(({ text }) => text),
  ...signsOf(scene).flatMap(({ title, meaning }) => [title, meaning]),
  ...scene.actions,
  ...[scene.ifTrusted, scene.ifDoubted].flatMap(({ title, description }) => [title, description]),
]

test('LRN-10 there are seventeen scenes, six of them true, never more than two frauds in a row, the last one true', () => {
  expect(scenes).toHaveLength(17)
  expect(new Set(scenes.map(({ id }) => id)).size).toBe(17)
  expect(new Set(scenes.map(({ title }) => title)).size).toBe(17)
  const order = scenes.map(({ isTrue }) => (isTrue ? 'T' : 'F')).join('')
  expect(order.replaceAll('F', '')).toHaveLength(6)
  expect(order).not.toContain('FFF')
  expect(order.endsWith('T')).toBe(true)
  expect(scenes.every(({ isPublished }) => isPublished)).toBe(true)
})

describe.each(scenes)('scene $id', (scene) => {
  test('LRN-10 it has sender, time and place, and what to do afterwards', () => {
    expect(isStepId(scene.id)).toBe(true)
    expect(scene.id).not.toContain('.')
    expect(channels).toContain(scene.channel)
    expect(textsOf(scene).filter((text) => !filled(text))).toEqual([])
    expect(scene.lines.length).toBeGreaterThanOrEqual(3)
    expect(scene.actions).toHaveLength(3)
  })

  test('LRN-10 a fraud has three to five signs, a true message three at most', () => {
    const signs = signsOf(scene)
    expect(new Set(signs.map(({ title }) => title)).size).toBe(signs.length)
    if (scene.isTrue) expect(signs.length).toBeLessThanOrEqual(3)
    else expect([3, 4, 5]).toContain(signs.length)
  })
})
