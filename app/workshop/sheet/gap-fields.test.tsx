import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fromTemplate } from '../../prompt-sets/composition.ts'
import { GapFields } from './gap-fields.tsx'

const template = {
  ...{ id: 'menu', title: 'Menu', description: '', need: '', emoji: '', why: '' },
  blocks: [{ text: 'Scrivi un menu per [per chi?: nonni].' }],
}

test('a field whose gap was rewritten by hand says that it no longer reaches the text', () => {
  const whole = fromTemplate(template)
  const rewritten = { ...whole, prompt: 'Scrivi un menu per tutti.', marks: [] }
  const shown = (composition: typeof whole) =>
    renderToStaticMarkup(<GapFields composition={composition} dispatch={() => {}} />)
  expect(shown(whole)).toContain('Per esempio: nonni')
  expect(shown(rewritten)).toContain('non è più nel testo')
  expect(shown(rewritten)).not.toContain('Per esempio')
})
