import { lessons } from '../../db/content/lessons/all.ts'
import {
  conversationPath,
  lessonPath,
  lessonsPath,
  letterPath,
  piecesPath,
  practicePath,
  scenesPath,
} from '../paths.ts'
import { splitWords } from '../platform/words.server.ts'
import { emergencyNumbers } from '../urgency/emergency-numbers.ts'
import type { Ready } from './finder.ts'

const needsAccount = false

/** Scenes of true and false messages. */
export const gym: Ready = {
  to: scenesPath(),
  picture: '/drawings/palestra.svg',
  title: 'La palestra',
  text: 'Messaggi da guardare con calma, per riconoscere le truffe.',
  act: 'Allenati adesso',
  needsAccount,
}

const trueOrFalse: Ready = {
  to: piecesPath(),
  picture: '/drawings/palestra.svg',
  title: 'Vero, falso o AI?',
  text: 'Foto, notizie e voci. Tre domande, per sapere se crederci.',
  act: 'Prova le tre domande',
  needsAccount,
}

const letter: Ready = {
  to: letterPath(),
  picture: '/drawings/lettera.svg',
  title: 'Ho una lettera in mano',
  text: 'Fai una foto della lettera, o scegli il PDF: la leggi in parole semplici.',
  act: 'Spiegami la lettera',
  needsAccount,
}

const firstLessons: Ready = {
  to: lessonsPath(),
  picture: '/drawings/passi.svg',
  title: 'Prima di cominciare',
  text: 'Lezioni brevi per chi non ha mai provato.',
  act: 'Comincia dalla prima',
  needsAccount,
}

const practice: Ready = {
  to: practicePath(),
  picture: '/drawings/stanza-di-prova.svg',
  title: 'La stanza di prova',
  text: 'Conversazioni già scritte, per imparare a chiedere.',
  act: 'Prova a chiedere',
  needsAccount,
}

const doctorsWords: Ready = {
  to: conversationPath('parole-del-medico'),
  picture: '/drawings/stanza-di-prova.svg',
  title: 'Le parole del medico',
  text: 'Una conversazione già scritta, per imparare a chiedere che cosa vogliono dire.',
  act: 'Prova a chiedere',
  needsAccount,
}

/** Whether the goal has a word that begins so. */
type Has = (beginnings: RegExp) => boolean

/** What frauds are about, in words that no message, call or fraud is named by. */
const isOddMatter = (has: Has, goal: string) =>
  (has(/^(?:banc|post[ae]$|conto|carta$|inps|agenzi)/) && has(/^(?:clicc|link|blocc|sospes)/)) ||
  (has(/^(?:vint[oaie]$|vincit|premi[oi]$)/) && has(/^(?:vero$|dic[eo]|euro|telefon)/)) ||
  (has(/^(?:amiciz|facebook|instagram|sconosciut)/) && has(/^(?:sold|euro|bonific|prestit)/)) ||
  (/\bmi h?an{0,2}o? (?:chiamat|telefonat)/.test(goal) &&
    has(/^(?:banc|finanz|post[ae]$|inps|carabin|polizi|marescial|tecnic|operator|avvocat)/))

/** Somebody has a message or a call before them that may be a fraud, or speaks of one. */
const isOddMessage = (has: Has, goal: string) =>
  isOddMatter(has, goal) ||
  has(/^(?:truff|fregatur|imbrogl|raggir|phishing)/) ||
  /\b(?:dice|dicono|diceva|dicevano) (?:di essere|che sono) /.test(goal) ||
  (!has(/^(?:rimbors|reclam|compr|ordin)/) &&
    has(/^(?:sms|messagg|whatsapp|e?mail|telefonat|chiamat|numer|pacc)/) &&
    has(/^(?:sospett|stran|fint|fals|arriv|ricev|ferm)/))

/** A fraud that somebody wants to be ready for, and has not before them. */
const isTraining = (has: Has) => has(/^(?:esercit|allen|impar)/)

/** Something that goes round, of which somebody asks whether it is true. */
const isMaybeTrue = (has: Has) =>
  has(/^(?:foto|fotografi[ae]$|immagin|video|notizi)/) &&
  has(/^(?:ver[aoe]$|fals[aoie]$|fint[aoie]$)/)

