/** Advice on a request in one's own words; `says` finds what makes it needless. */
type HintRule = { id: string; title: string; text: string; says: RegExp }

export type Hint = Pick<HintRule, 'id' | 'title' | 'text'>

const word = (stems: string) => new RegExp(`(?:^|[^\\p{L}\\d])(?:${stems})`, 'iu')

/** The three of them in the order in which they are shown. */
const hintRules: readonly HintRule[] = [
  {
    id: 'who',
    title: 'Per chi è?',
    text: 'Scrivi chi legge: per mia nipote, per il Comune, per i clienti.',
    says: word(
      "(?:per|a|ad|al|allo|alla|all'|all’|ai|agli|alle) (?:mi[oae]i?|nostr|un |una |una? |il |lo |la |l'|l’|i |gli |le |chi|bambin|client|colleg|amic|vicin|nipot|figli|mamm|pap|nonn|zi[oa]|condomin|amministrat|comun|inps|banc|medic|dottor|maestr|insegnant|alunn|student|genitor|pazient|turist|ospit|sindac|direttor|ufficio|giornal|[A-ZÀ-Ý])|all['’]\\p{L}|destinatari|rivolt|caro|cara|gentile|spettabile",
    ),
  },
  {
    id: 'what',
    title: 'Che cosa ti serve?',
    text: 'Scrivi che testo vuoi: una lettera, un messaggio, un elenco.',
    says: word(
      'letter|messagg|mail|e-mail|email|pec|sms|elenc|list[ae]|bigliett|invit|augur|ricett|men[uù]|riassunt|tabell|volantin|annunc|discors|stori[ae]|racconto|favola|poesi|filastrocc|domand|programm|piano|spiegazion|idee|consigl|testo|articolo|post|recension|reclam|curricul|present|schema|scheda|appunti|traduzion|spieg|riassum|traduc|corregg|riscriv|suggerisc|dimmi|consigli|calcol|confront|organizz|prepar',
    ),
  },
  {
    id: 'long',
    title: 'Quanto lungo?',
    text: 'Scrivi quanto: cinque righe, mezza pagina, un elenco di dieci.',
    says: word(
      'brev|cort|lung|sintetic|righ[ae]|rig[ao]|parol[ae]|pagin|frasi|frase|paragraf|punti|minut|poche|pochi|massimo|almeno|mezza|dettagliat|due|tre|quattro|cinque|sei|sette|otto|dieci|venti|\\d+ (?!\\p{L}*(?:ann|or[ae]|euro))',
    ),
  },
]

const question =
  /^(?:che|chi|cosa|come|quand|quant|qual|dove|perch|posso|devo|è|e' |si può|mi sai|sai|hai)/i

/**
 * Up to three short hints on a request in one's own words: for whom, what kind of text, how long.
 * None on a question, on fewer than three words, or where the request says it already. They
 * advise and never block.
 */
export function hintsFor(request: string): Hint[] {
  const text = request.trim()
  if (text.split(/\s+/).length < 3) return []
  if (question.test(text) || /\?$/.test(text)) return []
  return hintRules
    .filter(({ says }) => !says.test(text))
    .map(({ id, title, text: advice }) => ({ id, title, text: advice }))
}

/** Where 'Non mostrarmi più i consigli' is kept; a closed storage keeps nothing. */
type HintStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = 'fucina:consigli'

/** Whether hints are wanted: they are until switched off. */
export const wantsHints = (storage: HintStorage) => storage.getItem(key) !== 'no'

/** Switches hints off or on; throws what the storage throws when it is full or closed. */
export function keepWantsHints(storage: HintStorage, wants: boolean): void {
  if (wants) storage.removeItem(key)
  else storage.setItem(key, 'no')
}
