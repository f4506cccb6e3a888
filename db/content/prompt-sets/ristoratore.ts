import { city } from '../../city.ts'
import type { PromptSetContent } from '../../content-types.ts'

export const ristoratorePrompts: PromptSetContent = {
  id: 'ristoratore',
  isPublished: true,
  professionId: 'ristoratore',
  professionTitle: 'Ristoratore',
  title: null,
  blocks: [
    { text: 'Scrivi il menu del giorno.', category: 'Azioni' },
    { text: 'Rispondi a un cliente che si lamenta per la lunga attesa.', category: 'Azioni' },
    { text: "Scrivi l'annuncio di una cena a menu fisso, da prenotare.", category: 'Azioni' },
    {
      text: 'Proponi per la carta tre piatti nuovi, con ingredienti della stagione.',
      category: 'Azioni',
    },
    {
      text: 'Prepara la lista della spesa per trenta porzioni di polenta e brasato.',
      category: 'Azioni',
    },
    { text: `Usa piatti della cucina di ${city.name}.`, category: 'Contenuto' },
    { text: 'Inserisci almeno un piatto senza carne.', category: 'Contenuto' },
    { text: 'Abbina a ogni piatto un vino della Valcalepio.', category: 'Contenuto' },
    { text: 'Lascia vuoto lo spazio per i prezzi.', category: 'Contenuto' },
    { text: 'Invita gli ospiti a chiedere informazioni sugli allergeni.', category: 'Contenuto' },
    { text: 'Usa un tono cordiale, come si parla al banco.', category: 'Stile' },
    { text: 'Scrivi frasi brevi e parole di casa.', category: 'Stile' },
    { text: 'Evita gli elogi esagerati.', category: 'Stile' },
    { text: 'Resta sotto le dieci righe.', category: 'Caratteristiche' },
    { text: 'Dammi tre versioni tra cui scegliere.', category: 'Caratteristiche' },
    { text: 'Aggiungi la traduzione in inglese.', category: 'Caratteristiche' },
    { text: 'Non inventare ingredienti.', category: 'Caratteristiche' },
    { text: "L'occasione è la festa di Sant'Alessandro, il 26 agosto.", category: 'Occasioni' },
    { text: 'Il pranzo è per una prima comunione.', category: 'Occasioni' },
    { text: 'La serata è dedicata ai casoncelli.', category: 'Occasioni' },
    { text: 'Il testo è per i clienti di sempre.', category: 'Destinatari' },
    { text: 'Pensa alle famiglie con bambini.', category: 'Destinatari' },
    { text: `Chi legge è un turista in visita a ${city.name}.`, category: 'Destinatari' },
    { text: 'Tieni conto di chi non può mangiare glutine.', category: 'Destinatari' },
    { text: 'Le ricette devono andare bene per una cucina piccola.', category: 'Livello' },
    { text: 'Spiega ogni cosa come a chi lavora in sala da poco.', category: 'Livello' },
    { text: `Il locale è un'osteria ${city.inOldTown}.`, category: 'Ambito' },
    { text: 'Il locale è un bar che serve pranzi veloci.', category: 'Ambito' },
    { text: 'Il locale è un agriturismo in montagna.', category: 'Ambito' },
    { text: 'La proposta vale per una settimana.', category: 'Periodo' },
    { text: 'Siamo in autunno, con funghi e castagne.', category: 'Periodo' },
    { text: "È estate e si mangia all'aperto.", category: 'Periodo' },
    { text: 'Il testo va stampato su un foglio solo.', category: 'Canale' },
    { text: 'Il messaggio sarà mandato con WhatsApp.', category: 'Canale' },
    { text: 'Il testo va pubblicato su Facebook.', category: 'Canale' },
    { text: 'Lo scopo è riempire i tavoli nelle sere tranquille.', category: 'Scopo' },
    { text: 'Voglio che il cliente torni volentieri.', category: 'Scopo' },
    { text: 'Vorrei buttare via meno cibo.', category: 'Scopo' },
  ],
  templates: [
    {
      id: 'ristoratore-menu-del-giorno',
      need: '',
      title: 'Il menu del giorno',
      description: 'Il foglio da appendere fuori, da finire con i tuoi prezzi.',
      emoji: '🍝',
      why: "I piatti sono i tuoi e gli ingredienti non si inventano, per chi ha un'allergia. I prezzi li scrivi tu sulla lavagna.",
      blocks: [
        {
          text: 'Scrivi il menu di oggi per [che tipo di locale hai?: una trattoria di quartiere].',
        },
        {
          text: 'I piatti sono questi: [quali piatti servi oggi?: casoncelli, minestrone, brasato con polenta e torta di mele].',
        },
        { text: 'Per ogni piatto scrivi il nome e una riga semplice che lo racconta.' },
        { text: 'Lascia vuoto lo spazio per i prezzi e non inventare ingredienti.' },
        { text: 'In fondo invita gli ospiti a chiedere informazioni sugli allergeni.' },
      ],
    },
    {
      id: 'ristoratore-risposta-recensione',
      need: '',
      title: 'Rispondere a una recensione',
      description: 'Poche righe calme, anche quando il voto è basso.',
      emoji: '⭐',
      answerKind: 'message',
      why: 'Racconti tutte e due le parti: che cosa dice il cliente e che cosa è successo. Poi dai un limite, sei righe, e dici che cosa non promettere.',
      blocks: [
        { text: 'Scrivi la risposta a una recensione sul mio locale.' },
        {
          text: 'Il cliente dice questo: [che cosa dice il cliente?: il servizio era lento e la polenta era fredda].',
        },
        {
          text: 'Per noi le cose sono andate così: [che cosa è successo davvero?: era sabato sera e in sala mancava una persona].',
        },
        { text: 'Ringrazia, chiedi scusa per ciò che non ha funzionato e invita a tornare.' },
        { text: 'Usa al massimo sei righe, senza polemica e senza promettere sconti.' },
      ],
    },
    {
      id: 'ristoratore-tabella-allergeni',
      need: '',
      title: 'La tabella degli allergeni',
      description: 'Le domande giuste su ogni piatto, finché la tabella è completa.',
      emoji: '🥜',
      why: "Ti fai fare le domande, una alla volta: gli ingredienti nascosti vengono fuori così. L'ultimo controllo resta di chi cucina, con le etichette in mano.",
      blocks: [
        {
          text: 'Aiutami a completare la tabella degli allergeni. I piatti sono questi: [quali piatti servi?: gnocchi burro e salvia, brasato].',
        },
        {
          text: 'Usa i quattordici allergeni del regolamento europeo 1169 del 2011.',
        },
        {
          text: 'Fammi una domanda alla volta su ogni piatto e aspetta la mia risposta. In cucina è così: [che cosa è in comune in cucina?: una sola friggitrice].',
        },
        { text: 'Non decidere tu: se rispondo «non so», scrivi a chi chiedere.' },
        { text: "Quando ho risposto a tutto, scrivi la tabella con l'origine di ogni allergene." },
      ],
    },
    {
      id: 'ristoratore-menu-turisti',
      need: '',
      title: 'Il menu per i turisti',
      description: 'La carta tradotta, con i piatti spiegati in poche parole.',
      emoji: '🌍',
      why: 'Il nome del piatto resta in italiano, la spiegazione cambia lingua. Le parole dubbie sono segnate: quelle le chiedi a chi parla quella lingua.',
      blocks: [
        {
          text: `Traduci in [in quali lingue traduci il menu?: inglese e tedesco] il menu del mio locale a ${city.name}.`,
        },
        {
          text: 'Ecco i piatti: [quali piatti vuoi tradurre?: casoncelli, polenta taragna e coniglio al forno].',
        },
        { text: 'Lascia il nome di ogni piatto in italiano e spiegalo sotto in una riga.' },
        { text: 'Segnala le parole su cui hai dubbi, così le faccio controllare.' },
      ],
    },
    {
      id: 'ristoratore-annuncio-serata',
      need: '',
      title: 'Annunciare una serata',
      description: 'Un testo per la vetrina e uno per Facebook.',
      emoji: '📣',
      why: "Dai il tema, il giorno e l'ora, cioè i fatti che servono a chi legge. Chiedi due testi, perché una vetrina e Facebook si leggono in modi diversi.",
      blocks: [
        { text: "Scrivi l'annuncio di una serata a tema nel mio locale." },
        {
          text: 'Il tema della serata è [qual è il tema della serata?: la polenta taragna con i formaggi delle valli].',
        },
        { text: 'La serata è [quando è la serata?: venerdì sera alle otto].' },
        { text: 'Prepara un testo di cinque righe per la vetrina e uno per Facebook.' },
        { text: 'Invita a prenotare e lascia vuoto lo spazio per il telefono.' },
      ],
    },
    {
      id: 'ristoratore-messaggio-fornitore',
      need: '',
      title: 'Scrivere a un fornitore',
      description: 'Segnala un problema e chiedi quello che ti serve.',
      emoji: '🚚',
      answerKind: 'message',
      why: 'Dici qual è il problema e che cosa chiedi, con un fatto preciso. Spieghi anche il perché del tono: volete lavorare ancora insieme.',
      blocks: [
        {
          text: 'Scrivi un messaggio a chi mi fornisce [che cosa ti porta il fornitore?: frutta e verdura].',
        },
        {
          text: 'Il problema è questo: [qual è il problema con il fornitore?: da due settimane la consegna arriva tardi].',
        },
        { text: 'Io chiedo [che cosa chiedi al fornitore?: la consegna entro le nove].' },
        { text: 'Il tono è fermo e cortese, perché vogliamo lavorare ancora insieme.' },
      ],
    },
    {
      id: 'ristoratore-cucina-avanzi',
      need: '',
      title: "Cucinare con quello che c'è",
      description: 'Tre idee per non buttare via ciò che hai in frigo.',
      emoji: '🥕',
      why: 'Parti da quello che hai davvero e dici per quale pasto serve. Per ogni piatto chiedi le stesse cose, così confronti bene le idee.',
      blocks: [
        {
          text: 'Proponi tre piatti per finire quello che ho in cucina: [che cosa è rimasto in cucina?: polenta, taleggio ed erbette].',
        },
        { text: 'Mi servono per [per quale pasto ti servono i piatti?: il pranzo di domani].' },
        { text: 'Per ogni piatto indica gli ingredienti da aggiungere, i passi e il tempo.' },
        { text: 'Ricorda come conservare e scaldare il cibo in modo sicuro.' },
      ],
    },
    {
      id: 'ristoratore-conferma-prenotazione',
      need: '',
      title: 'I messaggi per chi prenota',
      description: 'Conferma, promemoria, tavolo non più disponibile: tre testi pronti.',
      emoji: '📅',
      why: 'Chiedi insieme i tre messaggi che servono sempre, e li usi ogni giorno. Dici il tipo di locale e una regola vostra, così non sembrano di un altro.',
      blocks: [
        {
          text: "Fammi tre messaggi per chi prenota. Uno conferma, uno ricorda il giorno prima, uno dice che il tavolo non c'è più.",
        },
        { text: 'Il locale è [che locale è?: una trattoria con trenta posti].' },
        {
          text: 'La nostra regola è questa: [quale regola devono sapere?: teniamo il tavolo per venti minuti].',
        },
        { text: 'Ogni messaggio ha al massimo cinque righe e dà del lei.' },
        {
          text: 'Chiedi di avvisare per ritardi e allergie. Lascia gli spazi per giorno, ora e persone.',
        },
      ],
    },
  ],
}