/** A paper that somebody does not understand, or that is long. */
const isPaperInHand = (has: Has) =>
  (has(/^(?:contratt|document|modul|comunicazion)/) &&
    has(/^(?:capi|spieg|trad[ou]|riassum|scritt)/) &&
    has(/^(?:pagin|lung|parol|difficil|complicat|burocra|piccol)/)) ||
  (has(/^(?:refert|analis)/) && has(/^(?:scritt|capi|spieg|legg)/))

/** Somebody holds a letter and wants to know what it says. */
const isLetterInHand = (has: Has) =>
  has(/^(?:letter|raccomandat|bust[ae]$)/) &&
  has(
    /^(?:cap[ii]|spieg|trad[ou]|legg|signific|vuol|arriv|ricev|mandat|difficil|semplic|arab|alban|rumen|romen|ucrain|ingles|frances|spagnol|cines|bengal|urdu|punjabi|tedesc)/,
  ) &&
  !has(/^(?:scriv|rispo|prepar|bozz|corregg|inviar|mandare)/)

const isAboutAi = (has: Has, goal: string) =>
  has(/^(?:intelligenz|artificial)/) ||
  /(?:^| )(?:[ld]|dell|all|con|una|uso|usare|cos e) ai(?: |$)/.test(goal)

/** Somebody is alone, sad or bored; a single page or a sad film is none of that. */
const isLonely = (has: Has, goal: string) =>
  has(/^(?:solitudin|tristezz)/) ||
  /^trist[ei]$/.test(goal) ||
  /\b(?:sono|sento|sto|vivo|abito|rimast[ao]|sempre) (?:\w+ ){0,2}(?:trist[ei]|giu di morale)\b/.test(
    goal,
  ) ||
  /\b(?:sono|sento|sto|vivo|abito|rimast[ao]|sempre) (?:\w+ ){0,2}sol[ao](?: (?:[aei]|al|che|cosa|da|di|dopo|il|in|la|ma|mi|ogni|perche|tutt[ao]|vorrei)\b|$)/.test(
    goal,
  ) ||
  /\b(?:mi annoio|ho bisogno di compagnia|(?:vorrei|cerco|mi manca) (?:un po di )?compagnia|non ho nessuno|nessuno con cui)\b/.test(
    goal,
  ) ||
  /\bparlare con qualcuno(?! de| d?al| in)/.test(goal)

const isAboutThing = (has: Has) =>
  (has(/^foto(?:$|graf)/) && has(/^(?:piant|fior[ei]$|fung|insett|etichett|riconosc)/)) ||
  (has(/^(?:fung|bacc[ahe]+$)/) && has(/^(?:mangi|velen|riconosc|commestib)/))

/** Whether the AI can be believed, and who pays for it. */
const isAboutTrust = (has: Has, goal: string) =>
  !has(/^(?:sbagli|invent)/) &&
  (isAboutAi(has, goal) || has(/^(?:chatgpt|gemini|copilot|claude)$/)) &&
  (has(/^(?:ragione$|compliment|fid(?:o|ar|at)|consum)/) || /\bchi (?:la )?paga\b/.test(goal))

/** Keys of public sites: to have one made, or a document renewed, is another matter. */
const isAboutKeys = (has: Has) =>
  (has(/^(?:spid|cie)$/) && !has(/^(?:fa(?:re|tto)$|prepar|document|rinnov)/)) ||
  (has(/^identit/) && has(/^(?:pin|puk|scadut)/)) ||
  (has(/^(?:fascicol|inps$)/) && has(/^(?:entr[ao]|acced)/))

