import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { findPersonalData } from './find.ts'
import { GuardPanel, type GuardPanelProps } from './guard-panel.tsx'

const nothing = () => {}

function shown(text: string, more: Partial<GuardPanelProps> = {}) {
  const props = { text, findings: findPersonalData(text), replaced: {}, ...more }
  const html = renderToStaticMarkup(
    <GuardPanel {...props} onHide={nothing} onBringBack={nothing} onLeave={nothing} />,
  )
  const buttons = [...html.matchAll(/<button type="button"[^>]*>(.*?)<\/button>/g)].map(
    ([, face]) => face?.replace(/<[^>]*>/g, ''),
  )
  return { html, buttons, status: /aria-live="polite"[^>]*>([^<]*)</.exec(html)?.[1] }
}

describe('WKX-11 the guard panel', () => {
  test('names one number, says why it matters, and offers two ways on', () => {
    const { html, buttons, status } = shown('tel. 035 012 3456')
    expect(status).toBe('Qui vedo un numero di telefono')
    expect(html).toContain('Chi gestisce l&#x27;AI lo leggerebbe, e alla risposta non serve.')
    expect(buttons).toEqual(['Sostituisci con [numero di telefono]', 'Invia così'])
    expect(shown('targa AB123CD').status).toBe('Qui vedo una targa')
  })

  test('offers each of several one by one, and all', () => {
    const { buttons, html, status } = shown('347 1234567 o 035 123456, targa AB123CD, 035 123456')
    expect(status).toBe('Qui vedo 3 dati personali')
    expect(html.match(/<mark>/g)?.length).toBe(3)
    expect(buttons).toEqual([
      'Sostituisci con [numero di telefono]',
      'Sostituisci con [numero di telefono 2]',
      'Sostituisci con [targa]',
      'Sostituisci tutto',
      'Invia così',
    ])
  })

  test('undoes each replacement', () => {
    const replaced = { '[targa]': 'AB123CD', '[numero di telefono]': '035 123456' }
    const { buttons, html, status } = shown('[targa] [numero di telefono]', { replaced })
    expect(status).toBe('Sostituito')
    expect(buttons).toEqual(['Rimetti AB123CD', 'Rimetti 035 123456'])
    expect(html).toContain('Il tuo dato resta su questo dispositivo.')
  })

  test('says that nothing was sent when it kept a text from going, while it asks', () => {
    const unsent = 'Non abbiamo ancora inviato niente.'
    expect(shown('tel. 035 012 3456', { hasStopped: true }).html).toContain(unsent)
    expect(shown('tel. 035 012 3456').html).not.toContain(unsent)
    expect(shown('[targa]', { hasStopped: true }).html).not.toMatch(/ancora inviato/)
  })
})
