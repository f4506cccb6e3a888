import { expect, test } from 'vitest'
import { xfaText } from './pdf-page.ts'

test("LET-64 a form of Adobe's own gives its words and what was filled in", () => {
  const field = (attributes: Record<string, unknown>) => ({ name: 'input', attributes })
  expect(
    xfaText({
      children: [
        { name: 'span', value: 'Importo' },
        { name: 'label', children: [field({ type: 'text', value: '120 euro' })] },
        { name: 'textarea', attributes: { textContent: 'due\nrighe' } },
        { name: 'div', children: [field({ type: 'checkbox', checked: true, value: 'on' }), null] },
        field({ type: 'text' }),
        {
          name: 'select',
          children: [
            { name: 'option', value: 'Comune' },
            { name: 'option', value: 'Regione', attributes: { selected: true } },
          ],
        },
      ],
    }),
  ).toBe('Importo\n120 euro\ndue\nrighe\n[x]\nRegione')
  expect(xfaText(null)).toBe('')
})