const lessonTopics: readonly (readonly [string, (has: Has, goal: string) => boolean])[] = [
  ['quando-si-e-soli', isLonely],
  ['una-foto', isAboutThing],
  ['sempre-ragione', isAboutTrust],
  ['che-cose-l-ai', isAboutAi],
  [
    'copia-e-incolla',
    (has) =>
      (has(/^copi/) && has(/^incoll/)) ||
      (has(/^(?:copiar|spostar)/) && has(/^(?:scritt[aoe]$|test[oi]$|fras[ei]$|parol|rig[ah])/)),
  ],
  [
    'browser-e-indirizzi',
    (has) =>
      has(/^(?:indirizz|sito|siti|browser|pagin)/) &&
      has(/^(?:sicur|ver[oai]$|fint|fals|riconosc|browser|fid)/),
  ],
  [
    'un-file',
    (has) =>
      (has(/^(?:file|allegat|scaric|pdf)/) && has(/^(?:trov|dove|finit|scaric|apr|salv|sparit)/)) ||
      (has(/^salvat/) && has(/^(?:foto|document|immagin)/) && has(/^(?:trov|dove|finit|sparit)/)),
  ],
  [
    'un-codice',
    (has) =>
      has(/^codic/) &&
      has(
        /^(?:email|mail|posta$|arriv|verific|accesso|entrar|chied|chiest|vuol|vogliono|corrier|pacc|porta$|sms)/,
      ) &&
      !has(
        /^(?:fiscal|postal|ricett|tesser|client|tribut|univoc|prenotaz|impegnativ|pod$|pdr$|iban$)/,
      ),
  ],
  [
    'scrivere-e-correggere',
    (has) =>
      has(/^(?:tastier|digit)/) ||
      (has(/^scriv/) && has(/^(?:schermo|cancell)/)) ||
      (has(/^cancell/) && has(/^(?:letter|parol)/) && has(/^sbagl/)),
  ],
  ['dettare', (has) => has(/^dett(?:ar|atur)/)],
  ['password-e-impronta', (has) => has(/^(?:password|passkey|impront)/)],
  ['spid-cie-io', isAboutKeys],
  ['toccare-e-cliccare', (has) => has(/^(?:mouse|clicc|clic$|touch|schermo)/)],
]

/** As short as the card shows whole. */
const comfort = `Capita a tanti. Telefono Amico risponde dalle 10 alle 24: ${emergencyNumbers.friend.number}.`

function lesson(id: string): Ready {
  const found = lessons.find((one) => one.id === id)
  if (!found) throw new Error(`there is no lesson ${id}`)
  const { title, goal, drawing } = found
  const to = lessonPath(id)
  const text = id === 'quando-si-e-soli' ? comfort : goal
  return { to, picture: drawing, title, text, act: 'Fai la lezione', needsAccount }
}

const isBeginner = (has: Has) =>
  has(/^(?:impar|cominc|inizi|lezion|corso|insegn|negat|capace)/) &&
  has(/^(?:computer|pc$|telefonin|smartphon|tablet|cellular|telefono|internet|zero|usar|digital)/)

const isPractice = (has: Has) =>
  has(/^(?:provar|prova$|esercit|allen|impar)/) && has(/^(?:chieder|prompt|domand|richiest|ai$)/)

/** Words of a doctor that somebody wants to understand: a conversation shows how to ask for that. */
const isDoctorsWords = (has: Has) =>
  has(/^(?:medic[oi]$|dottor|refert|diagnos)/) && has(/^(?:vuol$|signific|parol)/)

/**
 * Our own pages that a goal is about, which are neither a request nor a guide, the best first.
 * @returns `inHand` the letter, or the gym for who wants to train, which come before any request;
 *   `isOdd` a message may be a fraud
 */
export function findWays(goal: string): { isOdd: boolean; inHand: Ready[]; ways: Ready[] } {
  const words = splitWords(goal)
  const has: Has = (beginnings) => words.some((word) => beginnings.test(word))
  const text = words.join(' ')
  const isOdd = isOddMessage(has, text)
  const trains = isOdd && isTraining(has)
  const topics = lessonTopics.filter(([, fits]) => fits(has, text))
  const ways = [
    ...(isOdd && !trains ? [gym] : []),
    ...(isMaybeTrue(has) ? [trueOrFalse] : []),
    ...topics.map(([id]) => lesson(id)),
    ...(isDoctorsWords(has) ? [doctorsWords] : []),
    ...(isBeginner(has) ? [firstLessons] : []),
    ...(isPractice(has) ? [practice] : []),
  ]
  const inHand = [
    ...(isLetterInHand(has) || isPaperInHand(has) ? [letter] : []),
    ...(trains ? [gym] : []),
  ]
  return { isOdd, inHand, ways }
}
