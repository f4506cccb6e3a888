import { city } from '../../city.ts'
import type { GuideContent } from '../../content-types.ts'

export const scrivereAlComune: GuideContent = {
  id: 'scrivere-al-comune',
  toolId: '4',
  title: 'Scrivere al Comune',
  description:
    "Un lampione spento, una buca, una domanda sulle tasse. Trovi l'ufficio giusto, prepari la lettera, la mandi e chiedi la prova che è arrivata.",
  difficulty: 'beginner',
  duration: 50,
  imageUrl: '/drawings/guida-scrivere-al-comune.svg',
  rating: 4.7,
  isPublished: true,
  prerequisites: [
    'Una cosa vera da chiedere o da segnalare',
    'Una casella email che sai aprire, oppure carta e penna',
    "Per gli esercizi basta la Fucina dei Prompts, qui sul sito. Se vuoi, c'è anche Copilot.",
  ],
  relatedGuides: ['chatgpt-basics', 'visita-da-prenotare'],
  chapters: [
    {
      id: 'scrivere-al-comune-ufficio',
      title: "Trovare l'ufficio giusto",
      description:
        "Una lettera mandata all'ufficio giusto riceve risposta prima. Qui lo cerchi sul sito del Comune, passo per passo.",
      content: `• Apri il sito vero
- Apri il browser, cioè il programma con cui vai su internet.
- Scrivi ${city.townSite} nella barra dell'indirizzo, il numero 1 del disegno, e premi Invio. Sul telefono la barra può stare in basso, e Invio può chiamarsi «Vai».
- Rileggi l'indirizzo come insegna [«Browser e indirizzi»](/prima-di-cominciare/browser-e-indirizzi). Prima del primo segno / deve finire con ${city.townSite}. Davanti può avere solo «www.» o un'altra parola con il punto.
- Se compare un avviso sui cookie, cioè su quello che il sito ricorda di te, accetta solo quelli necessari.

• Cerca l'ufficio
- Premi nella casella di ricerca, il numero 2. Di solito ha il disegno di una lente.
- Scrivi la cosa, senza il nome dell'ufficio: «lampione spento», «tassa rifiuti».
- Guarda i risultati, il numero 3, e apri la pagina più vicina al tuo caso.
- Cerca in fondo la parola «contatti», il numero 4: lì trovi email, telefono e orari.

• Segna quello che trovi
- Scrivi su un foglio il nome dell'ufficio.
- Accanto scrivi l'email e il telefono, copiati con calma.
- Guarda se la pagina offre un modulo: a volte basta quello.
- Scrivi anche la data di oggi, perché gli orari cambiano.

• Se non lo trovi
- Telefona al centralino del Comune e chiedi quale ufficio se ne occupa.
- Vai allo sportello per il pubblico: in molti Comuni si chiama URP.
- Chiedi a una persona: in biblioteca o allo sportello del Comune.`,
      duration: 15,
      imageUrl: '/drawings/capitolo-sito-comune.svg',
      imageAlt:
        "Il disegno di una pagina del Comune. In alto 1, la barra con l'indirizzo. Sotto 2, la casella di ricerca con la lente. Al centro 3, l'elenco dei risultati. In basso 4, i contatti.",
      exercises: [
        {
          title: 'Quale ufficio se ne occupa?',
          description: `Prova questa richiesta: «In un Comune italiano, quale ufficio si occupa di queste cose? Un lampione spento, una buca nella strada, la tassa sui rifiuti, il cambio di residenza. Fai un elenco. Per ognuna scrivi due parole da cercare sul sito del Comune.» Ogni Comune dà agli uffici nomi suoi. Cerca le parole sul sito del Comune di ${city.name} e guarda se l'ufficio c'è davvero. A volte ai lampioni pensa un'azienda: la pagina del Comune dice quale.`,
        },
      ],
    },
    {
      id: 'scrivere-al-comune-fatti',
      title: 'Preparare i fatti',
      description:
        'Prima di scrivere la lettera riempi un foglio con quattro domande. Bastano cinque minuti e la lettera viene meglio.',
      content: `• Quattro domande, quattro risposte
- Che cosa succede? Una frase sola.
- Dove? La via, il numero e che cosa c'è vicino.
- Da quando? Il giorno, o almeno la settimana.
- Che cosa chiedi? Una cosa precisa, che l'ufficio può fare.

• Togli quello che non serve
- Scrivi i fatti, lascia fuori la rabbia: così chi legge risponde meglio.
- Lascia fuori i nomi dei vicini.
- Di salute scrivi solo il necessario: «cammino con il bastone» basta.
- Una lettera per una cosa sola.

• Prepara una prova
- Fai una foto del posto, senza volti e senza targhe.
- Scrivi il giorno e l'ora della foto.
- Se hai già telefonato, segna quando e che cosa ti hanno detto.`,
      duration: 10,
      imageUrl: '/drawings/capitolo-quattro-domande.svg',
      imageAlt:
        'Il disegno di un foglio diviso in quattro righe, una per ogni domanda, con una matita. Accanto, la foto di un lampione spento.',
      exercises: [
        {
          title: 'Fatti fare le domande',
          description: `Prova questa richiesta: «Voglio segnalare al Comune un lampione spento a ${city.name}, nella via dove abito. Prima di scrivere la lettera, fammi tu le domande che servono all'ufficio per trovarlo e ripararlo. Al massimo sei domande, una per riga.» Rispondi alle domande sul tuo foglio, con la matita.`,
        },
      ],
    },
    {
      id: 'scrivere-al-comune-lettera',
      title: 'Scrivere la lettera',
      description: "L'AI mette in ordine i tuoi fatti. Tu leggi, cambi e firmi: la lettera è tua.",
      content: `• Le cinque parti della lettera
- Numero 1: a chi scrivi, cioè il nome dell'ufficio.
- Numero 2: l'oggetto. È il titolo, e dice tutto in una riga.
- Numero 3: i fatti, dal primo all'ultimo.
- Numero 4: la richiesta, con parole gentili e chiare.
- Numero 5: la firma e come possono trovarti.

• Falla scrivere
- Apri Fucina Prompts e scegli Vita quotidiana. Trovi anche una lettera al Comune già pronta.
- Scrivi i fatti del foglio, così come sono.
- Chiedi una lettera breve, sotto le dodici righe.
- Chiedi dei puntini al posto del nome e dell'indirizzo: li metti tu dopo.

• Rendila tua
- Leggila ad alta voce.
- Togli ogni legge e ogni articolo che l'AI ha aggiunto: spesso sono sbagliati.
- Togli ogni fatto che non hai scritto tu.
- Cambia almeno una frase, finché la senti tua.
- Perché l'AI sbaglia? Lo spiega [«Che cos'è l'AI»](/prima-di-cominciare/che-cose-l-ai), anche senza account.`,
      duration: 15,
      imageUrl: '/drawings/capitolo-lettera.svg',
      imageAlt:
        "Il disegno di una lettera con cinque numeri. In alto a destra 1, a chi scrivi. Poi 2, l'oggetto. Poi 3, i fatti, e 4, la richiesta. In basso 5, la firma.",
      exercises: [
        {
          title: 'Il lampione di via Mazzini',
          description: `Prova questa richiesta: «Scrivi una lettera breve e gentile al Comune di ${city.name}, all'ufficio che si occupa dei lampioni. Un lampione in via Mazzini è spento da tre settimane, davanti alla fermata dell'autobus. La sera il marciapiede è buio e si inciampa. Chiedo di ripararlo e di farmi sapere quando. Resta sotto le dodici righe. Non citare leggi. Metti un oggetto. Lascia dei puntini per nome, indirizzo e firma.» Trova nella lettera le cinque parti del disegno.`,
        },
        {
          title: 'Più corta e più tua',
          description:
            'Continua nella Fucina dei Prompts o in Copilot, sotto la lettera. Chiedi di accorciarla di tre righe. Poi cambia tu la prima frase.',
        },
      ],
    },
    {
      id: 'scrivere-al-comune-mandare',
      title: 'Mandarla e tenere la prova',
      description:
        'Mandi la lettera per email o di persona. Impari come avere la prova che è arrivata.',
      content: `• Per email
- Apri la posta e comincia un messaggio nuovo.
- Numero 1: scrivi l'email dell'ufficio, copiata dal sito del Comune.
- Numero 2: scrivi l'oggetto della lettera.
- Numero 3: incolla la lettera e metti i tuoi dati al posto dei puntini. In fondo chiedi il numero di protocollo.
- Numero 4: aggiungi la foto. Poi premi Invia, il numero 5.

• Di persona
- Stampa due copie, oppure scrivile a mano. Poi firmale.
- Porta le due copie all'ufficio protocollo, che riceve le lettere.
- Una copia resta a loro. Sulla tua chiedi il timbro con la data.
- Il numero di protocollo prova che la lettera è arrivata: tienilo da parte.

• Dopo
- Segna sul calendario il giorno in cui hai mandato la lettera. Con un'email normale non hai la prova che è arrivata: chiedi il numero di protocollo.
- Se dopo un mese nessuno risponde, scrivi di nuovo e cita la data della prima lettera.
- Se la cosa è pericolosa, telefona subito. In un'emergenza chiama il 112.

• Tre parole da sapere
- La PEC è un'email speciale che vale come una raccomandata. Serve che anche tu ne abbia una.
- Lo SPID è un nome con una password e un codice che arriva sul telefono. Serve per entrare nei siti pubblici. Quello di Poste costa 6 euro l'anno, dal secondo anno. Da 75 anni in su è gratis (gennaio 2026). La CIE è la carta d'identità elettronica. Con uno dei due puoi entrare nei servizi online del Comune. Con calma li spiega [«SPID, CIE, IO»](/prima-di-cominciare/spid-cie-io).
- I codici dello SPID e della CIE restano tuoi: un ufficio non te li chiede mai per telefono o per email.
- Se non hai né lo SPID né la CIE, la lettera va bene lo stesso. La CIE la chiedi in Comune. Per lo SPID chiedi in posta, in biblioteca o allo sportello del Comune.`,
      duration: 10,
      imageUrl: '/drawings/capitolo-email.svg',
      imageAlt:
        "Il disegno di un'email da scrivere. In alto 1, a chi va, e 2, l'oggetto. Al centro 3, il testo. In basso 4, la graffetta per la foto, e 5, il pulsante per inviare.",
      exercises: [
        {
          title: "L'oggetto che si capisce",
          description:
            "Prova questa richiesta: «Scrivi tre oggetti per un'email al Comune. Segnalo un lampione spento da tre settimane, vicino a una fermata dell'autobus. Ogni oggetto ha al massimo otto parole. Di' quale è il più chiaro e perché.» Copia l'oggetto che preferisci e manda la tua email.",
        },
      ],
    },
  ],
}
