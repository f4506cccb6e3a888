import { normalize } from '../../db/normalize.ts'

/**
 * The words of a text in the form in which texts are compared: lower case, without accents,
 * punctuation gone. An apostrophe parts words: 'L’aiuto' is 'l' and 'aiuto'.
 */
export const splitWords = (text: string): string[] => normalize(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The words of a text with one space in between. */
export const spacedWords = (text: string): string => splitWords(text).join(' ')

/** Words that say nothing about what somebody wants, normalized: they only hold a sentence together. */
const fillers = new Set(
  [
    'il lo la i gli le l un uno una del dello della dei degli delle dell d',
    'di a da in con su per tra fra al allo alla ai agli alle all dal dallo dalla dai dagli dalle dall',
    'nel nello nella nei negli nelle nell sul sullo sulla sui sugli sulle sull col coi',
    'e ed o od ma se che chi cui non ne ci vi si mi ti c m t s v po anche ancora gia poi piu meno molto poco',
    'tanto troppo tutto tutta tutti tutte ogni qualche altro altra altri altre solo sempre mai qui qua li',
    'io tu lui lei noi voi loro me te se mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra',
    'nostri nostre vostro vostra questo questa questi queste quest quello quella quelli quelle quel quei quell',
    'come cosa cose dove quando quanto quanta quanti quante quale quali perche percio quindi dunque mentre',
    'sono sei siamo siete era ero erano essere stato stata stati state fosse ho hai ha abbiamo avete hanno',
    'avere avuto avevo aveva avrei devo deve devi dobbiamo dovrei dovere posso puoi puo possiamo potrei potere',
    'puoi vuoi vuole voglio vorrei vogliamo volere volevo fare faccio fai fa facciamo fatto fatta farmi farlo',
    'farla farne farti serve servono servire servirebbe bisogno so sai sa sapere dire dirmi dimmi dammi dare',
    'sto sta stai stanno vado va bene ok grazie favore prego ciao salve buongiorno molta senza sotto sopra',
    'dato dopo prima circa oppure cioe ecco proprio verso dentro fuori ora adesso oggi ieri domani tempo volta',
  ].flatMap((line) => line.split(' ')),
)

/** Whether a word says what somebody wants. @param word as `splitWords` gives it */
export const isTelling = (word: string): boolean => word.length > 1 && !fillers.has(word)

/** Fewer letters of a stem stand for too many words. */
export const shortestStem = 4

/** A word without its ending: 'bolletta' and 'bollette' are 'bollett'. */
export const stemWord = (word: string): string =>
  word.length > shortestStem ? word.replace(/h?[aeiou]+$/, '') : word
