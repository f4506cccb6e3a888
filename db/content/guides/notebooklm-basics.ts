import { city } from '../../city.ts'
import type { GuideContent } from '../../content-types.ts'
import { lookedFor } from './looked-for.ts'

export const notebooklmBasics: GuideContent = {
  id: 'notebooklm-basics',
  toolId: '9',
  title: 'Gemini Notebook: fai domande ai tuoi documenti',
  description:
    'Dai da leggere un manuale o un regolamento e fai domande. Controlli ogni risposta nel testo. Prima si chiamava NotebookLM.',
  difficulty: 'intermediate',
  duration: 60,
  imageUrl: '/drawings/guida-notebooklm-basics.svg',
  rating: 4.5,
  isPublished: true,
  prerequisites: [
    'Un computer o un tablet collegato a internet',
    'Un account Google, come quello di Gmail',
    'Un documento senza dati personali, per esempio un manuale in PDF',
  ],
  relatedGuides: ['gemini-basics', 'perplexity-basics'],
  chapters: [
    {
      id: 'notebooklm-basics-primo-quaderno',
      title: 'Il primo quaderno',
      description:
        'Entri con il tuo account Google, apri un quaderno nuovo e gli dai il primo documento.',
      content: `• Trovare un documento adatto
- Cerca il manuale di un tuo elettrodomestico sul sito di chi lo fabbrica.
- Scaricalo in PDF. È un formato che si vede uguale dappertutto.
- Guarda in quale cartella finisce: di solito è «Download», quella dei file scaricati.
- Per la prima prova basta un documento senza dati personali.

• Entrare
- Scrivi notebook.google.com nella barra dell'indirizzo del browser, il programma con cui apri internet. Poi premi Invio. Sul tablet Invio può chiamarsi «Vai».
- Accedi con il tuo account Google. Se hai Gmail, è lo stesso. Mentre accedi, prima del primo segno / c'è scritto accounts.google.com: è giusto.
- Rileggi l'indirizzo come insegna [«Browser e indirizzi»](/prima-di-cominciare/browser-e-indirizzi). Prima del primo segno / deve finire con notebook.google.com.
- Se scrivi l'indirizzo vecchio, notebooklm.google.com, Google ti porta lì da sé: è giusto. La pagina si chiama Gemini Notebook.
- Leggi la pagina di benvenuto e vai avanti. Se ti propone un abbonamento, salta il passo.

• Aprire un quaderno
- Cerca il comando che crea un nuovo quaderno.
- Un quaderno raccoglie i documenti di un solo argomento.
- Premi il titolo in alto e scrivi, per esempio, «Lavatrice».

• Aggiungere il documento
- Cerca il comando che aggiunge una fonte, il numero 1 del disegno. Una fonte è un documento da leggere.
- Scegli di caricare un file e prendi il manuale.
- Aspetta che il nome del file appaia nell'elenco.
- Controlla che accanto al nome ci sia il segno di spunta: numero 2. Sul tuo schermo può stare altrove.`,
      duration: 15,
      ...lookedFor.notebook,
      exercises: [
        {
          title: 'Un regolamento di prova',
          description: `Prova questa richiesta: «Scrivi il regolamento inventato di un orto comunale a ${city.name}, in dieci punti numerati. Parla di acqua, orari, compost, attrezzi, visite e ordine. Usa frasi brevi. Metti due numeri precisi, uno per gli orari e uno per la grandezza dell'orto.» Se non hai un documento, copia in Gemini Notebook il regolamento che ricevi: è la tua fonte.`,
        },
      ],
    },
    {
      id: 'notebooklm-basics-domande',
      title: 'Fare domande e controllare le risposte',
      description:
        'Chiedi una cosa precisa e premi i numerini della risposta. Così vedi da dove viene.',
      content: `• La prima domanda
- Premi nella casella in basso, dove si scrive: nel disegno è il numero 3.
- Scrivi una domanda precisa: «Come si pulisce il filtro? Fai un elenco di passi».
- Premi il pulsante per inviare e aspetta.
- Leggi la risposta fino in fondo.

• Controllare nel testo
- Nella risposta vedi dei numerini, il numero 4 del disegno. Ognuno indica un punto del documento.
- Premi un numerino: si apre il pezzo di testo da cui viene la frase.
- Leggi due righe prima e due righe dopo.
- Se il testo dice altro, vale il testo e non la risposta.

• Domande che funzionano
- Chiedi una cosa per volta.
- Di' come vuoi la risposta: un elenco, una tabella, tre righe.
- Chiedi anche che cosa il documento non dice.
- Se non capisci, scrivi: «Spiegalo con parole più semplici».

• Quando sbaglia
- Può leggere male tabelle, figure e pagine fotografate.
- Può saltare una parte, se la domanda è troppo larga.
- Se manca il numerino, cerca tu quella frase nel documento.
- Rifai la domanda con le parole esatte del documento.`,
      duration: 15,
      ...lookedFor.notebook,
      exercises: [
        {
          title: 'Domande larghe e domande precise',
          description:
            'Prova questa richiesta: «Ho il manuale di una lavatrice. Scrivi quattro domande troppo larghe e, accanto a ognuna, la stessa domanda resa precisa. Fai una tabella di due colonne. Parla di filtro, programmi, rumore e pulizia.» Scegli due domande precise e falle in Gemini Notebook.',
        },
        {
          title: 'La prova del numerino',
          description:
            'Scegli una risposta in Gemini Notebook e premi ogni suo numerino. Segna sì se il testo dice la stessa cosa, no se dice altro. Quanti sì hai trovato?',
        },
      ],
    },
    {
      id: 'notebooklm-basics-lavoro-vero',
      title: 'Un lavoro vero: verbali, avvisi, appunti',
      description:
        'Metti insieme più documenti e ne ricavi un riassunto, le scadenze e una scheda da stampare.',
      content: `• Mettere insieme i documenti
- Apri un quaderno nuovo per un argomento, per esempio «Associazione».
- Aggiungi due o tre documenti: avvisi pubblici, o verbali da cui hai tolto i nomi.
- Puoi anche incollare un testo o l'indirizzo di una pagina internet.
- Togli il segno accanto a una fonte, il numero 2 del disegno, se vuoi escluderla dalla risposta.

• Farsi fare un riassunto
- Scrivi: «Riassumi in dieci righe che cosa è stato deciso».
- Chiedi poi le date e le scadenze in una tabella.
- Chiedi chi deve fare che cosa, secondo il testo.
- Controlla ogni data con il suo numerino, il numero 4.

• Tenere il risultato
- Salva la risposta come nota, se trovi il comando.
- Oppure copiala e incollala in un documento tuo.
- Togli i numerini prima di stampare.
- Rileggi tutto: la firma sotto è la tua.

• Ascoltare invece di leggere
- Guarda prima nelle impostazioni: la lingua è l'italiano? Se no, sceglilo.
- Cerca la funzione che crea un riassunto audio.
- Aspetta qualche minuto: due voci parlano dei tuoi documenti.
- Le voci sono finte e possono sbagliare. Controlla nel testo ciò che ti serve.`,
      duration: 20,
      ...lookedFor.notebook,
      exercises: [
        {
          title: 'Dal verbale alle cose da fare',
          description:
            "Prova questa richiesta: «Questo verbale è inventato: Si decide di tenere la festa il 14 giugno. La presidente chiede il permesso al Comune entro il 10 maggio. Il cassiere prepara il conto delle spese. Le torte si decidono più avanti. Fai una tabella con chi, che cosa e quando. Sotto, scrivi che cosa non è ancora deciso.» Se sotto la risposta c'è «Mostra l'errore», una data l'abbiamo cambiata apposta: trovala, poi premi. Fai la stessa domanda in Gemini Notebook, su un tuo documento.",
        },
      ],
    },
    {
      id: 'notebooklm-basics-sicurezza',
      title: 'Proteggere i tuoi documenti',
      description:
        'Prepari le carte senza dati e le condividi con prudenza. Alla fine sai cancellare tutto.',
      content: `• Preparare le carte
- Scegli manuali, regolamenti, avvisi pubblici e appunti tuoi.
- Cancella nomi e indirizzi prima, oppure copri quelle righe.
- Le carte di clienti, pazienti o alunni non caricarle. Per quelle di un'associazione chiedi prima a chi ne risponde.
- Non caricare referti o documenti della banca.
- Di un libro usa solo le pagine che puoi copiare.

• I pollici e la privacy
- Google dice che non usa le tue fonti per addestrare la sua AI.
- Se premi il pollice per dare un giudizio, una persona può leggere quel testo. Il testo può restare fino a tre anni.
- Sui documenti delicati lascia stare i pollici.
- Le regole possono cambiare: leggi la pagina sulla privacy del sito.

• Condividere con prudenza
- Un quaderno nuovo, di solito, gli altri non lo vedono.
- Se lo condividi, l'altra persona può di solito vedere le fonti.
- Scegli una persona alla volta, mai tutti.
- Quando il lavoro è finito, togli la condivisione.
- Se hai un dubbio, chiedi a una persona: in biblioteca o allo sportello del Comune.

• Cancellare e uscire
- Per togliere un documento, apri il suo menu nell'elenco delle fonti.
- Per togliere tutto, torna alla pagina iniziale e cancella il quaderno. I quaderni possono comparire anche in Gemini: sono gli stessi.
- Prima copia altrove le note che vuoi tenere.
- Su un computer non tuo esci dall'account Google.
- Perché l'AI sbaglia? Lo spiega [«Che cos'è l'AI»](/prima-di-cominciare/che-cose-l-ai), anche senza account.`,
      duration: 10,
      imageUrl: null,
      imageAlt: '',
      exercises: [
        {
          title: 'Posso caricarlo?',
          description:
            "Prova questa richiesta: «Scrivi sei domande da farmi prima di caricare un documento in un servizio di intelligenza artificiale. Pensa ai dati personali, ai segreti di lavoro e ai diritti d'autore. A ogni domanda si risponde con sì o no. Alla fine di' quando è meglio fermarsi.» Usa le domande ogni volta che stai per caricare una carta.",
        },
      ],
    },
  ],
}
