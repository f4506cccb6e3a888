import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { GuideItem } from './guide.ts'
import { GuideCard } from './guide-card.tsx'

const guide: GuideItem = {
  ...{ id: 'prova', title: 'Prova', description: 'Una prova.', difficulty: 'advanced' },
  ...{ duration: 55, imageUrl: '', rating: 4.5, toolCategory: 'Scrittura', done: 0, total: 4 },
}

test('GUIDE-02 a card tells kind, minutes, how many chapters there are, and the rating', () => {
  const Page = createRoutesStub([{ path: '/', Component: () => <GuideCard guide={guide} /> }])
  const words = renderToStaticMarkup(<Page />).replace(/<[^>]+>/g, ' ')
  for (const text of ['Scrittura', '55 minuti', '4 capitoli', '4,5', 'valutazione indicativa']) {
    expect(words).toContain(text)
  }
})
