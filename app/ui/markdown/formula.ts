/** A longer one is no simple formula. */
const longest = 300

const forms = [
  { begin: '\\(', end: '\\)', isSure: true },
  { begin: '\\[', end: '\\]', isSure: true },
  { begin: '$$', end: '$$', isSure: false },
  // Money is written with it too.
  { begin: '$', end: '$', isSure: false },
]

/**
 * A simple formula at the beginning of a text, as a person writes it: `\( 3 \times 0{,}5 \)` is
 * 3 × 0,5. null: there is none, or none that can be written so.
 */
export function formulaAt(src: string): { raw: string; text: string } | null {
  if (src[0] !== '\\' && src[0] !== '$') return null
  const form = forms.find(({ begin }) => src.startsWith(begin))
  if (!form) return null
  const within = src.slice(form.begin.length, longest)
  const end = within.indexOf(form.end)
  const inside = end < 0 ? '' : within.slice(0, end)
  if (inside.trim() === '' || !(form.isSure || inside.includes('\\'))) return null
  const text = written(inside)
  return text === null ? null : { raw: src.slice(0, inside.length + 2 * form.begin.length), text }
}

const symbols: Readonly<Record<string, string>> = {
  times: '×',
  cdot: '·',
  div: '÷',
  pm: '±',
  approx: '≈',
  simeq: '≃',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  to: '→',
  rightarrow: '→',
  Rightarrow: '⇒',
  implies: '⇒',
  ldots: '…',
  dots: '…',
  cdots: '…',
  pi: 'π',
  alpha: 'α',
  beta: 'β',
  Delta: 'Δ',
  degree: '°',
  circ: '°',
  euro: '€',
  infty: '∞',
  quad: ' ',
  qquad: ' ',
  left: '',
  right: '',
}

const raised: Readonly<Record<string, string>> = {
  ...{ 0: '⁰', 1: '¹', 2: '²', 3: '³', 4: '⁴', 5: '⁵', 6: '⁶', 7: '⁷', 8: '⁸', 9: '⁹', '-': '⁻' },
}

/** null where symbols remain that only a program reads. */
function written(formula: string): string | null {
  const text = formula
    .replace(/\\\\/g, '\n')
    .replace(/\\([,;:! ])/g, ' ')
    .replace(/\\([%$€&#_])/g, '$1')
    .replace(/\{([,.])\}/g, '$1')
    .replace(/\\(?:text|mathrm|mathbf|textbf|operatorname)\{([^{}]*)\}/g, '$1')
    .replace(
      /\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g,
      (_, above, below) => `${joined(above)}/${joined(below)}`,
    )
    .replace(/\\sqrt\{([^{}]*)\}/g, (_, root) => `√${joined(root)}`)
    .replace(/\\boxed\{([^{}]*)\}/g, '$1')
    .replace(/\^\{?\\circ\}?/g, '°')
    .replace(/\\([A-Za-z]+)/g, (command, name) => symbols[name] ?? command)
    .replace(/\^(?:\{(-?\d+)\}|(\d))/g, (_, long, one) =>
      [...(long ?? one)].map((digit) => raised[digit]).join(''),
    )
    .replace(/[ \t]+/g, ' ')
    .trim()
  return /[\\{}^]/.test(text) ? null : text
}

/** In brackets where it is more than one number or word. */
const joined = (part: string) =>
  /^[\s\p{L}\p{N}.,%\\]*$/u.test(part) && !/\S\s+\S/.test(part.trim())
    ? part.trim()
    : `(${part.trim()})`
