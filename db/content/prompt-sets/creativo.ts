import { city } from '../../city.ts'
import type { PromptSetContent } from '../../content-types.ts'

export const creativoPrompts: PromptSetContent = {
  id: 'creativo',
  isPublished: true,
  professionId: 'creativo',
  professionTitle: 'Creativo',
  title: null,
  blocks: [
    { text: 'Trova dieci titoli brevi e diversi tra loro.', category: 'Azioni' },
    { text: 'Scrivi una didascalia da mettere sotto una fotografia.', category: 'Azioni' },
    { text: 'Suggerisci cinque idee grafiche, ognuna in due righe.', category: 'Azioni' },
    { text: 'Fai un calendario di dodici pubblicazioni, in forma di tabella.', category: 'Azioni' },
    { text: "Descrivi nei dettagli un'immagine da far creare all'AI.", category: 'Azioni' },
    { text: "Scrivi un'email a un cliente che chiede troppe modifiche.", category: 'Azioni' },
    {
      text: `Il soggetto è ${city.oldTown}, da lontano, alle prime luci.`,
      category: 'Contenuto',
    },
    { text: "Il soggetto è il lago d'Iseo in un giorno di nebbia.", category: 'Contenuto' },
    { text: 'Il progetto è il marchio di una piccola bottega.', category: 'Contenuto' },
    { text: 'Il progetto è un libro di fotografie di famiglia.', category: 'Contenuto' },
    {
      text: 'Il preventivo comprendeva due serie di modifiche, e questa è la terza.',
      category: 'Contenuto',
    },
    { text: 'Il tono è caldo e diretto.', category: 'Stile' },
    { text: 'Scrivi in modo asciutto, con pochi aggettivi.', category: 'Stile' },
    { text: "Metti un po' di ironia, senza prendere in giro nessuno.", category: 'Stile' },
    { text: "L'atmosfera ricorda una vecchia stampa in bianco e nero.", category: 'Stile' },
    { text: 'Resta sotto le 50 parole.', category: 'Caratteristiche' },
    { text: 'Dai tre versioni di lunghezza diversa.', category: 'Caratteristiche' },
    { text: 'Evita frasi fatte e superlativi.', category: 'Caratteristiche' },
    {
      text: "Aggiungi una descrizione dell'immagine per chi non vede.",
      category: 'Caratteristiche',
    },
    { text: 'Non inventare nomi, date o premi.', category: 'Caratteristiche' },
    { text: "L'occasione è una mostra in biblioteca.", category: 'Occasioni' },
    { text: "L'occasione è una sagra di paese in montagna.", category: 'Occasioni' },
    { text: `L'occasione è un matrimonio ${city.inOldTown}.`, category: 'Occasioni' },
    { text: `Il testo è per chi visita ${city.name} per la prima volta.`, category: 'Destinatari' },
    { text: 'Il pubblico sono le famiglie del quartiere.', category: 'Destinatari' },
    { text: 'Chi legge non conosce le parole della grafica.', category: 'Destinatari' },
    { text: 'Usa parole adatte anche a chi legge poco.', category: 'Livello' },
    { text: 'Il lavoro riguarda la fotografia di ritratto.', category: 'Ambito' },
    { text: 'Il lavoro riguarda la grafica per la stampa.', category: 'Ambito' },
    { text: 'Si pubblica nelle due settimane tra Santa Lucia e Natale.', category: 'Periodo' },
    { text: 'La consegna è tra dieci giorni.', category: 'Periodo' },
    { text: 'Il risultato va su una locandina da appendere nei negozi.', category: 'Canale' },
    { text: 'Il risultato va su Instagram.', category: 'Canale' },
    { text: 'Il risultato va sulla prima pagina di un sito.', category: 'Canale' },
    { text: 'Lo scopo è portare persone alla serata.', category: 'Scopo' },
    {
      text: 'Lo scopo è far capire quanto vale il lavoro e perché ha quel prezzo.',
      category: 'Scopo',
    },
    { text: 'Lo scopo è ricevere nuove richieste di preventivo.', category: 'Scopo' },
  ],
  templates: [
    {
      id: 'creativo-didascalia-foto',
      need: '',
      emoji: '📷',
      title: 'Le parole per una foto',
      description: 'Tre didascalie diverse e la descrizione per chi non vede.',
      why: "Descrivi la foto, perché l'AI non la vede. Chiedi tre toni diversi, così scegli quello che ti somiglia.",
      blocks: [
        {
          text: `Scrivi tre didascalie per una foto. Si vede questo: [che cosa si vede nella foto?: le torri e i tetti ${city.ofOldTown} al tramonto].`,
        },
        { text: 'La foto va pubblicata qui: [dove pubblichi la foto?: su Instagram].' },
        {
          text: 'La prima didascalia è poetica, la seconda spiritosa, la terza dà solo le informazioni. Ognuna resta sotto le 40 parole.',
        },
        {
          text: "Aggiungi una descrizione dell'immagine per chi non vede. Non inventare nomi o date.",
        },
      ],
    },
    {
      id: 'creativo-calendario-social',
      need: '',
      emoji: '📅',
      title: 'Un mese di pubblicazioni',
      description: 'Una tabella con giorno, tema, testo e foto da scattare.',
      why: 'Un piano regge se parte da quello che succede davvero nel mese. In tabella si vede subito il giorno vuoto.',
      blocks: [
        {
          text: "Prepara un calendario di quattro settimane per i social. L'attività è questa: [per quale attività?: una libreria di quartiere].",
        },
        {
          text: 'Le pubblicazioni alla settimana sono [quante pubblicazioni alla settimana?: tre].',
        },
        {
          text: 'Nel mese ci sono queste novità: [che cosa succede nel mese?: Santa Lucia, i regali di Natale e gli incontri del sabato].',
        },
        {
          text: 'Fai una tabella con giorno, tema, testo di massimo 50 parole e foto da scattare.',
        },
        { text: 'Almeno una volta alla settimana fai una domanda a chi legge.' },
      ],
    },
    {
      id: 'creativo-locandina',
      need: '',
      emoji: '🎭',
      title: 'Testi per una locandina',
      description: "Titolo, sottotitolo e informazioni pratiche, con un'idea grafica.",
      why: 'Dai le informazioni sicure e dici di usare solo quelle. Chiedi cinque titoli brevi, perché il primo di rado è il migliore.',
      blocks: [
        {
          text: 'Scrivi i testi di una locandina per [per quale evento?: una commedia in dialetto].',
        },
        {
          text: 'Ti do le informazioni sicure. Eccole: [quando e dove si fa, e quanto costa?: sabato alle 21, teatro della parrocchia, ingresso libero].',
        },
        {
          text: 'Proponi cinque titoli di massimo sei parole e un sottotitolo. Metti per prime le informazioni più utili.',
        },
        {
          text: "Suggerisci i colori, il tipo di carattere e l'immagine principale. Usa solo le informazioni che ti ho dato.",
        },
      ],
    },
    {
      id: 'creativo-immagine-ai',
      need: '',
      emoji: '🎨',
      title: "Descrivere un'immagine all'AI",
      description: "La richiesta giusta per far creare un'immagine all'AI.",
      why: "Descrivi che cosa si vede e che atmosfera vuoi, in due frasi separate. Inquadratura, luce e materiali sono le parole che guidano un'immagine.",
      blocks: [
        {
          text: "Scrivi una descrizione precisa, che poi darò a un servizio di AI per creare un'immagine.",
        },
        {
          text: "Nell'immagine si vede [che cosa si vede nell'immagine?: la bottega di un falegname, con la porta aperta sulla strada].",
        },
        {
          text: "L'atmosfera è questa: [che atmosfera vuoi?: mattina d'inverno, luce calda che viene da dentro].",
        },
        {
          text: 'Indica inquadratura, luce, colori e materiali. Non citare artisti viventi e non mettere scritte.',
        },
        { text: 'Dammi la descrizione in italiano e in inglese.' },
      ],
    },
    {
      id: 'creativo-mail-preventivo',
      need: '',
      emoji: '💶',
      answerKind: 'message',
      title: "L'email con il preventivo",
      description: 'Il prezzo spiegato bene, senza scuse e senza giri di parole.',
      why: "Prezzo, cose comprese e consegna rispondono alle tre domande di ogni cliente. L'ultima riga gli dice come accettare.",
      blocks: [
        {
          text: "Ho fatto un preventivo per [per quale lavoro?: un servizio fotografico di mezza giornata]. Scrivi l'email che lo accompagna.",
        },
        { text: 'Il prezzo è [quale prezzo chiedi?: 350 euro più IVA].' },
        {
          text: 'Sono comprese queste cose: [che cosa è compreso nel prezzo?: 40 foto ritoccate e una serie di correzioni].',
        },
        {
          text: 'La consegna avviene [quando consegni il lavoro?: entro tre settimane]. Chiudi con il prossimo passo per confermare.',
        },
        {
          text: 'Il tono è cordiale e sicuro. Lascia i puntini al posto dei nomi e resta sotto le 150 parole.',
        },
      ],
    },
    {
      id: 'creativo-domande-cliente',
      need: '',
      emoji: '❓',
      title: 'Domande per il primo incontro',
      description: 'Capire che cosa vuole il cliente prima di cominciare.',
      why: "Accanto a ogni domanda c'è a che cosa serve la risposta. Se non serve a niente, la domanda si toglie.",
      blocks: [
        {
          text: 'Un cliente mi ha chiesto questo: [che cosa vuole il cliente?: rifare il marchio di un agriturismo].',
        },
        {
          text: 'Prepara dodici domande per il primo incontro, dalla più facile alla più delicata.',
        },
        {
          text: 'Chiedi a chi si rivolge, per quando serve, quanto vuole spendere e che cosa gli piace.',
        },
        { text: 'Accanto a ogni domanda scrivi in poche parole a che cosa mi serve la risposta.' },
      ],
    },
    {
      id: 'creativo-accorcia-testo',
      need: '',
      emoji: '📏',
      title: 'Accorciare un testo',
      description: 'Lo stesso testo in tre misure, con quello che hai tolto.',
      why: "Dai il testo intero e vieti di aggiungere fatti. Chiedi che cosa è stato tolto, così l'ultima parola resta tua.",
      blocks: [
        { text: 'Accorcia un testo senza cambiare i fatti e senza aggiungerne altri.' },
        {
          text: 'Ti do il testo. Eccolo: [quale testo vuoi accorciare?: la nostra bottega lavora il legno da molti anni e accoglie con piacere chi vuole vedere come nasce un mobile].',
        },
        {
          text: 'Fai tre versioni: la metà delle parole, un quarto, e infine un titolo di massimo quattro parole.',
        },
        { text: 'Alla fine elenca che cosa hai tolto, così decido io se va bene.' },
      ],
    },
    {
      id: 'creativo-presentazione',
      need: '',
      emoji: '🌱',
      title: 'Presentare il mio lavoro',
      description: 'Poche righe sincere per il sito o per un profilo.',
      why: 'Racconti come lavori, con particolari che nessun altro direbbe. Vieti i superlativi, che rendono uguali tutte le presentazioni.',
      blocks: [
        {
          text: "Scrivi una presentazione in prima persona per il mio sito. Il mio lavoro è questo: [che lavoro fai?: fotografie di famiglia all'aperto].",
        },
        { text: 'Di solito lavoro per [per chi lavori?: famiglie con bambini piccoli].' },
        {
          text: `Lavoro così: [come lavori?: senza pose, con calma, spesso nei parchi di ${city.name}].`,
        },
        {
          text: 'Fai una versione di 40 parole e una di 120. Niente superlativi e niente frasi da curriculum.',
        },
      ],
    },
  ],
}
