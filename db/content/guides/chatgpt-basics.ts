import { city, here } from '../../city.ts'
import type { GuideContent } from '../../content-types.ts'
import { lookedFor } from './looked-for.ts'

export const chatgptBasics: GuideContent = {
  id: 'chatgpt-basics',
  toolId: '1',
  title: 'Parlare con ChatGPT per la prima volta',
  description:
    'Apri il programma, fai una domanda e leggi la risposta. Alla fine avrai scritto una lettera vera.',
  difficulty: 'beginner',
  duration: 50,
  imageUrl: '/drawings/guida-chatgpt-basics.svg',
  rating: 4.7,
  isPublished: true,
  prerequisites: [
    'Un telefono, un tablet o un computer collegato a internet',
    'Una casella email che sai aprire, se vuoi iscriverti',
  ],
  relatedGuides: ['claude-basics', 'gemini-basics'],
  chapters: [
    {
      id: 'chatgpt-basics-aprire',
      title: 'Aprire ChatGPT',
      description:
        'Trovi il sito giusto ed entri. Puoi provare senza iscriverti, oppure creare il tuo account.',
      content: `• Trova il sito giusto
- Apri il browser, cioè il programma che usi per andare su internet.
- Scrivi chatgpt.com nella barra dell'indirizzo, il numero 1 del disegno, e premi Invio. Sul telefono la barra può stare in basso, e Invio può chiamarsi «Vai».
- Rileggi l'indirizzo. Se vedi https://, saltalo. Prima del primo segno /, il numero 2, deve finire con chatgpt.com. Davanti può avere solo «www.» o un'altra parola con il punto. Se il segno / non c'è, leggi fino alla fine. Esistono siti copia, che chiedono soldi o dati. Per fare pratica c'è [«Browser e indirizzi»](/prima-di-cominciare/browser-e-indirizzi).
- Se preferisci l'app sul telefono, controlla che chi la pubblica si chiami OpenAI.

• Prova senza iscriverti
- Cerca lo spazio vuoto dove si scrive, di solito al centro o in basso.
- Se la pagina ti invita a iscriverti, cerca la scritta per continuare senza iscriverti.
- Scrivi «Ciao, mi senti?» e premi il pulsante per inviare.
- Se il sito non ti lascia provare, passa al punto «Iscriviti», qui sotto.
- Se non paghi può comparire la pubblicità: tu passa oltre. Se ti chiede di scegliere annunci per te, puoi dire di no.

• Iscriviti, se vuoi ritrovare ciò che hai scritto
- Premi il pulsante per creare un account. È il tuo posto personale, con la tua email.
- Scrivi la tua email e, se il sito la chiede, una password lunga e nuova.
- Lascia aperta la pagina di ChatGPT. Sul telefono apri l'app della posta. Sul computer premi il «+» in alto, il numero 4, e apri la posta in un'altra scheda, cioè un'altra pagina aperta accanto. Di solito trovi un codice da copiare o un collegamento da premere.
- Se hai un codice, torna alla pagina di ChatGPT e scrivilo lì. Poi scrivi i dati richiesti, in genere il nome e la data di nascita.
- Salta gli inviti a pagare: per questa guida non servono.

• Ritrova la strada
- Salva la pagina tra i preferiti. Di solito c'è una stellina accanto all'indirizzo, il numero 3, o una riga nel menu: premila. La prossima volta la apri con un gesto solo.
- Scrivi su un foglio quale email hai usato.
- Tieni la password in un posto sicuro, lontano dal computer.
- Chiudi la pagina e riaprila: ora conosci la strada.`,
      duration: 10,
      ...lookedFor.address,
      exercises: [
        {
          title: 'Il primo saluto',
          description:
            "Prova questa richiesta: «Spiegami in cinque righe che cosa sai fare. Usa parole semplici. Fai tre esempi utili a una persona in pensione.» Leggi la risposta e scegli l'esempio che ti serve di più.",
        },
      ],
    },
    {
      id: 'chatgpt-basics-domande',
      title: 'Fare domande',
      description:
        'Impari a scrivere una richiesta chiara e a chiedere di nuovo, finché la risposta ti va bene.',
      content: `• Scrivi la domanda
- Premi nello spazio dove si scrive, il numero 1 del disegno, e aspetta la riga che lampeggia. Sul tuo schermo può stare altrove.
- Scrivi come parli a una persona gentile che non ti conosce.
- Di' che cosa vuoi, per chi è e quanto deve essere lungo il testo.
- Premi il pulsante per inviare, di solito una freccia: è il numero 2. Sul computer anche Invio manda il messaggio: per andare a capo tieni premuto Maiusc e premi Invio.

• Leggi con calma
- Aspetta che il testo si fermi, perché arriva un pezzo alla volta.
- Torna in cima e leggi dall'inizio.
- Segna su un foglio le parole che non capisci.
- Se non ti è utile, non importa: puoi chiedere meglio.

• Chiedi di nuovo, nello stesso posto
- Scrivi sotto «Più corto, per favore» e invia.
- Per una parola difficile scrivi «Spiegamela come a un amico».
- Se manca qualcosa, dillo: ChatGPT tiene conto di ciò che hai scritto sopra.
- Quando cambi argomento, apri una conversazione nuova.

• Parla, se non ti piace scrivere
- Cerca un microfono vicino allo spazio per scrivere: è il numero 4. Il più, numero 3, serve per foto e file.
- Premilo e rispondi di sì se il telefono chiede di usare il microfono.
- Parla piano e di' una cosa alla volta.
- Rileggi le parole scritte, quando compaiono, prima di inviare.
- Lì vicino può esserci un disegno a onde: apre una conversazione a voce, e ChatGPT ti risponde parlando. Per chiuderla cerca una X. Sul tuo telefono il disegno può essere un altro.`,
      duration: 10,
      ...lookedFor.writing,
      exercises: [
        {
          title: "Una domanda, poi un'altra",
          description:
            'Prova questa richiesta: «Dammi quattro idee per una cena leggera con le zucchine. Ho 30 minuti e cucino per due persone. Per ogni idea scrivi solo gli ingredienti.» Scegli una delle idee. Per la seconda domanda continua dove hai la risposta, nella Fucina dei Prompts o in ChatGPT: chiedi i passi per cucinarla.',
        },
      ],
    },
    {
      id: 'chatgpt-basics-lettera',
      title: 'Chiedere una lettera',
      description: 'Prepari una lettera a un ufficio e la rendi tua. Tieni vicino carta e penna.',
      content: `• Prima di scrivere
- Decidi a chi scrivi: per esempio all'ufficio tributi.
- Scrivi su carta che cosa vuoi ottenere, in una riga.
- Segna i fatti che contano, come il mese o il numero di rate.
- Chiedi le rate prima della scadenza. La scadenza non cambia, finché l'ufficio non ti dice di sì.
- Lascia fuori nome, indirizzo e codice fiscale: li aggiungi tu alla fine.

• Fai la richiesta
- Apri una conversazione nuova e premi nello spazio dove si scrive.
- Scrivi a chi va la lettera, che cosa chiedi e perché.
- Aggiungi il tono: «gentile e chiaro» va quasi sempre bene.
- Chiedi di lasciare dei puntini al posto dei tuoi dati.
- Invia e aspetta che la lettera sia finita.

• Rendila tua
- Leggila ad alta voce: se una frase non è da te, falla cambiare.
- Se è lunga, rispondi «Falla stare in dieci righe».
- Togli ogni promessa e ogni fatto che non hai detto tu.
- Controlla tu leggi e scadenze, oppure toglile. Se vedi dei numerini, il 2 del disegno, sono fonti: le trovi in basso, al numero 3.

• Portala fuori
- Cerca il pulsante che copia il testo, di solito sotto la risposta: è il numero 1.
- Apri un documento vuoto oppure una nuova email.
- Sul telefono tieni il dito fermo. Sul computer fai clic con il tasto destro. Poi scegli Incolla.
- Metti i tuoi dati al posto dei puntini e rileggi tutto.
- Stampala e firmala. Oppure mandala per email. Chiedi all'ufficio se vuole anche la copia di un documento.`,
      duration: 15,
      ...lookedFor.answer,
      exercises: [
        {
          title: "La lettera all'ufficio",
          description:
            "Prova questa richiesta: «Scrivi una lettera gentile all'ufficio tributi del mio Comune. Chiedo di pagare la tassa sui rifiuti in tre rate. Resta sotto le dodici righe. Non citare leggi. Lascia dei puntini al posto dei miei dati.» Leggi la lettera ad alta voce. C'è tutto quello che volevi dire?",
        },
        {
          title: 'La stessa lettera, più tua',
          description:
            'Continua nella Fucina dei Prompts o in ChatGPT, sotto la lettera. Chiedi due modifiche: un inizio più cordiale e una frase in meno. Poi copia il testo in un documento.',
        },
      ],
    },
    {
      id: 'chatgpt-basics-sicurezza',
      title: 'Perché sbaglia, e come te ne accorgi',
      description:
        "Capisci perché l'AI inventa e trovi uno sbaglio vero. Poi proteggi i tuoi dati e cancelli ciò che hai scritto.",
      content: `• Perché sbaglia
- L'AI ha letto moltissimi testi. Da lì ha imparato quali parole vengono di solito dopo le altre.
- Quando risponde, mette in fila le parole più probabili. Non guarda se la cosa è vera. Anche quando cerca su internet, può capire male.
- Se non sa una cosa, spesso non lo dice. Riempie il vuoto con parole che suonano bene.
- Per questo uno sbaglio ha lo stesso tono sicuro di una cosa giusta.
- Sbaglia più spesso su nomi, date, numeri, indirizzi, leggi e fatti di questi giorni.

• Un caso da scoprire
- Una persona chiede: ${here('chi ha costruito le mura di Bergamo che si vedono oggi?', 'chi ha costruito la cupola del Duomo di Firenze?')}
- L'AI risponde: ${here('«Le costruirono i Romani, a partire dal 1561. Le porte sono quattro.»', "«La costruì Michelangelo, a partire dal 1420. In cima c'è una palla dorata.»")}
- Una di queste tre cose è falsa. Quale? Che cosa non torna?
- Decidi, prima di andare avanti. La risposta è in fondo, nel secondo esercizio, e la apri tu.

• Controlla prima di usare
- Segna nella risposta tutti i nomi, le date, i numeri e gli indirizzi.
- Cercali sul sito ufficiale. Per il Comune, nella barra scrivi ${city.townSite}.
- Se sotto la risposta vedi dei collegamenti, sono le fonti: aprine una. Può dire una cosa diversa.
- Guarda se due cose non vanno d'accordo tra loro, come nel caso qui sopra.
- Per salute, tasse e contratti chiedi a una persona esperta. Se resta un dubbio, chiedi in biblioteca o allo sportello del Comune.

• Tieni per te i tuoi dati
- Tieni per te le password, i codici della banca o dello SPID e il numero della carta.
- Al posto di un nome scrivi «una vicina» oppure «un mio parente».
- Di una malattia parla in generale, senza dire di chi è.
- Prima di mandare una foto, copri i dati e i volti.
- Per una domanda delicata cerca «chat temporanea», spesso in alto. Sul tuo telefono può chiamarsi in un altro modo. Di solito non resta nell'elenco.

• Decidi che cosa resta
- Se hai un account, apri le impostazioni. Di solito stanno vicino alla tua foto o alle tue iniziali, il numero 1 del disegno. Sul tuo schermo può stare altrove.
- Cerca la parte sui dati. Lì spegni l'uso dei tuoi testi per migliorare il servizio.
- Cerca la memoria, cioè i ricordi su di te: puoi cancellarli, o spegnerla. Anche la memoria può chiamarsi in un altro modo.
- Per eliminare una conversazione, cercala nell'elenco, numero 2. Accanto ci sono tre puntini, numero 3: aprono il menu. Una copia può restare nei sistemi, di solito fino a 30 giorni.
- Se il computer non è tuo, esci dall'account prima di chiudere.`,
      duration: 15,
      ...lookedFor.account,
      exercises: [
        {
          title: 'Cerca lo sbaglio',
          description: `Prova questa richiesta: «Scrivi sei righe sulla storia ${here('delle mura di Bergamo', 'della cupola del Duomo di Firenze')}. Alla fine elenca i nomi, le date e i numeri che devo controllare.» Scegli due dati e cercali su un sito di cui ti fidi. Se sotto la risposta c'è «Mostra l'errore», una data l'abbiamo sbagliata apposta: trovala, poi premi.`,
        },
        {
          title: 'Quale delle tre è falsa?',
          description: `${here('Sono i Romani, il 1561 o le quattro porte?', 'È Michelangelo, il 1420 o la palla dorata?')} Scegli prima di aprire la risposta.\n\nRisposta:\n${here('Lo sbaglio sono i Romani. Nel 1561 il loro impero era finito da più di mille anni: le due cose non stanno insieme. Le mura che vedi oggi le volle Venezia. La data è giusta, e le porte sono davvero quattro.', "Lo sbaglio è Michelangelo. Nacque nel 1475, più di cinquant'anni dopo: le due cose non stanno insieme. La cupola la progettò Filippo Brunelleschi. La data è giusta, e in cima c'è davvero una palla di rame dorato.")} Una cosa falsa si nasconde spesso in mezzo a cose vere. Se hai trovato lo sbaglio, sai già come si fa: cerca ciò che non torna.`,
        },
      ],
    },
  ],
}
