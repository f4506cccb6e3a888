import { afterEach, expect, test, vi } from 'vitest'
import { answerFailed } from '../../ai/failed-texts.ts'
import { savedTexts } from '../../saved/saved.ts'
import { post } from './post.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([savedTexts.saveFailed, answerFailed])(
  'ERR-21 ERR-30 without a connection «%s» and why are two sentences',
  async (text) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const sentences = /^[^.]+\.( Riprova più tardi\.)? Sembra che manchi la connessione: [^.]+\.$/
    await expect(post('/salva', {}, text)).rejects.toMatchObject({
      code: 'OFFLINE',
      message: expect.stringMatching(sentences),
    })
  },
)
