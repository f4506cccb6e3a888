import { describe, expect, test } from 'vitest'
import { loadedTags, titleTag } from '../../ui/page-title.ts'
import { parseEnv } from '../settings/env.server.ts'
import { publicTags } from './meta-tags.server.ts'

const env = parseEnv({ PUBLIC_URL: 'https://fucina.example', TRUST_PROXY: '10.0.0.1' })
const tagsAt = (path: string, page: Parameters<typeof publicTags>[2]) =>
  publicTags(env, new URL(path, 'http://127.0.0.1:3000'), page)

type Tag = Record<string, string>

const contentOf = (tags: object[], name: string) =>
  (tags as Tag[]).find((tag) => tag['property'] === name || tag['name'] === name)?.['content']

const canonicalOf = (tags: object[]) =>
  (tags as Tag[]).find((tag) => tag['rel'] === 'canonical')?.['href']

describe('the tags of a public page', () => {
  const words = 'Quali dati teniamo, perché e per quanto tempo.'
  const privacy = (path = '/privacy') => tagsAt(path, { title: 'Privacy', description: words })

  test('LRN-71 name one address, however it was written', () => {
    for (const written of ['/privacy', '/Privacy', '/privacy/', '/privacy?x=1#y']) {
      expect(canonicalOf(privacy(written))).toBe('https://fucina.example/privacy')
    }
    expect(canonicalOf(privacy('/'))).toBe('https://fucina.example/')
    expect(contentOf(privacy('/'), 'robots')).toBeUndefined()
  })

  test('LRN-71 stay unknown to search engines behind the sign-in, and when the page could not be loaded', () => {
    expect(contentOf(titleTag('Guide', { matches: [] }), 'robots')).toBe('noindex')
    const failed = loadedTags({ matches: [], loaderData: undefined })
    expect(contentOf(failed, 'robots')).toBe('noindex')
    expect(loadedTags({ matches: [], loaderData: { tags: privacy() } })).toEqual(privacy())
  })

  test('LRN-70 show the picture of the site in a messenger, by absolute addresses', () => {
    const tags = privacy()
    expect(tags).toContainEqual({ title: 'Privacy · Fucina' })
    for (const name of ['description', 'og:description']) {
      expect(contentOf(tags, name)).toBe(words)
    }
    expect(contentOf(tags, 'og:url')).toBe('https://fucina.example/privacy')
    expect(contentOf(tags, 'og:image')).toBe('https://fucina.example/share/citta-alta.png')
  })

  test('LRN-75 show what waits behind the sign-in, and stay out of search engines', () => {
    const shared = {
      title: 'Medico',
      description: 'Che cosa fa.',
      path: '/professions/medico',
      picture: { path: '/share/medico.png', words: 'La porta.' },
    }
    const page = {
      title: 'Accedi',
      description: 'Accedi gratis.',
      isUnlisted: true,
      shared,
    }
    const tags = tagsAt('/login?da=x', page)
    expect(contentOf(tags, 'robots')).toBe('noindex')
    expect(canonicalOf(tags)).toBeUndefined()
    expect(contentOf(tags, 'og:title')).toBe('Medico')
    expect(contentOf(tags, 'og:image')).toMatch(/\/share\/medico\.png$/)
  })
})
