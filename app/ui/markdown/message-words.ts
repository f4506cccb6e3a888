/**
 * Words by which the parts of an answer, and the beginning and end of a message, are known: in
 * Italian and in the languages a message may be asked in. All are in the form of `bareWords`.
 */

/** Small letters without accents, one space between words; no marks, no number of a section. */
export const bareWords = (text: string): string =>
  text
    .slice(0, 120)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^\d+ /, '')

export type AnswerPart = 'points' | 'content' | 'advice'

const whole = (...words: string[]) => new RegExp(`^(?:${words.join('|')})$`, 'u')
const beginning = (...words: string[]) =>
  new RegExp(`^(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'u')

/** The names of the fixed structure, and of its translations: a title wherever they stand alone. */
const structure: Record<AnswerPart, RegExp> = {
  points: whole(
    ...['punti (?:chiave|principali)', 'key points', 'puntos clave', 'points cles', 'kernpunkte'],
    ...['(?:die )?wichtigste[nr]? punkte', 'schlusselpunkte', 'puncte(?:le)? cheie', 'pikat? kyce'],
    ...['(?:ключові|основні|головні) (?:моменти|пункти|тези)', 'pikat? kryesore', '(?:关键)?要点'],
    ...['(?:ال)?نقاط (?:ال)?(?:رييسية|رئيسية|اساسية)', '关键点', '重点'],
  ),
  content: whole(
    ...['contenut[oi] dettagliat[oi]', 'detailed contents?', 'contenido detallado'],
    ...['contenu detaille', '(?:detaillierter|ausfuhrlicher) inhalt', 'continut(?:ul)? detaliat'],
    ...['(?:детальнии|докладнии) (?:зміст|вміст)', 'permbajtja e (?:detajuar|hollesishme)'],
    ...['المحتوى (?:التفصيلي|المفصل)', 'محتوى مفصل', '详细内容'],
  ),
  advice: whole(
    ...['suggerimenti', 'suggestions', 'tips', 'sugerencias', 'consejos', 'conseils', 'tipps'],
    ...['vorschlage', 'hinweise', 'sugestii', 'sfaturi', 'поради', 'пропозиціі', 'рекомендаціі'],
    ...['sugjerime', 'keshilla', '(?:ال)?اقتراحات', '(?:ال)?نصايح', '(?:ال)?نصائح', '建议', '提示'],
  ),
}

/** What a heading begins with that names one of these parts in other words. */
const heading: Record<AnswerPart, RegExp> = {
  points: beginning(
    '(?:i )?punti (?:chiave|principali|essenziali)',
    'in (?:breve|sintesi)',
    'riassunto',
  ),
  content: beginning(
    ...['(?:il |la |l |un |una )?(?:contenut[oi]|testo|lettera|bozza|messaggio|e ?mail|mail)'],
    ...['(?:the |your )?(?:letter|message|text|draft)', '(?:la )?(?:lettre|carta|scrisoare[a]?)'],
    ...['(?:der )?(?:brief|text)', 'лист', 'letra', '(?:ال)?(?:رسالة|نص)'],
  ),
  advice: beginning(
    ...[
      '(?:i |alcuni |qualche |altri |ultimi |due |tre )?(?:suggeriment[oi]|consigli[o]?)',
      'not[ae]',
    ],
    ...[
      '(?:le )?(?:avvertenze|raccomandazioni)',
      'prima di (?:inviar|spedir|mandar|firmar)(?:e|la|lo)',
    ],
    ...[
      '(?:che )?cosa (?:controllare|verificare|completare)',
      'da (?:controllare|verificare|completare)',
    ],
    ...['(?:some )?(?:suggestions|tips|advice|notes)', 'conseils', 'consejos', 'hinweise', 'tipps'],
    ...['sfaturi', 'поради', 'keshilla', '(?:ال)?نصائح'],
  ),
}

const parts = ['content', 'points', 'advice'] as const

const partIn = (names: Record<AnswerPart, RegExp>, words: string): AnswerPart | null =>
  parts.find((part) => names[part].test(words)) ?? null

/** The part that a line names when it says nothing else. */
export const structurePart = (words: string) => partIn(structure, words)

/** The part that a heading names in words of its own. */
export const headingPart = (words: string) =>
  words.split(' ').length > 7 ? null : partIn(heading, words)

const opening = beginning(
  ...[
    'oggetto',
    'gentil(?:e|i|issim[oaie])',
    'egregi[oa]?',
    'spett(?:abile|abili|le|li|imo)?',
    'salve',
  ],
  ...[
    'car(?:o|a|i|e|issim[oaie])',
    'buon ?giorno',
    'buonasera',
    'ciao',
    'stimat[oaie]',
    'ill(?:ustrissim[oa]|mo|ma)',
  ],
  ...[
    'alla cortese attenzione',
    'dear',
    'hello',
    'hi',
    'subject',
    'to whom it may concern',
    'cher',
    'chere',
  ],
  ...[
    'madame',
    'monsieur',
    'bonjour',
    'objet',
    'sehr geehrter?',
    'lieber?',
    'guten tag',
    'betreff',
  ],
  ...[
    'estimad[oa]s?',
    'querid[oa]s?',
    'hola',
    'asunto',
    'stimate?',
    'stimata',
    'draga?',
    'buna ziua',
    'subiect',
  ],
  ...[
    'шановн[аиі]+',
    'дорог[аиі]+',
    'добрии день',
    'тема',
    '(?:i|e|te) (?:nderuar|dashur)',
    'pershendetje',
  ],
  ...['السيد', 'السيدة', 'السادة', 'عزيزي', 'عزيزتي', 'الموضوع', 'تحية'],
)
/** Chinese has no spaces between words. */
const openingOfChinese = /^(?:尊敬|亲爱|敬启|主题|您好)/

const closing = beginning(
  ...[
    'cordiali(?:ssimi)? saluti',
    'cordialmente',
    'distinti saluti',
    'cari saluti',
    'saluti',
    'un(?: \\p{L}+)? (?:saluto|abbraccio)',
  ],
  ...[
    'con (?:osservanza|affetto|stima|i migliori saluti)',
    'in fede',
    'i miei (?:migliori )?saluti',
    'a presto',
    'porgo',
  ],
  ...[
    '(?:kind |best |warm )?regards',
    'yours',
    'sincerely',
    'best wishes',
    'with (?:love|kind regards)',
  ],
  ...[
    'cordialement',
    'bien a vous',
    'salutations',
    'je vous prie',
    'veuillez',
    'mit freundlichen',
    'herzlich[e]?',
    'viele gruse',
  ],
  ...[
    'atentamente',
    '(?:un )?(?:cordial )?saludos?',
    'cu (?:stima|respect|drag|multumiri)',
    'з повагою',
    'щиро',
  ],
  ...[
    'me respekt',
    'perzemersisht',
    'مع (?:خالص |فايق |فائق )?(?:التحية|التقدير|الاحترام|تحياتي|الشكر)',
    'وتفضلوا',
    'تفضلوا',
  ],
)
const closingOfChinese = /^(?:此致|敬礼|祝好|谢谢)/

/** Whether a line begins a message: how somebody is addressed, or what it is about. */
export const opensMessage = (words: string) => opening.test(words) || openingOfChinese.test(words)

/** Whether a line closes a message. */
export const closesMessage = (words: string) => closing.test(words) || closingOfChinese.test(words)

const introducing = beginning(
  '(?:certo|certamente|va bene|volentieri) ecco',
  'ecco(?:la|lo|ti)?',
  'di seguito',
  'qui sotto',
  'here is',
  'voici',
  'hier ist',
  'aqui (?:tienes|esta)',
)

/** Whether a line only announces what follows. */
export const announces = (words: string) => introducing.test(words)

const speaking = beginning(
  ...[
    'spero',
    'fammi sapere',
    'se (?:vuoi|ti serve|preferisci|hai bisogno)',
    'vuoi che',
    'posso anche',
    'dimmi',
  ],
  ...['let me know', 'i hope', 'if you', 'would you like'],
)

/** Whether a line after the message speaks to the person who asked. */
export const speaksToAsker = (words: string) => speaking.test(words)
