import { expect, test } from 'vitest'
import { CriticalCss, criticalCss } from './critical-css.server.ts'

const page = (body: string, look = 'normal.paper.full') =>
  `<html lang="it" data-reading="${look}"><body class="page">${body}</body></html>`

test('a rule stays if something in the page can match it, in whatever state', () => {
  const html = page('<details id="one" class="fold row"><summary>Una</summary></details>')
  const stays = [
    '*,::backdrop{margin:0}',
    '.fold{color:red}',
    '.fold[open]>summary:hover::before{color:red}',
    '#one:focus-within{color:red}',
    '.fold:not(.gone){color:red}',
    '.fold:not(:has(.gone)){color:red}',
    'body:has(:is(.gone,.row):focus) .fold{color:red}',
    'html[data-far] .fold{color:red}',
    '@media (min-width:56.25rem){.row{gap:1px}}',
    '@supports (display:grid){.row{gap:1px}}',
    '@font-face{font-family:a}',
    '@keyframes b{to{opacity:0}}',
  ]
  const css = stays.join('')
  expect(criticalCss(css, html)).toBe(css)
})

test('a rule goes if a class, an id or an element of it is not in the page', () => {
  const html = page('<p class="row">Una</p>')
  const css = [
    '.gone{color:red}',
    '#gone{color:red}',
    'table{color:red}',
    '.row:is(.gone,.away) p{color:red}',
    '.row:has(.gone){color:red}',
    '@media (min-width:56.25rem){.gone{gap:1px}}',
    '@media print{.row{gap:1px}}',
    '@media (forced-colors:active){.row{gap:1px}}',
  ]
  expect(criticalCss(css.join(''), html)).toBe('')
  expect(criticalCss('.gone,.row,table{color:red}', html)).toBe('.row{color:red}')
})

test('a look has its rules', () => {
  const css = '[data-reading^=large] p{gap:1px}[data-reading*=".dark."] p{gap:2px}'
  // As the build writes "large.".
  const short = String.raw`[data-reading^=large\.]{font-size:120%}`
  expect(criticalCss(css + short, page('<p>Una</p>'))).toBe('')
  expect(criticalCss(css + short, page('<p>Una</p>', 'large.dark.full'))).toBe(css + short)
})

test('escaped names are those of the page; braces in words end nothing', () => {
  const html = page('<p class="lg:w-[min(1rem,2%)] mt-1.5">Una</p>')
  const stays =
    '.mt-1\\.5{gap:1px}.lg\\:w-\\[min\\(1rem\\,2\\%\\)\\]:hover{gap:1px}p::before{content:"},{"}p{gap:1px}'
  expect(criticalCss(`${stays}.lg\\:w-4{gap:1px}`, html)).toBe(stays)
})

test('pages of a kind share the rules of all that were seen so far', () => {
  const styles = new CriticalCss('.row{gap:1px}.lg\\:w-4{gap:2px}table{gap:3px}.gone{gap:4px}')
  expect(styles.of(page('<p class="row" id="one">Una</p>'))).toBe('.row{gap:1px}')
  expect(styles.of(page('<table class="lg:w-4 own"></table>'))).toBe(
    '.row{gap:1px}.lg\\:w-4{gap:2px}table{gap:3px}',
  )
  expect(styles.of(page('<p class="row" id="two">Una</p>'))).toBe(
    '.row{gap:1px}.lg\\:w-4{gap:2px}table{gap:3px}',
  )
})
