import { city, here } from '../../city.ts'
import type { PromptSetContent } from '../../content-types.ts'
import { communityTemplates } from './everyday/community.ts'
import { familyTemplates } from './everyday/family.ts'
import { gardenTemplates } from './everyday/garden.ts'
import { healthTemplates } from './everyday/health.ts'
import { homeTemplates } from './everyday/home.ts'
import { memoriesTemplates } from './everyday/memories.ts'
import { papersTemplates } from './everyday/papers.ts'
import { rightsTemplates } from './everyday/rights.ts'
import { travelTemplates } from './everyday/travel.ts'

export const vitaQuotidianaPrompts: PromptSetContent = {
  id: 'vita-quotidiana',
  isPublished: true,
  professionId: null,
  professionTitle: null,
  title: 'Vita quotidiana',
  blocks: [
    { text: 'Scrivi una lettera breve e cortese per chiedere un incontro.', category: 'Azioni' },
    {
      text: "Spiegami che cosa c'è scritto di solito in una bolletta della luce.",
      category: 'Azioni',
    },
    {
      text: `Dammi una ricetta della cucina di ${city.name}, con le dosi e i tempi.`,
      category: 'Azioni',
    },
    {
      text: 'Dimmi da quali segnali si capisce che un messaggio è una truffa.',
      category: 'Azioni',
    },
    {
      text: 'Scrivi un biglietto di auguri per una festa, da parte di tutta la famiglia.',
      category: 'Azioni',
    },
    {
      text: 'Prepara un elenco ordinato delle cose da fare prima di un giorno importante.',
      category: 'Azioni',
    },
    {
      text: `Organizza una gita di un giorno vicino a ${city.name}, con le tappe.`,
      category: 'Azioni',
    },
    { text: 'Spiegami come aiutare un bambino con i compiti di matematica.', category: 'Azioni' },
    { text: 'La questione riguarda la tassa sui rifiuti.', category: 'Contenuto' },
    { text: 'La questione riguarda una macchia di umidità sul soffitto.', category: 'Contenuto' },
    { text: 'Il messaggio dice che un pacco è fermo e chiede di pagare.', category: 'Contenuto' },
    { text: 'In casa ho della polenta avanzata e un pezzo di taleggio.', category: 'Contenuto' },
    { text: 'Vorrei preparare i casoncelli.', category: 'Contenuto' },
    { text: 'Vorrei fare la polenta come una volta, nel paiolo.', category: 'Contenuto' },
    { text: 'I compiti sono sulle frazioni.', category: 'Contenuto' },
    { text: 'Usa parole semplici e frasi corte.', category: 'Stile' },
    { text: 'Usa un tono affettuoso.', category: 'Stile' },
    { text: 'Usa un tono gentile ma fermo.', category: 'Stile' },
    { text: 'Dai del lei a chi legge.', category: 'Stile' },
    { text: 'Lascia i puntini dove vanno i miei dati.', category: 'Caratteristiche' },
    { text: 'Vai un passo alla volta, senza saltarne nessuno.', category: 'Caratteristiche' },
    { text: 'Rispondi con un elenco numerato.', category: 'Caratteristiche' },
    {
      text: "Se ti manca un'informazione, dimmi quale e non inventarla.",
      category: 'Caratteristiche',
    },
    { text: 'Dimmi che cosa devo controllare prima di fidarmi.', category: 'Caratteristiche' },
    { text: "Si festeggiano le nozze d'oro di due amici.", category: 'Occasioni' },
    { text: 'È il compleanno di una nipote che compie dieci anni.', category: 'Occasioni' },
    { text: 'È il pranzo della domenica, con tutta la famiglia.', category: 'Occasioni' },
    { text: 'Il testo è per un ufficio del Comune.', category: 'Destinatari' },
    { text: "Il testo è per l'INPS.", category: 'Destinatari' },
    { text: "Il testo è per l'amministratore del condominio.", category: 'Destinatari' },
    { text: 'A tavola siamo in due.', category: 'Destinatari' },
    { text: 'Parto da zero: spiegami tutto con pazienza.', category: 'Livello' },
    { text: 'Spiega come faresti con un bambino di nove anni.', category: 'Livello' },
    { text: 'Cammino volentieri, ma senza salite dure.', category: 'Livello' },
    { text: 'È una faccenda di condominio.', category: 'Ambito' },
    { text: 'È una pratica da sbrigare in Comune.', category: 'Ambito' },
    { text: `È un viaggio in treno con partenza da ${city.name}.`, category: 'Ambito' },
    { text: 'Ho tempo fino alla fine del mese.', category: 'Periodo' },
    { text: 'Ho a disposizione una mattina di primavera.', category: 'Periodo' },
    { text: 'Il testo va spedito per posta.', category: 'Canale' },
    { text: 'Il testo va mandato con WhatsApp.', category: 'Canale' },
    { text: 'Voglio capire quanto devo pagare e perché.', category: 'Scopo' },
    { text: 'Vorrei un appuntamento al mattino, se è possibile.', category: 'Scopo' },
    { text: 'Voglio ricordarmi tutto senza agitarmi.', category: 'Scopo' },
    { text: 'Voglio usare quello che ho in frigo e non buttare niente.', category: 'Scopo' },
  ],
  templates: [
    {
      id: 'vita-quotidiana-messaggio-sospetto',
      need: 'Diritti e reclami',
      emoji: '🚨',
      title: 'È una truffa?',
      description: 'Un messaggio strano sul telefono: capire che cosa fare, con calma.',
      why: 'Racconti come è arrivato il messaggio e che cosa dice, senza nomi e codici. Chiedi di dire se resta un dubbio, e come controllare da una fonte ufficiale.',
      blocks: [
        {
          text: 'Aiutami a capire se un messaggio può essere una truffa. Mi è arrivato così: [come è arrivato il messaggio?: con un SMS].',
        },
        {
          text: 'Ecco che cosa dice: [scrivi il messaggio senza nomi, codici e indirizzi: il tuo pacco è fermo, paga due euro per riceverlo].',
        },
        {
          text: 'Elenca i segnali sospetti con parole semplici. Se non puoi essere sicuro, dillo.',
        },
        {
          text: 'Dimmi che cosa non devo fare. Poi spiegami come controllare da una fonte ufficiale.',
        },
        {
          text: 'Spiegami anche che cosa fare se ho già premuto sul collegamento o ho già pagato.',
        },
      ],
    },
    {
      id: 'vita-quotidiana-lettera-comune',
      need: 'Carte e uffici',
      emoji: '📮',
      answerKind: 'letter',
      title: 'Lettera al Comune',
      description: 'Segnalare un problema del quartiere e chiedere una risposta.',
      why: "Dici il problema e il posto preciso, cioè quello che serve all'ufficio. Dai il tono e la lunghezza, e i tuoi dati li aggiungi dopo, a mano.",
      blocks: [
        {
          text: 'Scrivi una lettera al Comune. Segnala questo problema: [che problema vuoi segnalare?: un lampione spento da tre settimane].',
        },
        { text: 'Si trova qui: [dove si trova il problema?: il giardino vicino alla biblioteca].' },
        { text: 'Chiedi entro quando sarà risolto. Usa un tono cortese e il voi.' },
        { text: 'Resta in mezza pagina. Lascia i puntini per nome, indirizzo, telefono e firma.' },
      ],
    },
    {
      id: 'vita-quotidiana-domanda-inps',
      need: 'Carte e uffici',
      emoji: '📂',
      title: "Una domanda all'INPS",
      description: 'Prepararsi alla telefonata o al patronato, che aiuta con le pensioni.',
      why: 'Fai una domanda sola e dici dove andrai, così ti prepari a quel colloquio. Vieti di inventare leggi, perché la risposta la dà chi vede la tua posizione.',
      blocks: [
        {
          text: "Preparami a un colloquio. Vorrei sapere questo: [che cosa vuoi chiedere all'INPS?: perché la pensione di questo mese è più bassa].",
        },
        { text: 'Lo chiedo qui: [dove vai, o chi chiami?: un patronato].' },
        { text: 'Scrivi che cosa dico, in tre frasi. Poi scrivi che cosa mi chiederanno.' },
        { text: "Fai l'elenco delle carte da portare o da tenere vicino." },
        { text: 'Non inventare leggi, scadenze o somme. Lascia i puntini per i miei dati.' },
      ],
    },
    {
      id: 'vita-quotidiana-amministratore',
      need: 'Casa e spese',
      emoji: '🏢',
      answerKind: 'letter',
      title: "Scrivere all'amministratore",
      description: 'Un guasto o una spesa del condominio, detti con garbo.',
      why: "Che cosa succede, da quando, che cosa chiedi. Il tono è gentile ma fermo, perché con l'amministratore vi rivedrete.",
      blocks: [
        {
          text: "Scrivi una lettera all'amministratore del mio condominio. Il fatto è questo: [che cosa succede in casa o nel condominio?: sul soffitto del bagno c'è una macchia di umidità].",
        },
        { text: 'Il problema è cominciato [quando è cominciato il problema?: circa un mese fa].' },
        {
          text: "Chiedo questo: [che cosa chiedi all'amministratore?: che mandi un idraulico e mi dica quando viene].",
        },
        { text: 'Il tono è gentile ma fermo. Lascia i puntini per nome, indirizzo e firma.' },
      ],
    },
    {
      id: 'vita-quotidiana-bolletta',
      need: 'Casa e spese',
      emoji: '💡',
      title: 'Capire una bolletta',
      description: 'Le tue righe, la somma rifatta, e quale riga è cresciuta.',
      why: 'Porti le righe vere della tua bolletta, ma nessun dato tuo: così la risposta parla di te. Chiedi la somma scritta, perché un conto che si vede si controlla.',
      blocks: [
        {
          text: 'Aiutami a leggere una bolletta. La bolletta riguarda [bolletta di luce, gas o acqua?: la luce].',
        },
        {
          text: 'Queste sono le righe, senza dati miei: [quali righe e quali somme ci sono?: quota consumi 160 kWh per 0,24 cioè 38,40 euro, quota fissa 12, quota potenza 9, imposte 7, totale 66,40 euro].',
        },
        {
          text: "Nella bolletta di prima c'era scritto [e nella bolletta di prima?: quota consumi 130 kWh per 0,22 cioè 28,60 euro, quota fissa 12, quota potenza 9, imposte 6, totale 55,60 euro].",
        },
        { text: 'Rifai la somma, un passo alla volta, e dimmi quale riga è cresciuta.' },
        {
          text: 'Spiega ogni parola in una riga. Poi scrivi tre domande per il servizio clienti.',
        },
      ],
    },
    {
      id: 'vita-quotidiana-lettera-difficile',
      need: 'Carte e uffici',
      emoji: '🔎',
      title: 'Una lettera che non capisco',
      description: 'Il senso di una lettera in parole semplici, e che cosa fare.',
      why: 'Copi solo la frase difficile e dici chi scrive, senza dati tuoi. Chiedi se devi fare qualcosa, e di dirlo chiaro se non si può sapere.',
      blocks: [
        {
          text: 'Spiegami con parole semplici una frase di una lettera. La frase è questa: [copia la frase senza nomi e codici: si invita a provvedere al saldo entro il termine indicato].',
        },
        { text: 'La lettera la manda [chi manda la lettera?: un ufficio del Comune].' },
        {
          text: 'Dimmi se devo fare qualcosa, che cosa e con quale urgenza. Se non puoi saperlo, dillo.',
        },
        {
          text: "Scrivi le domande da fare a quell'ufficio. Spiegami come trovare il suo numero vero, senza fidarmi di quello sulla lettera.",
        },
      ],
    },
    // Health comes first among what stands behind its need.
    ...healthTemplates,
    {
      id: 'vita-quotidiana-rispondere-lettera',
      need: 'Carte e uffici',
      emoji: '✉️',
      answerKind: 'letter',
      title: 'Rispondere a una lettera',
      description: 'Una risposta chiara e cortese, con quello che vuoi dire tu.',
      why: "Dici che cosa chiede la lettera e che cosa rispondi tu: all'AI restano solo le parole. Vieti di promettere altro, e i tuoi dati li aggiungi dopo, a mano.",
      blocks: [
        {
          text: "Scrivi la risposta a una lettera. La lettera la manda [chi ti ha scritto?: la società dell'acqua].",
        },
        {
          text: 'La lettera chiede questo: [che cosa chiede la lettera, senza nomi e codici?: di essere in casa giovedì per il cambio del contatore].',
        },
        {
          text: 'Io rispondo così: [che cosa vuoi rispondere?: quel giorno non ci sono, chiedo un altro giorno].',
        },
        {
          text: 'Usa un tono cortese e il voi. Non promettere niente che non ho detto. Resta in mezza pagina.',
        },
        {
          text: 'Lascia i puntini per nome, indirizzo, data e firma. Poi dimmi come mandarla e che cosa tenere.',
        },
      ],
    },
    {
      id: 'vita-quotidiana-auguri',
      need: 'Famiglia e nipoti',
      emoji: '🎂',
      title: 'Un biglietto di auguri',
      description: 'Parole sincere per una festa, da copiare a mano o mandare.',
      why: 'Dici per chi sono gli auguri e aggiungi un ricordo vostro, che li rende sinceri. Chiedi tre toni diversi, così scegli quello giusto.',
      blocks: [
        {
          text: 'Scrivi tre biglietti di auguri per [per chi sono gli auguri, senza il nome?: una nipote di dieci anni].',
        },
        { text: 'La festa è [che festa è?: il compleanno].' },
        {
          text: 'Ricorda anche questo: [quale bel ricordo avete insieme?: le domeniche passate a fare i biscotti].',
        },
        {
          text: 'Il primo biglietto è affettuoso, il secondo spiritoso, il terzo in rima. Ognuno ha al massimo sei righe.',
        },
      ],
    },
    {
      id: 'vita-quotidiana-ricetta-avanzi',
      need: 'Orto e cucina',
      emoji: '🍲',
      title: 'Cucinare con gli avanzi',
      description: "Un piatto buono con quello che c'è in casa, dalla polenta al pane.",
      why: "Si parte da quello che c'è in frigo, e non da una lista della spesa. I passi numerati si seguono con le mani occupate.",
      blocks: [
        {
          text: 'Dammi due ricette facili per usare quello che ho in casa: [che cosa hai in casa?: polenta di ieri, un pezzo di taleggio e due uova].',
        },
        { text: 'A tavola siamo [in quanti siete a tavola?: in due].' },
        { text: "Il tempo per cucinare è [quanto tempo hai per cucinare?: mezz'ora]." },
        {
          text: 'Scrivi le dosi e i passi numerati. Dimmi come capire se un avanzo si può ancora mangiare.',
        },
      ],
    },
    {
      id: 'vita-quotidiana-casoncelli',
      need: 'Orto e cucina',
      emoji: '🥟',
      title: 'I casoncelli della domenica',
      description: 'Ricetta, lista della spesa e lavoro diviso in due giorni.',
      why: 'Il lavoro è diviso in due giorni, e la domenica si sta con gli ospiti. Le dosi seguono il numero di persone a tavola.',
      blocks: [
        { text: 'Spiegami come fare i casoncelli, con burro, salvia e pancetta.' },
        { text: 'Le persone a tavola sono [quante persone siete a tavola?: sei].' },
        { text: 'Per tirare la pasta uso [con che cosa tiri la pasta?: il mattarello].' },
        {
          text: 'Dividi il lavoro tra sabato e domenica. Fai anche la lista della spesa, con le dosi.',
        },
        { text: "Di' quali ingredienti del ripieno cambiano da famiglia a famiglia." },
      ],
    },
    {
      id: 'vita-quotidiana-impegni',
      need: 'Casa e spese',
      emoji: '📅',
      title: 'Gli impegni della settimana',
      description: 'Appuntamenti, strada e riposo: mezza pagina per il frigorifero.',
      why: "Gli impegni si toccano dove c'è da spostarsi, quindi conta anche l'autobus. Mezza pagina, da appendere dove la vedi.",
      blocks: [
        {
          text: 'Metti in ordine i miei impegni. Sono questi: [quali impegni hai, senza dettagli privati?: martedì alle 10 in banca, giovedì alle 15 dal parrucchiere, sabato mattina il mercato].',
        },
        {
          text: 'Mi sposto così: [come ti sposti, e chi ti accompagna?: in autobus, il giovedì mi accompagna mia figlia].',
        },
        { text: 'Mi serve riposo [quando ti serve riposo?: dopo pranzo].' },
        {
          text: 'Cerca gli impegni che si toccano, contando la strada e il riposo. Proponi come spostarli.',
        },
        { text: 'Fai mezza pagina per il frigorifero: giorno, ora, esco alle, che cosa porto.' },
      ],
    },
    {
      id: 'vita-quotidiana-compiti',
      need: 'Famiglia e nipoti',
      emoji: '🧮',
      title: 'I compiti con i nipoti',
      description: 'Prima capisco io, poi lo spiego. Con tre esercizi facili.',
      why: 'La prima spiegazione è per te, con calma. Poi vengono le parole da dire al bambino, della sua classe.',
      blocks: [
        {
          text: 'Aiutami a spiegare i compiti a un bambino. La classe è [che classe fa il bambino?: la quarta elementare].',
        },
        {
          text: "L'argomento è questo: [che cosa deve studiare il bambino?: le divisioni con il resto].",
        },
        { text: 'Prima spiegalo a me, con un esempio preso dalla spesa o dalla cucina.' },
        { text: 'Poi dammi le parole per spiegarlo al bambino, senza dargli subito la soluzione.' },
        { text: 'Aggiungi tre esercizi facili, con le soluzioni in fondo.' },
      ],
    },
    {
      id: 'vita-quotidiana-treno',
      need: 'Viaggi e uscite',
      emoji: '🚆',
      title: 'Una gita in treno',
      description: 'Gli orari li porti tu: i cambi bastano a chi cammina piano?',
      why: "Gli orari veri li porti tu, perché l'AI li inventa spesso. Le chiedi una cosa che sa fare: i conti dei minuti, e che cosa preparare.",
      blocks: [
        { text: 'Aiutami a controllare una gita in treno. Vado qui: [dove vuoi andare?: Verona].' },
        {
          text: 'Ho trovato questi orari: [quali orari hai trovato?: parto alle 9:00, cambio dalle 9:55 alle 10:10, arrivo alle 10:50].',
        },
        { text: 'Cammino così: [come cammini?: piano, con una borsa leggera].' },
        {
          text: 'Conta i minuti di ogni cambio e dimmi se bastano. Se non bastano, che treno cerco?',
        },
        {
          text: 'Non inventare orari e prezzi. Chiudi con la borsa e con le domande per lo sportello.',
        },
      ],
    },
    {
      id: 'vita-quotidiana-passeggiata',
      need: 'Viaggi e uscite',
      emoji: '🌳',
      title: 'Una passeggiata tranquilla',
      description: 'Un giro adatto al tuo passo, con le soste.',
      why: "Quanta salita va bene lo sai solo tu. Sui luoghi l'AI può sbagliare, e dove non è sicura deve scriverlo.",
      blocks: [
        {
          text: `Proponi una passeggiata in questa zona: [in che zona vuoi camminare?: ${here('le Mura di Città Alta', 'un parco della città')}].`,
        },
        {
          text: 'Il tempo che ho è [quanto tempo hai per camminare?: due ore]. Vorrei un giro [come vuoi il giro?: tranquillo, con poche salite].',
        },
        {
          text: 'Dividi il giro in tappe. Per ogni tappa scrivi che cosa si vede e quanto si cammina.',
        },
        { text: 'Dimmi come arrivare con i mezzi pubblici. Se non sei sicuro di un luogo, dillo.' },
        { text: 'Ricordami che cosa controllare prima di uscire.' },
      ],
    },
    {
      id: 'vita-quotidiana-disdetta',
      need: 'Diritti e reclami',
      emoji: '✋',
      answerKind: 'letter',
      title: 'Disdire un abbonamento',
      description: 'La lettera per smettere di pagare, e i controlli da fare prima.',
      why: 'Una disdetta senza risposta scritta è una disdetta a metà. I tempi e i costi stanno nel contratto, e la risposta dice dove guardare.',
      blocks: [
        {
          text: "Scrivi una lettera di disdetta per [che cosa vuoi disdire?: l'abbonamento a una rivista].",
        },
        { text: 'Chiedi una conferma scritta e la data in cui finiscono i pagamenti.' },
        { text: 'Lascia i puntini per i miei dati e per il numero del contratto.' },
        {
          text: 'Poi spiegami che cosa cercare nel contratto: il preavviso, i costi e il modo giusto di spedire la lettera.',
        },
      ],
    },
    ...rightsTemplates,
    ...papersTemplates,
    ...homeTemplates,
    ...familyTemplates,
    ...travelTemplates,
    ...communityTemplates,
    ...gardenTemplates,
    ...memoriesTemplates,
  ],
}
