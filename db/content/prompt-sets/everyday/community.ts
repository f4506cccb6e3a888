import type { Template } from '../../../content-types.ts'

export const communityTemplates: Template[] = [
  {
    id: 'vita-quotidiana-locandina-festa',
    need: 'Associazioni e parrocchia',
    emoji: '🎪',
    title: 'La locandina della festa',
    description: 'Poche parole grandi, da leggere passando in bicicletta.',
    why: 'Una locandina si legge da lontano, in due secondi. Che cosa, quando, dove e perché venire, e basta.',
    blocks: [
      { text: 'Scrivi il testo di una locandina per [che festa è?: la castagnata del quartiere].' },
      {
        text: "Il giorno e il posto sono questi: [quando e dove si fa?: domenica alle 15, nel cortile dell'oratorio].",
      },
      {
        text: "Ci sono queste cose: [che cosa c'è da fare?: castagne, musica e giochi per bambini].",
      },
      { text: 'Al massimo quaranta parole, in quattro righe, dalla più grande alla più piccola.' },
      { text: 'Poi scrivi il messaggio per WhatsApp, di tre righe.' },
    ],
  },
  {
    id: 'vita-quotidiana-verbale-riunione',
    need: 'Associazioni e parrocchia',
    emoji: '🖊️',
    title: 'Il verbale della riunione',
    description: 'I tuoi appunti diventano una pagina ordinata, con chi fa che cosa.',
    why: "Dai gli appunti come sono, e all'AI resta di metterli in ordine. Vieti di aggiungere fatti e chiedi la lista di chi fa che cosa.",
    blocks: [
      {
        text: 'Scrivi il verbale di una riunione di [di chi è la riunione?: un gruppo di volontari].',
      },
      {
        text: 'I miei appunti sono questi: [quali sono i tuoi appunti, senza cognomi?: festa spostata a giugno, servono dieci tavoli, i soldi bastano].',
      },
      { text: 'Usa solo quello che ho scritto. Dove manca qualcosa metti i puntini.' },
      { text: 'Dividi in presenti, decisioni, cose da fare con chi e entro quando.' },
      { text: 'Resta in una pagina.' },
    ],
  },
  {
    id: 'vita-quotidiana-grazie-volontari',
    need: 'Associazioni e parrocchia',
    emoji: '💐',
    title: 'Un grazie ai volontari',
    description: 'Parole che dicono che cosa hanno fatto, e non solo «grazie».',
    why: 'Un grazie vale quando nomina una cosa che è successa. Le versioni sono due, perché a voce si dice in un altro modo.',
    blocks: [
      { text: 'Scrivi un ringraziamento per [chi vuoi ringraziare?: i volontari della mensa].' },
      {
        text: 'Hanno fatto questo: [che cosa hanno fatto?: hanno cucinato ogni sabato per un anno].',
      },
      {
        text: 'È servito a questo: [che cosa è cambiato grazie a loro?: nessuno ha mangiato senza compagnia].',
      },
      { text: 'Fai due versioni: una da leggere a voce in un minuto, una di quattro righe.' },
      { text: 'Niente parole solenni e niente elenchi di nomi.' },
    ],
  },
  {
    id: 'vita-quotidiana-turni',
    need: 'Associazioni e parrocchia',
    emoji: '🗓️',
    title: 'I turni di un mese',
    description: 'Una tabella giusta, che gira, con chi sostituisce.',
    why: "Le lettere al posto dei nomi tengono fuori le persone vere. I turni girano, e per ognuno c'è chi sostituisce.",
    blocks: [
      {
        text: 'Prepara i turni di un mese per [per che cosa sono i turni?: aprire la sala il sabato].',
      },
      { text: 'I turni sono questi: [quali turni ci sono?: mattina e pomeriggio].' },
      {
        text: 'Le persone sono queste, con le lettere al posto dei nomi: [quante persone, e chi non può quando?: A, B, C e D; B non può il pomeriggio].',
      },
      { text: 'Nessuno fa due turni nello stesso giorno. Per ogni turno scrivi chi sostituisce.' },
      { text: 'Fai una tabella da stampare e conta quanti turni fa ognuno.' },
    ],
  },
  {
    id: 'vita-quotidiana-bando',
    need: 'Associazioni e parrocchia',
    emoji: '📜',
    title: 'Un bando da capire',
    description: 'Chi può partecipare, quanti soldi, quali carte, entro quando.',
    why: "Copi le righe che contano e dici che cosa vuole fare l'associazione. Chiedi anche i motivi per non partecipare, che fanno risparmiare tempo.",
    blocks: [
      {
        text: 'Spiegami un bando per le associazioni. Non capisco queste righe: [quali righe non capisci?: il contributo copre fino al 70 per cento, con rendicontazione a fine progetto].',
      },
      {
        text: 'La nostra associazione vuole fare questo: [che cosa volete fare?: un corso di ginnastica dolce al parco].',
      },
      {
        text: 'Spiega le parole difficili. Dimmi che cosa dobbiamo controllare prima di partecipare.',
      },
      { text: 'Dimmi anche tre buoni motivi per lasciar perdere.' },
      { text: "Chiudi con le domande da fare all'ufficio. Non inventare date e somme." },
    ],
  },
]
