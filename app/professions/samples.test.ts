import { describe, expect, test } from 'vitest'
import { professions } from '../../db/content/professions/all.ts'
import { sampleOfAnyJob } from '../../db/content/professions/sample.ts'
import type { ProfessionContent } from '../../db/content-types.ts'
import { gulpease } from '../../tests/gulpease.ts'
import { professionNoun } from './profession-noun.ts'
import { sampleProfession, withoutUntaken, withSamples } from './samples.server.ts'

const empty: ProfessionContent = {
  id: 'idraulico',
  isPublished: true,
  title: 'Idraulico',
  iconName: 'Wrench',
  description: 'Preventivi e messaggi.',
  color: 'cyan-blue',
  heroImage: null,
  tools: [],
  examples: [],
  metrics: null,
  useCases: [],
  tips: [],
  testimonials: [],
  resources: [],
}

const builtIn = (id: string) => {
  const found = professions.find((profession) => profession.id === id)
  if (!found) throw new Error(`${id} is built in`)
  return found
}

describe('ADMP-13 the sample of a profession is', () => {
  test.each([
    ['medico', 'Un altro titolo', 'medico'],
    ['medico-copia', 'Medico (Copia)', 'medico'],
    ['x', 'MÉDICO', 'medico'],
    ['x', 'Medico e avvocato', undefined],
    ['x', '', undefined],
  ])('of id %s and title %s: %s', (id, title, expected) => {
    expect(sampleProfession({ id, title })?.id).toBe(expected)
  })
})

describe('ADMP-13 samples fill gaps', () => {
  test('and every stored value wins', () => {
    const medico = builtIn('medico')
    const stored = { ...empty, id: 'medico', tips: ['Mio'], useCases: medico.useCases.slice(0, 1) }
    const { content, proposed } = withSamples(stored)
    expect(proposed).toEqual(['heroImage', 'metrics', 'testimonials', 'resources'])
    expect(content).toEqual({
      ...stored,
      heroImage: medico.heroImage,
      metrics: medico.metrics,
      testimonials: medico.testimonials,
      resources: medico.resources,
    })
  })

  test('with what holds for every job, without figures, where the job is not known', () => {
    const { content, proposed } = withSamples(empty)
    expect(proposed).toEqual(['useCases', 'tips', 'resources'])
    expect(content).toEqual({ ...empty, ...sampleOfAnyJob })
  })
})

test('ADMP-13 of what is proposed only what is taken or changed is stored', () => {
  for (const stored of [...professions.map(({ id }) => ({ ...empty, id })), empty]) {
    const { content, proposed } = withSamples(stored)
    const sent = professionNoun.draft.parse(content)
    expect(withoutUntaken(sent, { proposed, taken: [] })).toEqual(
      professionNoun.draft.parse(stored),
    )
    expect(withoutUntaken(sent, { proposed, taken: proposed })).toEqual(sent)
    expect(withoutUntaken(sent, { proposed: [], taken: [] })).toEqual(sent)
    const changed = { ...sent, tips: [...sent.tips, 'Mio'] }
    expect(withoutUntaken(changed, { proposed, taken: [] }).tips).toEqual(changed.tips)
  }
})

test('ADMP-13 what is proposed for any job can be saved as it is and is easy to read', () => {
  expect(professionNoun.schema.parse({ ...empty, ...sampleOfAnyJob })).toMatchObject(sampleOfAnyJob)
  const texts = [
    ...sampleOfAnyJob.tips,
    ...sampleOfAnyJob.useCases.flatMap(({ description, example }) => [description, example]),
  ]
  expect(gulpease(texts.join(' '))).toBeGreaterThan(60)
})
