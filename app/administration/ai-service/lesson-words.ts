/** What was learned about a model, in words (see platform/ai/request-shape for the lessons). */
const words: Readonly<Record<string, string>> = {
  thinks: 'pensa prima di scrivere',
  blind: 'non legge le foto',
  temperature: 'non accetta la temperatura',
  reasoning_effort: 'non si può dirgli quanto pensare',
  'reasoning_effort:none': 'non può smettere di pensare',
  'reasoning_effort:minimal': 'non conosce il pensiero minimo',
  'reasoning_effort:low': 'non conosce il pensiero breve',
  stream: 'non trasmette a pezzi: la risposta arriva tutta insieme',
  stream_options: 'mentre trasmette non dice quanti token usa',
  n: 'fa sempre una sola immagine per volta',
  size: 'decide da solo la misura delle immagini',
  quality: 'decide da solo la qualità delle immagini',
  style: 'decide da solo lo stile delle immagini',
  response_format: 'decide da solo come mandare le immagini',
  output_format: 'decide da solo il formato delle immagini',
}

const limits = ['max_tokens', 'max_completion_tokens']

/** The lessons as short sentences without a capital, the limit of an answer first. */
export function modelLessonTexts(lessons: readonly string[]): string[] {
  const refused = limits.filter((name) => lessons.includes(name))
  const limit =
    refused.length === limits.length
      ? ['non accetta un limite di lunghezza: lo tiene Fucina']
      : refused.map(() => 'conosce il limite di lunghezza con un altro nome')
  const others = lessons.filter((lesson) => !limits.includes(lesson))
  return [...limit, ...others.map((lesson) => words[lesson] ?? `non accetta «${lesson}»`)]
}
