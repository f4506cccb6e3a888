/**
 * What people write for what the templates call otherwise: data, with the reason of each. Only
 * words that neither the templates nor the examples' `asks` hold; they stand normalized.
 */
export type MeantWords = {
  words: readonly string[]
  /** Words of templates that are looked for besides. */
  meant: readonly string[]
  why: string
}

export const meantWords: readonly MeantWords[] = [
  {
    words: ['fregatura', 'imbroglio', 'raggiro', 'phishing', 'truffatore', 'virus', 'hacker'],
    meant: ['truffa'],
    why: 'Everyday words for a fraud; the template says truffa.',
  },
  {
    words: ['visita', 'visite', 'prenotare', 'dottore', 'dentista', 'medico'],
    meant: ['appuntamenti'],
    why: 'Who writes visita wants to prepare or remember an appointment; nobody here gives advice on health.',
  },
  {
    words: ['aiuto', 'aiutami', 'aiutatemi', 'aiutarmi', 'help', 'problema'],
    meant: ['truffa', 'capisco', 'segnalare'],
    why: 'Who asks only for help mostly has a message, a letter or a fault before them that worries them.',
  },
  {
    words: ['torta', 'dolce', 'cena', 'pranzo', 'mangiare', 'cucina'],
    meant: ['ricetta'],
    why: 'Food asked for by its occasion; the templates speak of recipes.',
  },
  {
    words: ['luce', 'gas', 'enel', 'contatore'],
    meant: ['bolletta'],
    why: 'A bill is called by what it is paid for.',
  },
  {
    words: ['raccomandata', 'agenzia', 'cartella', 'multa', 'tribunale'],
    meant: ['capisco'],
    why: 'Official letters come under many names; none of them is advised on, all can be explained.',
  },
  {
    words: ['nipotino', 'nipotina', 'scuola', 'bambino', 'bambina'],
    meant: ['compiti'],
    why: 'Grandparents write of the child or the school when they mean the homework.',
  },
  {
    words: ['volantino', 'volantini', 'manifesto', 'poster', 'invito'],
    meant: ['locandina'],
    why: 'The template calls every sheet that announces something a locandina.',
  },
  {
    words: ['curriculum', 'cv'],
    meant: ['presentazione'],
    why: 'There is no template for a curriculum; a short presentation comes nearest.',
  },
  {
    words: ['viaggio', 'viaggi', 'vacanza', 'vacanze', 'weekend', 'escursione', 'museo'],
    meant: ['gita'],
    why: 'A journey of any length is planned like the template outing.',
  },
  {
    words: ['tari', 'rifiuti', 'strada', 'buca', 'municipio', 'anagrafe', 'sindaco'],
    meant: ['comune'],
    why: 'Matters of the town hall, named by the matter.',
  },
  {
    words: ['agenda', 'calendario', 'promemoria', 'scadenze'],
    meant: ['impegni'],
    why: 'What orders the week is called by the thing it is written in.',
  },
  {
    words: ['reclamare', 'lamentela', 'protestare', 'protesta'],
    meant: ['reclamo'],
    why: 'Other words for a complaint.',
  },
  {
    words: ['recedere', 'recesso', 'rescindere', 'palestra'],
    meant: ['disdetta'],
    why: 'Words for ending a contract.',
  },
  {
    words: ['vicino', 'vicina', 'vicini', 'rumore', 'rumori', 'ascensore'],
    meant: ['condominio'],
    why: 'Quarrels and faults of a house that belong before its administrator.',
  },
]
