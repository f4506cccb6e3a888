import { city } from '../../city.ts'
import type { PromptSetContent } from '../../content-types.ts'

export const commercialistaPrompts: PromptSetContent = {
  id: 'commercialista',
  isPublished: true,
  professionId: 'commercialista',
  professionTitle: 'Commercialista',
  title: null,
  blocks: [
    {
      text: 'Scrivi una lettera che chiede ai clienti i documenti di fine anno.',
      category: 'Azioni',
    },
    {
      text: 'Scrivi un messaggio breve che ricorda ai clienti di portare le fatture in studio.',
      category: 'Azioni',
    },
    {
      text: 'Prepara la lista dei documenti da portare in studio, con le caselle da spuntare.',
      category: 'Azioni',
    },
    {
      text: 'Prepara dieci domande per un cliente che viene in studio la prima volta.',
      category: 'Azioni',
    },
    {
      text: "Spiega che cosa c'è scritto in una fattura a chi non ne ha mai fatta una.",
      category: 'Azioni',
    },
    { text: 'Prepara la scaletta di una riunione con un cliente a fine anno.', category: 'Azioni' },

    { text: "L'argomento è la dichiarazione dei redditi.", category: 'Contenuto' },
    { text: "L'argomento è la fattura elettronica.", category: 'Contenuto' },
    { text: "L'argomento è il regime forfettario.", category: 'Contenuto' },
    { text: "L'argomento è l'IMU su una seconda casa.", category: 'Contenuto' },
    { text: "L'argomento è come tenere in ordine scontrini e ricevute.", category: 'Contenuto' },

    { text: 'Usa un tono cortese e dai del lei.', category: 'Stile' },
    { text: 'Scrivi frasi brevi, senza parole tecniche.', category: 'Stile' },
    { text: 'Vai subito al punto e spiega dopo.', category: 'Stile' },

    { text: 'Resta sotto le 150 parole.', category: 'Caratteristiche' },
    {
      text: 'Lascia uno spazio vuoto per nomi, date e importi.',
      category: 'Caratteristiche',
    },
    {
      text: 'Segna con un asterisco ogni dato che devo controllare.',
      category: 'Caratteristiche',
    },
    { text: 'Aggiungi un esempio con numeri inventati.', category: 'Caratteristiche' },
    { text: 'Riassumi i punti principali in una tabella.', category: 'Caratteristiche' },

    { text: "È arrivata una lettera dell'Agenzia delle Entrate.", category: 'Occasioni' },
    { text: 'È il primo incontro in studio.', category: 'Occasioni' },
    { text: "È il momento di chiudere i conti dell'anno.", category: 'Occasioni' },

    { text: `Chi legge ha un piccolo negozio a ${city.name}.`, category: 'Destinatari' },
    { text: 'Chi legge è un artigiano di un paese vicino.', category: 'Destinatari' },
    { text: 'Chi legge è un pensionato che dà in affitto una casa.', category: 'Destinatari' },
    { text: 'Chi legge ha aperto la partita IVA da poco.', category: 'Destinatari' },

    { text: 'Spiega tutto come a chi parte da zero.', category: 'Livello' },
    { text: 'Dai per note le basi della contabilità.', category: 'Livello' },

    { text: 'Si parla delle tasse di una famiglia.', category: 'Ambito' },
    { text: 'Si parla dei conti di una piccola impresa.', category: 'Ambito' },
    { text: "Si parla di un'associazione senza scopo di lucro.", category: 'Ambito' },

    { text: 'Considera i prossimi tre mesi.', category: 'Periodo' },
    { text: "Tieni conto di tutto l'anno appena chiuso.", category: 'Periodo' },

    { text: 'Il testo sarà spedito per email.', category: 'Canale' },
    { text: 'Il testo sarà letto sullo schermo di un telefono.', category: 'Canale' },
    { text: 'Il testo sarà stampato su un foglio A4.', category: 'Canale' },

    { text: 'Lo scopo è ricevere i documenti in tempo.', category: 'Scopo' },
    { text: 'Lo scopo è evitare telefonate di chiarimento.', category: 'Scopo' },
    { text: 'Lo scopo è aiutare il cliente a decidere con calma.', category: 'Scopo' },
  ],
  templates: [
    {
      id: 'commercialista-scadenza',
      need: '',
      title: 'Ricordare una scadenza',
      description: 'Un messaggio cortese che dice che cosa serve e per quando.',
      emoji: '⏰',
      answerKind: 'message',
      why: 'Cento parole bastano per dire che cosa serve ed entro quando. Più corto è il messaggio, più clienti lo leggono fino in fondo.',
      blocks: [
        {
          text: "Scrivi un messaggio per ricordare ai clienti [quale scadenza vuoi ricordare?: il saldo dell'IMU].",
        },
        {
          text: 'Chiedi di mandare [che cosa devono mandare?: le informazioni sulle case comprate o vendute]. Il termine per consegnare tutto allo studio è questo: [entro quale giorno devono rispondere?: venerdì prossimo].',
        },
        { text: 'Usa un tono cortese e dai del lei.' },
        { text: 'Resta sotto le 100 parole e lascia uno spazio vuoto per i contatti.' },
      ],
    },
    {
      id: 'commercialista-lista-documenti',
      need: '',
      title: 'La lista dei documenti',
      description: 'Un foglio da spuntare, adatto al tipo di cliente.',
      emoji: '🧾',
      why: 'La stessa pratica chiede carte diverse a un dipendente e a chi ha la partita IVA. Le voci che cambiano ogni anno hanno un segno, e le controlli tu.',
      blocks: [
        {
          text: 'Prepara la lista dei documenti da portare in studio per [per quale pratica sono i documenti?: il modello 730].',
        },
        {
          text: 'La lista è per [che tipo di cliente è, senza nomi?: una famiglia con un figlio e un mutuo].',
        },
        { text: 'Dividi le voci per tema e metti una casella vuota davanti a ognuna.' },
        {
          text: "Segna con un asterisco le voci da verificare sul sito dell'Agenzia delle Entrate.",
        },
      ],
    },
    {
      id: 'commercialista-regola-semplice',
      need: '',
      title: 'Spiegare una regola',
      description: 'Parole di tutti i giorni e un esempio con i numeri.',
      emoji: '💡',
      why: "Una spiegazione diventa semplice quando si sa per chi è. Soglie e date le aggiungi tu: sono i punti in cui l'AI sbaglia di più.",
      blocks: [
        {
          text: 'Spiega [che cosa vuoi spiegare?: come funziona il regime forfettario]. Il testo è per [chi legge il testo?: un giovane artigiano].',
        },
        { text: 'Usa parole di tutti i giorni e un esempio con numeri inventati.' },
        { text: 'Per soglie, aliquote e date lascia uno spazio vuoto: le aggiungo io.' },
        { text: 'Chiudi con tre domande che il lettore può fare al suo commercialista.' },
      ],
    },
    {
      id: 'commercialista-parcella',
      need: '',
      title: 'Sollecitare una parcella',
      description: 'Una lettera ferma che non rovina il rapporto.',
      emoji: '✉️',
      answerKind: 'letter',
      why: "Il primo sollecito e il terzo non si scrivono con lo stesso tono. Un'offerta concreta, senza minacce, tiene il cliente.",
      blocks: [
        {
          text: 'Scrivi una lettera per una parcella non pagata. È [quale sollecito è?: il primo sollecito].',
        },
        {
          text: 'Proponi al cliente [che cosa puoi offrire al cliente?: il pagamento in due rate].',
        },
        { text: 'Tieni un tono fermo e gentile, dai del lei e non minacciare.' },
        { text: 'Lascia uno spazio vuoto per nome, fattura, importo e data.' },
      ],
    },
    {
      id: 'commercialista-nuova-attivita',
      need: '',
      title: "Aprire un'attività",
      description: 'Le domande giuste per chi vuole mettersi in proprio.',
      emoji: '🔑',
      why: "Chiedi domande e non risposte, così l'AI ti aiuta a pensare. Dici quante sono e in quali gruppi dividerle.",
      blocks: [
        {
          text: 'Prepara venti domande per chi vuole aprire [quale attività vuole aprire?: una gelateria vicino a una scuola].',
        },
        { text: 'Dividi le domande in gruppi: idea, soldi, locali, permessi, personale, tasse.' },
        { text: 'Scrivi una riga per domanda, con parole semplici.' },
        { text: `In fondo elenca gli uffici di ${city.name} con cui verificare le regole.` },
      ],
    },
    {
      id: 'commercialista-anno-in-una-pagina',
      need: '',
      title: "L'anno in una pagina",
      description: 'I conti spiegati al titolare, solo con le percentuali.',
      emoji: '📊',
      why: "Dai tu i numeri e dici di usare solo quelli. Vieti di inventare le cause, che l'AI scrive anche quando non le sa.",
      blocks: [
        {
          text: "Racconta in una pagina come è andato l'anno. L'attività è [che tipo di attività è?: una trattoria di paese].",
        },
        {
          text: "I ricavi sono [come sono andati i ricavi?: saliti del 5 per cento] e i costi sono [come sono andati i costi?: saliti dell'8 per cento].",
        },
        { text: 'Usa solo questi dati. Non inventare altri numeri e non inventare cause.' },
        { text: 'Spiega che cosa vuol dire, senza parole tecniche e senza dare colpe.' },
        { text: 'Chiudi con tre domande da discutere con il titolare.' },
      ],
    },
    {
      id: 'commercialista-preventivo',
      need: '',
      title: 'Il preventivo dello studio',
      description: 'Che cosa è compreso, che cosa si paga a parte.',
      emoji: '💼',
      why: 'Chiedi due elenchi separati, così il cliente vede che cosa paga a parte. Lasci vuoti gli importi, perché li decidi tu.',
      blocks: [
        {
          text: 'Prepara il preventivo di uno studio per [quale servizio offri?: la contabilità di una ditta individuale].',
        },
        { text: 'Fai due elenchi: che cosa è compreso e che cosa si paga a parte.' },
        { text: 'Spiega bene [che cosa vuoi chiarire al cliente?: come e quando si paga].' },
        { text: 'Lascia vuoti gli importi, i tempi e i dati del cliente.' },
      ],
    },
    {
      id: 'commercialista-nota-ai',
      need: '',
      title: "Dire ai clienti che usi l'AI",
      description: 'Una nota chiara, come chiede la legge 132 del 2025.',
      emoji: '🤝',
      why: 'Elenchi gli strumenti che usi e a che cosa servono: sono fatti, non promesse. Dici che cosa il testo deve spiegare, un punto alla volta.',
      blocks: [
        {
          text: "Scrivi una nota per dire ai clienti che lo studio usa l'intelligenza artificiale.",
        },
        {
          text: 'Gli strumenti sono [quali strumenti usi?: ChatGPT e Microsoft Copilot] e servono per [a che cosa ti servono?: le bozze di lettere].',
        },
        {
          text: "Spiega che lo studio non inserisce nell'AI nomi, conti o codici fiscali dei clienti.",
        },
        { text: 'Spiega che un professionista rilegge e firma ogni testo.' },
        { text: 'Usa parole chiare, semplici e complete, come chiede la legge 132 del 2025.' },
      ],
    },
  ],
}
