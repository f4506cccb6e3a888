import { city } from '../../city.ts'
import type { PromptSetContent } from '../../content-types.ts'

export const artigianoPrompts: PromptSetContent = {
  id: 'artigiano',
  isPublished: true,
  professionId: 'artigiano',
  professionTitle: 'Artigiano',
  title: null,
  blocks: [
    {
      text: 'Prepara lo schema di un preventivo con lavori, materiali e tempi.',
      category: 'Azioni',
    },
    {
      text: 'Scrivi un messaggio per dire al cliente che il lavoro slitta di una settimana.',
      category: 'Azioni',
    },
    {
      text: "Fai l'elenco dei materiali per imbiancare una camera di dodici metri quadrati.",
      category: 'Azioni',
    },
    { text: 'Metti in fila le fasi per rifare un bagno.', category: 'Azioni' },
    {
      text: 'Spiega a chi non è del mestiere perché la posa delle piastrelle chiede tempo.',
      category: 'Azioni',
    },
    { text: 'Racconta un lavoro appena finito: un armadio su misura.', category: 'Azioni' },
    { text: 'Separa il costo del lavoro da quello dei materiali.', category: 'Contenuto' },
    { text: 'Fai capire bene che cosa è escluso.', category: 'Contenuto' },
    { text: 'I prezzi li aggiungo io, lascia lo spazio.', category: 'Contenuto' },
    { text: 'Segna i tempi di attesa e di asciugatura.', category: 'Contenuto' },
    { text: 'Ricorda le protezioni da usare sul lavoro.', category: 'Contenuto' },
    {
      text: 'Confronta la scelta più economica con quella che dura di più.',
      category: 'Contenuto',
    },
    { text: 'Vai subito al punto.', category: 'Stile' },
    { text: 'Usa parole comuni al posto dei termini tecnici.', category: 'Stile' },
    { text: 'Tieni un tono fermo ma cortese.', category: 'Stile' },
    { text: 'Numera i passi.', category: 'Caratteristiche' },
    { text: 'Ordina tutto in una tabella.', category: 'Caratteristiche' },
    { text: 'Mostra i calcoli, così posso rifarli.', category: 'Caratteristiche' },
    { text: 'Segnala ogni punto su cui hai dubbi.', category: 'Caratteristiche' },
    { text: "C'è un guasto da riparare in fretta.", category: 'Occasioni' },
    { text: 'La consegna dei materiali è in ritardo.', category: 'Occasioni' },
    { text: 'Il cliente mi ha chiesto uno sconto.', category: 'Occasioni' },
    { text: 'Domani vado a vedere il posto e a prendere le misure.', category: 'Occasioni' },
    { text: 'Chi legge è una famiglia che rinnova casa.', category: 'Destinatari' },
    { text: "Il testo è per l'amministratore di un condominio.", category: 'Destinatari' },
    { text: 'Le istruzioni servono al mio aiutante.', category: 'Destinatari' },
    { text: 'Parti dalle basi, come con un apprendista al primo giorno.', category: 'Livello' },
    { text: 'Puoi usare i termini del mestiere, li conosco.', category: 'Livello' },
    { text: 'Ho una bottega di falegname.', category: 'Ambito' },
    { text: 'Mi occupo di impianti idraulici.', category: 'Ambito' },
    { text: 'Il mio lavoro è imbiancare case e facciate.', category: 'Ambito' },
    { text: 'Faccio impianti elettrici.', category: 'Ambito' },
    { text: `La casa è antica e si trova ${city.inOldTown}.`, category: 'Ambito' },
    { text: 'Il cantiere dura due settimane.', category: 'Periodo' },
    { text: 'Si lavora in inverno, con il freddo.', category: 'Periodo' },
    { text: 'Tutto deve finire prima di agosto.', category: 'Periodo' },
    { text: 'Il foglio va stampato e lasciato al cliente.', category: 'Canale' },
    { text: 'Il testo sarà letto sul telefono.', category: 'Canale' },
    { text: 'Manderò tutto per email.', category: 'Canale' },
    { text: 'Voglio evitare malintesi sul prezzo.', category: 'Scopo' },
    { text: 'Il cliente deve poter scegliere con calma.', category: 'Scopo' },
    { text: 'Non devo dimenticare nulla in magazzino.', category: 'Scopo' },
  ],
  templates: [
    {
      id: 'artigiano-preventivo-bagno',
      need: '',
      title: 'Il preventivo per un bagno',
      description: 'I tuoi lavori e i tuoi prezzi, messi in tabella.',
      emoji: '🛁',
      why: "Lavori e prezzi sono tuoi, e l'AI li mette in ordine. Quello che resta escluso è scritto, e nessuno ne discute a lavoro finito.",
      blocks: [
        {
          text: 'Prepara il preventivo per rifare un bagno di [quanto è grande il bagno?: cinque metri quadrati].',
        },
        {
          text: "Lavori e prezzi sono questi: [quali lavori e a che prezzo?: demolizione 900 euro, impianto dell'acqua 1.800 euro, posa 1.400 euro].",
        },
        {
          text: "Resta escluso quanto segue: [che cosa è escluso dal preventivo?: l'acquisto di sanitari e piastrelle].",
        },
        {
          text: 'Fai una tabella con voce, spiegazione semplice e prezzo, poi il totale senza IVA e due righe vuote: IVA e totale da pagare.',
        },
        { text: 'Non inventare prezzi e lascia lo spazio per tempi e pagamenti.' },
      ],
    },
    {
      id: 'artigiano-spostare-lavoro',
      need: '',
      title: 'Spostare un lavoro',
      description: 'Avvisa il cliente e proponi un altro giorno.',
      emoji: '☔',
      answerKind: 'message',
      why: 'Il motivo, le scuse e un altro giorno stanno nello stesso messaggio. Al cliente basta rispondere di sì.',
      blocks: [
        { text: 'Scrivi un messaggio a un cliente per spostare un lavoro già fissato.' },
        { text: 'Il lavoro è [quale lavoro devi spostare?: la pittura di una facciata].' },
        {
          text: 'Lo sposto per questo motivo: [perché sposti il lavoro?: sono previsti tre giorni di pioggia].',
        },
        { text: 'Posso venire [quando puoi fare il lavoro?: giovedì mattina].' },
        { text: 'Scusati, spiega in modo semplice e chiedi una conferma.' },
      ],
    },
    {
      id: 'artigiano-lista-materiali',
      need: '',
      title: 'La lista dei materiali',
      description: 'Quantità e attrezzi, da rivedere prima di partire.',
      emoji: '🧰',
      why: 'Senza le misure le quantità escono a caso. I conti si vedono, e un errore si scopre prima di comprare.',
      blocks: [
        {
          text: 'Fai la lista di materiali e attrezzi per questo lavoro: [che lavoro devi fare?: posare le piastrelle in una cucina].',
        },
        {
          text: 'Le misure sono queste: [quali sono le misure del lavoro?: quattro metri per sessanta centimetri].',
        },
        { text: 'Calcola le quantità con un dieci per cento in più e mostra i conti.' },
        { text: 'Elenca a parte che cosa devo controllare sul posto.' },
      ],
    },
    {
      id: 'artigiano-calendario-lavori',
      need: '',
      title: 'Il calendario dei lavori',
      description: 'Le fasi in fila, con le attese e gli ordini da fare.',
      emoji: '📅',
      why: "La data d'inizio e il numero di persone decidono i tempi. L'AI segna quelli dubbi, perché il cantiere lo conosci tu.",
      blocks: [
        {
          text: 'Prepara il calendario per questo lavoro: [che lavoro devi organizzare?: rifare un bagno in un condominio].',
        },
        {
          text: 'Cominciamo [quando cominci il lavoro?: lunedì prossimo] e la squadra è di [quante persone lavorano?: due persone].',
        },
        { text: 'Metti le fasi nel giusto ordine e segna le attese, per esempio per asciugare.' },
        { text: 'Fai una tabella con giorno, fase e materiali da ordinare prima.' },
        { text: 'Indica i tempi che devo verificare io.' },
      ],
    },
    {
      id: 'artigiano-ricordare-pagamento',
      need: '',
      title: 'Ricordare un pagamento',
      description: 'Fermo e cortese, per un conto rimasto aperto.',
      emoji: '📨',
      answerKind: 'message',
      why: 'Racconti i fatti in ordine: il lavoro, la data, quante volte hai scritto. Dici il tono, fermo e cortese, così il rapporto non si rompe.',
      blocks: [
        { text: 'Scrivi un promemoria per un cliente che non ha ancora pagato.' },
        { text: 'Il lavoro era [che lavoro hai fatto?: la riparazione di una tapparella].' },
        {
          text: 'Il pagamento era previsto [quando doveva pagare il cliente?: per la fine di marzo].',
        },
        { text: 'Ho già scritto [quante volte hai già scritto al cliente?: una volta].' },
        { text: 'Sii fermo e cortese, e lascia vuoti nome, somma e numero della fattura.' },
      ],
    },
    {
      id: 'artigiano-domande-sopralluogo',
      need: '',
      title: 'Le domande del sopralluogo',
      description: 'Il foglio da portare quando vai a vedere il lavoro.',
      emoji: '📐',
      why: 'Con il mestiere e il lavoro da valutare le domande sono quelle del caso. Le righe vuote fanno del foglio uno strumento da usare in casa del cliente.',
      blocks: [
        { text: 'Prepara un foglio con le domande da fare a casa del cliente.' },
        {
          text: 'Il mio mestiere è [che mestiere fai?: il piastrellista] e devo valutare [che lavoro ti chiedono?: il pavimento di una cucina].',
        },
        { text: 'Dividi le domande in spazi, impianti, tempi, spesa e accesso dei mezzi.' },
        { text: 'Aggiungi le misure e le foto da prendere.' },
        { text: 'Dopo ogni domanda lascia una riga vuota per la risposta.' },
      ],
    },
    {
      id: 'artigiano-lavoro-finito',
      need: '',
      title: 'Raccontare un lavoro finito',
      description: 'Poche righe vere per il sito o per Facebook.',
      emoji: '🔨',
      why: 'Racconti una difficoltà vera, che rende vivo un testo. Dici che cosa non scrivere: il nome del cliente e dove si trova la casa.',
      blocks: [
        { text: 'Racconta in otto righe un lavoro che ho appena finito.' },
        { text: 'Ho realizzato [che cosa hai fatto?: una libreria di castagno su misura].' },
        {
          text: 'La parte difficile è stata questa: [che cosa era difficile nel lavoro?: seguire un muro antico e storto].',
        },
        { text: 'Spiega il valore del lavoro a mano senza vantarti.' },
        { text: 'Non nominare il cliente e non dire dove si trova la casa.' },
      ],
    },
    {
      id: 'artigiano-istruzioni-cura',
      need: '',
      title: 'Le istruzioni per il cliente',
      description: 'Come pulire e far durare quello che hai consegnato.',
      emoji: '📋',
      why: 'Un foglio di istruzioni funziona se sta in una pagina e se gli avvisi si vedono. Tu dai la cosa e il materiale, che nessun altro sa.',
      blocks: [
        { text: 'Scrivi un foglio di istruzioni per chi riceve il mio lavoro.' },
        { text: 'Ho consegnato [che cosa hai consegnato?: un tavolo di rovere finito a olio].' },
        { text: 'Spiega come si pulisce, che cosa evitare e quando serve chiamarmi.' },
        { text: 'Metti bene in vista gli avvisi di pericolo.' },
        { text: 'Tutto deve stare in una pagina, con frasi brevi.' },
      ],
    },
    {
      id: 'artigiano-preventivo-lavoro',
      need: '',
      title: 'Un preventivo per ogni lavoro',
      description: 'Le tue voci in ordine, con quello che non è compreso.',
      emoji: '📐',
      why: 'Dai le tue voci e i tuoi prezzi, e nessuno li inventa. Chiedi di scrivere che cosa non è compreso e fino a quando vale: è lì che si litiga.',
      blocks: [
        {
          text: 'Metti in bella copia un preventivo. Il lavoro è [che lavoro è?: ridipingere due stanze].',
        },
        {
          text: 'Le mie voci sono [quali voci e quali somme?: preparazione 300 euro, pittura 650 euro, pulizia finale 80 euro].',
        },
        {
          text: 'Non è compreso [che cosa non è compreso?: spostare i mobili pesanti].',
        },
        {
          text: 'Tempi e pagamento sono questi: [quando lo fai e come si paga?: tre giorni a febbraio, un terzo prima e il resto alla fine].',
        },
        {
          text: "Somma le voci facendo vedere il conto. L'IVA resta vuota. Aggiungi la riga per la firma del cliente.",
        },
      ],
    },
    {
      id: 'artigiano-fattura',
      need: '',
      title: 'Le parole della fattura',
      description: "La descrizione dei lavori e l'email che l'accompagna.",
      emoji: '🧾',
      why: 'Racconti il lavoro come lo diresti tu, e diventa una descrizione chiara. Lasci vuote le tasse: quelle le decide il commercialista.',
      blocks: [
        {
          text: 'Scrivi la descrizione da mettere in una fattura. Ho fatto questo: [che cosa hai fatto?: cambiato il miscelatore e due tubi sotto il lavello].',
        },
        {
          text: 'Ore, materiali e somme sono questi: [quante ore, quali materiali, quali somme?: due ore a 40 euro, materiali 75 euro].',
        },
        { text: 'Si paga così: [come e quando si paga?: con bonifico, entro trenta giorni].' },
        {
          text: 'Fai una riga per ogni voce e la somma senza IVA. Non scegliere IVA, ritenute e detrazioni.',
        },
        { text: "Poi scrivi l'email al cliente, di cinque righe, cordiale." },
      ],
    },
  ],
}
