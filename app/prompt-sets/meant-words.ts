/** Who asks only for help mostly has a message, a letter or a fault before them. */
const help = ['aiuto', 'aiutami', 'aiutatemi', 'aiutarmi', 'help', 'problema']

/**
 * What people write for what the templates call otherwise, by the templates' word. Only words that
 * neither the templates nor the examples' `asks` hold; they stand normalized.
 */
export const meantWords: Readonly<Record<string, readonly string[]>> = {
  truffa: [
    'fregatura',
    'imbroglio',
    'raggiro',
    'phishing',
    'truffatore',
    'virus',
    'hacker',
    ...help,
  ],
  // Official letters come under many names: none is advised on, all can be explained.
  capisco: ['raccomandata', 'agenzia', 'cartella', 'multa', 'tribunale', ...help],
  segnalare: help,
  // To prepare or remember one: nobody here gives advice on health.
  appuntamenti: ['visita', 'visite', 'prenotare', 'dottore', 'dentista', 'medico'],
  ricetta: ['torta', 'dolce', 'cena', 'pranzo', 'mangiare', 'cucina'],
  bolletta: ['luce', 'gas', 'enel', 'contatore'],
  compiti: ['nipotino', 'nipotina', 'scuola', 'bambino', 'bambina'],
  locandina: ['volantino', 'volantini', 'manifesto', 'poster', 'invito'],
  // There is no template for a curriculum: a short presentation comes nearest.
  presentazione: ['curriculum', 'cv'],
  gita: ['viaggio', 'viaggi', 'vacanza', 'vacanze', 'weekend', 'escursione', 'museo'],
  comune: ['tari', 'rifiuti', 'strada', 'buca', 'municipio', 'anagrafe', 'sindaco'],
  impegni: ['agenda', 'calendario', 'promemoria', 'scadenze'],
  reclamo: ['reclamare', 'lamentela', 'protestare', 'protesta'],
  disdetta: ['recedere', 'recesso', 'rescindere', 'palestra'],
  // Quarrels and faults of a house belong before its administrator.
  condominio: ['vicino', 'vicina', 'vicini', 'rumore', 'rumori', 'ascensore'],
}
