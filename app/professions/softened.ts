/** Long words may break between syllables, where the browser knows no Italian. */
export const softened = (title: string) =>
  title.replace(/(\p{L}{6})([bcdfglmprt][aeiou]\p{L}{4})/u, '$1\u00ad$2')
