import { city, here } from '../../city.ts'
import type { PromptSetContent } from '../../content-types.ts'

export const insegnantePrompts: PromptSetContent = {
  id: 'insegnante',
  isPublished: true,
  professionId: 'insegnante',
  professionTitle: 'Insegnante',
  title: null,
  blocks: [
    {
      text: 'Prepara una verifica di dieci domande, con le soluzioni in fondo.',
      category: 'Azioni',
    },
    {
      text: 'Scrivi un avviso per le famiglie, con i puntini al posto di date e orari.',
      category: 'Azioni',
    },
    { text: 'Proponi tre attività da svolgere in classe.', category: 'Azioni' },
    { text: 'Scrivi un brano da leggere insieme, di circa 200 parole.', category: 'Azioni' },
    {
      text: "Crea una griglia con quattro livelli per valutare un'esposizione orale.",
      category: 'Azioni',
    },
    { text: "L'argomento sono le frazioni.", category: 'Contenuto' },
    { text: "L'argomento è il ciclo dell'acqua.", category: 'Contenuto' },
    { text: "L'argomento è l'analisi grammaticale.", category: 'Contenuto' },
    {
      text: 'Si parla dei Mille che partirono con Garibaldi nel 1860.',
      category: 'Contenuto',
    },
    { text: 'Usa frasi brevi e parole comuni.', category: 'Stile' },
    { text: 'Tieni un tono cordiale e rispettoso.', category: 'Stile' },
    { text: 'Fai esempi presi dalla vita dei ragazzi.', category: 'Stile' },
    { text: 'Prepara due versioni della stessa difficoltà.', category: 'Caratteristiche' },
    { text: 'Tutto deve stare in 50 minuti.', category: 'Caratteristiche' },
    {
      text: 'Aggiungi una versione più facile per chi fatica a leggere.',
      category: 'Caratteristiche',
    },
    {
      text: 'Elenca i fatti che devo controllare su una fonte sicura.',
      category: 'Caratteristiche',
    },
    { text: 'Il testo è per i genitori della classe.', category: 'Destinatari' },
    { text: "Il materiale è per alunni che imparano l'italiano.", category: 'Destinatari' },
    { text: 'Il documento è per i colleghi del consiglio di classe.', category: 'Destinatari' },
    { text: 'Il livello è quello di una terza primaria.', category: 'Livello' },
    { text: 'Il livello è quello di una seconda media.', category: 'Livello' },
    { text: 'Il livello è quello di una quarta superiore.', category: 'Livello' },
    { text: 'La materia è storia.', category: 'Ambito' },
    { text: 'La materia è matematica.', category: 'Ambito' },
    { text: 'La materia è inglese, con le consegne in italiano.', category: 'Ambito' },
    { text: "Siamo all'inizio dell'anno scolastico.", category: 'Periodo' },
    { text: 'Il lavoro occupa due settimane, con tre ore alla settimana.', category: 'Periodo' },
    { text: `L'occasione è un'uscita didattica ${city.inOldTown}.`, category: 'Occasioni' },
    { text: "L'occasione è il colloquio con le famiglie.", category: 'Occasioni' },
    { text: "L'occasione è la festa di fine anno.", category: 'Occasioni' },
    { text: 'Il testo va sul registro elettronico.', category: 'Canale' },
    { text: 'Il foglio sarà stampato in bianco e nero, in formato A4.', category: 'Canale' },
    { text: 'Lo scopo è ripassare in vista della verifica.', category: 'Scopo' },
    { text: 'Lo scopo è far parlare anche chi di solito tace.', category: 'Scopo' },
    { text: 'Lo scopo è avvisare le famiglie per tempo.', category: 'Scopo' },
  ],
  templates: [
    {
      id: 'insegnante-verifica',
      need: '',
      emoji: '📝',
      title: 'Verifica da stampare',
      description: 'Domande chiuse e aperte, con punti e soluzioni.',
      why: "La classe e l'argomento decidono quanto è difficile. Le soluzioni stanno su un foglio a parte, e la verifica si stampa così com'è.",
      blocks: [
        {
          text: 'Prepara una verifica di [quale materia?: storia] per [quale classe fa la verifica?: una seconda media].',
        },
        { text: "L'argomento è questo: [qual è l'argomento?: la vita nei Comuni del Medioevo]." },
        {
          text: 'Il numero di domande è questo: [quante domande vuoi?: dieci]. Metà sono a scelta multipla e metà sono aperte.',
        },
        { text: 'Indica i punti di ogni domanda e metti le soluzioni in fondo, a parte.' },
      ],
    },
    {
      id: 'insegnante-circolare-uscita',
      need: '',
      emoji: '🚌',
      title: 'La circolare per la gita',
      description: 'Giorno, orari e cose da portare, con il tagliando da firmare.',
      why: "Dove, quando e che cosa portare li scrivi tu, perché l'AI non li può sapere. In fondo c'è il tagliando, la parte che tocca alle famiglie.",
      blocks: [
        {
          text: 'Scrivi una circolare per i genitori di [quale classe va in gita?: una quarta primaria].',
        },
        { text: "Andiamo qui: [dove andate in gita?: il villaggio operaio di Crespi d'Adda]." },
        {
          text: 'Data e orari sono questi: [quando è la gita?: il 14 maggio, dalle 8:15 alle 16].',
        },
        {
          text: 'Ogni alunno porta con sé queste cose: [che cosa devono portare?: pranzo al sacco, acqua e scarpe comode].',
        },
        {
          text: 'Usa un tono cordiale. Resta sotto le 150 parole e aggiungi in fondo un tagliando da firmare.',
        },
      ],
    },
    {
      id: 'insegnante-lezione-tempi',
      need: '',
      emoji: '⏰',
      title: 'Lezione minuto per minuto',
      description: "Una scaletta con i tempi, un'attività e le domande per la classe.",
      why: 'I minuti devono fare la durata della lezione. In ogni momento è scritto anche che cosa fanno gli alunni, ed è la parte che manca più spesso.',
      blocks: [
        {
          text: `Prepara una lezione su questo tema: [qual è il tema?: ${here('le Mura veneziane di Bergamo', 'la cupola del Duomo di Firenze')}].`,
        },
        {
          text: 'La classe è [quale classe segue la lezione?: una seconda superiore]. Il tempo a disposizione è [quanto dura la lezione?: 50 minuti].',
        },
        {
          text: 'Per ogni momento scrivi i minuti, che cosa faccio io e che cosa fanno gli alunni.',
        },
        {
          text: 'Inserisci un lavoro a coppie e tre domande aperte. Alla fine elenca i fatti da controllare.',
        },
      ],
    },
    {
      id: 'insegnante-brano-tre-livelli',
      need: '',
      emoji: '📖',
      title: 'Stesso brano, tre livelli',
      description: 'Per chi legge bene, per chi fatica e per chi impara la lingua.',
      why: 'Descrivi i tre livelli con il numero di parole, che è una misura chiara. Chiedi gli stessi concetti, così la classe può lavorare insieme.',
      blocks: [
        {
          text: 'Scrivi un brano che spieghi questo: [che cosa deve spiegare il brano?: come nasce un fiume].',
        },
        { text: 'Gli alunni frequentano [quale classe frequentano?: una quinta primaria].' },
        {
          text: "Fai tre versioni con gli stessi concetti. La prima è completa, di circa 90 parole. La seconda ha frasi corte, circa 60 parole. La terza è per chi impara l'italiano, circa 40 parole.",
        },
        { text: 'Spiega cinque parole difficili. Aggiungi tre domande che vadano bene per tutti.' },
      ],
    },
    {
      id: 'insegnante-messaggio-famiglia',
      need: '',
      emoji: '💬',
      answerKind: 'message',
      title: 'Un messaggio delicato',
      description: 'Parole rispettose per una famiglia, senza accuse e senza nomi.',
      why: 'Chiedi di cominciare da una cosa che va bene, e il resto si ascolta meglio. Dici che cosa evitare, accuse e giudizi, e non fai nomi.',
      blocks: [
        {
          text: 'Scrivi un messaggio alla famiglia di un alunno. Lascia i puntini al posto dei nomi.',
        },
        {
          text: "Ecco il motivo: [quale problema c'è (senza dati personali)?: da due settimane mancano i compiti].",
        },
        {
          text: "Comincia da una cosa che va bene: [che cosa fa bene l'alunno?: in classe partecipa volentieri].",
        },
        {
          text: 'Proponi un incontro e chiedi il punto di vista della famiglia. Evita accuse e giudizi.',
        },
      ],
    },
    {
      id: 'insegnante-griglia',
      need: '',
      emoji: '📊',
      title: 'Griglia di valutazione',
      description: 'Criteri chiari, da mostrare agli alunni prima del compito.',
      why: 'Dici quanti criteri e quanti livelli vuoi, così la tabella resta leggibile. Chiedi frasi semplici, perché la griglia la legge anche la classe.',
      blocks: [
        {
          text: 'Prepara una griglia di valutazione, in una tabella. Il lavoro è questo: [quale lavoro devi valutare?: una relazione sulla visita al museo di scienze].',
        },
        { text: 'La classe è [quale classe fa il lavoro?: una prima media].' },
        {
          text: 'Usa quattro criteri e quattro livelli. Descrivi ogni livello con una frase che un alunno capisca.',
        },
        { text: 'Aggiungi una riga in cui ogni alunno scrive come valuta il proprio lavoro.' },
      ],
    },
    {
      id: 'insegnante-dialogo-lingua',
      need: '',
      emoji: '🎧',
      title: 'Dialogo in lingua straniera',
      description: `Un turista fa domande su ${city.name}: da leggere a coppie.`,
      why: 'Le battute sono corte, perché si leggono a coppie. Il livello della lingua lo decidi tu.',
      blocks: [
        {
          text: `Scrivi un dialogo in [in quale lingua?: inglese] tra un turista e un ragazzo di ${city.name}.`,
        },
        {
          text: `Il turista vuole sapere questo: [che cosa chiede il turista?: ${here('come salire in Città Alta con la funicolare', "come arrivare in centro con l'autobus")}].`,
        },
        {
          text: 'Il livello è [che livello ha la classe?: A2, seconda media]. Ogni battuta è di una o due frasi.',
        },
        {
          text: 'Aggiungi dieci parole utili con la traduzione. Poi fai cinque domande sul dialogo.',
        },
      ],
    },
    {
      id: 'insegnante-primo-giorno',
      need: '',
      emoji: '👋',
      title: 'Il primo giorno di scuola',
      description: 'Tre attività per conoscersi, tagliate sulla tua classe.',
      why: "Dici la classe, i minuti e che cosa può essere difficile: così si fa davvero. Pensi anche a chi è timido, e l'AI ne tiene conto.",
      blocks: [
        {
          text: 'Proponi tre attività di accoglienza per il primo giorno. La classe è [che classe è?: una prima media].',
        },
        {
          text: 'Per ogni attività ho [quanti minuti hai per ognuna?: quindici minuti] e uso solo carta e penna.',
        },
        {
          text: "In classe c'è questa difficoltà: [quale difficoltà c'è, senza nomi?: due alunni parlano ancora poco l'italiano].",
        },
        {
          text: 'Nessuno deve sentirsi in imbarazzo. Prevedi un modo di partecipare anche per chi è timido.',
        },
        { text: 'Per ogni attività scrivi i passi e le parole con cui la presento.' },
      ],
    },
  ],
}
