import { city } from '../../city.ts'
import type { GuideContent } from '../../content-types.ts'
import { lookedFor } from './looked-for.ts'

export const claudeBasics: GuideContent = {
  id: 'claude-basics',
  toolId: '2',
  title: 'Leggere documenti lunghi con Claude',
  description:
    'Dai a Claude un testo difficile e ne ricavi una pagina chiara. Così sai che cosa dice e che cosa devi fare.',
  difficulty: 'beginner',
  duration: 55,
  imageUrl: '/drawings/guida-claude-basics.svg',
  rating: 4.5,
  isPublished: true,
  prerequisites: [
    'Una casella email che sai aprire',
    'Un cellulare che riceve messaggi SMS',
    'Un documento lungo da capire, senza dati riservati',
  ],
  relatedGuides: ['chatgpt-basics', 'notebooklm-basics'],
  chapters: [
    {
      id: 'claude-basics-iscriversi',
      title: 'Iscriversi a Claude',
      description:
        'Claude chiede di iscriversi prima di cominciare. Qui lo fai con calma, un passo alla volta.',
      content: `• Prepara quello che serve
- Tieni vicino il cellulare acceso.
- Controlla di poter aprire la tua posta.
- Claude è riservato a chi ha almeno 18 anni.
- Metti accanto un foglio per segnare quale email usi.

• Vai sul sito
- Apri il browser, cioè il programma che usi per andare su internet.
- Scrivi claude.ai nella barra dell'indirizzo, il numero 1 del disegno, e premi Invio. Sul telefono la barra può stare in basso, e Invio può chiamarsi «Vai».
- Rileggi l'indirizzo come insegna [«Browser e indirizzi»](/prima-di-cominciare/browser-e-indirizzi). Prima del primo segno /, il numero 2, deve finire con claude.ai.
- Se vuoi l'app, controlla che chi la pubblica si chiami Anthropic.

• Crea il tuo account
- Scrivi la tua email nello spazio vuoto e vai avanti.
- Lascia aperta la pagina di Claude. Sul telefono apri l'app della posta. Sul computer premi il «+» in alto, il numero 4, e apri la posta in un'altra scheda, cioè un'altra pagina aperta accanto.
- Cerca il messaggio appena arrivato, anche tra la posta indesiderata. Premi il suo collegamento, oppure copia il codice sul sito.
- Scrivi il numero di cellulare e poi il codice che arriva per SMS.
- Tieni per te quel codice: non darlo nemmeno a chi telefona a nome di Claude.

• Rispondi alle prime domande
- Scrivi con quale nome vuoi farti chiamare: va bene anche un soprannome.
- Se il sito chiede di usare le tue conversazioni per migliorare il servizio, puoi dire di no. La scelta può essere già accesa: spegnila.
- Salta le proposte a pagamento e resta nella parte gratuita.
- A qualcuno il sito chiede un documento e una foto del viso. Se lo chiede a te, fermati: puoi usare un altro strumento.
- Quando vedi lo spazio per scrivere, ci sei. Salva la pagina tra i preferiti: di solito è la stellina, il numero 3.`,
      duration: 15,
      ...lookedFor.address,
      exercises: [
        {
          title: 'Il primo messaggio',
          description:
            'Prova questa richiesta: «Sono alle prime armi. Dimmi in sei righe come puoi aiutarmi a capire una lettera difficile. Poi scrivi tre cose che non devo mai mandarti.» Se la lettura è faticosa, continua dove hai la risposta e chiedi frasi più corte.',
        },
      ],
    },
    {
      id: 'claude-basics-prima-lettura',
      title: 'Capire un testo breve',
      description:
        'Prima di un documento lungo ti alleni con un avviso. Lo incolli e fai le domande giuste.',
      content: `• Porta il testo dentro Claude
- Apri una conversazione nuova.
- Cerca un avviso su internet, per esempio sul sito del Comune di ${city.name}.
- Sul telefono tieni il dito fermo su una parola e alzalo. Trascina le due gocce, il numero 1 del disegno, all'inizio e alla fine. Poi scegli Copia, numero 2.
- Sul computer trascina il mouse sul testo. Fai clic con il tasto destro, numero 3, e scegli Copia, numero 4.
- Torna su Claude e premi nello spazio per scrivere. Con il dito fermo, o con il tasto destro del mouse, scegli Incolla.

• Di' che cosa vuoi
- Vai a capo sotto il testo e scrivi la tua domanda. Sul computer per andare a capo tieni premuto Maiusc e premi Invio. Senza Maiusc, Invio manda il messaggio.
- Chiedi prima il senso generale, in tre righe.
- Chiedi poi che cosa devi fare, entro quando e dove.
- Premi il pulsante per inviare, di solito una freccia.

• Leggi e riprova
- Confronta la risposta con l'avviso, riga per riga.
- Se una parola è oscura, scrivi «Spiegamela con un esempio».
- Se la risposta è lunga, chiedi un elenco di cinque punti.
- Se non trovi una cosa nel testo, chiedi in quale frase l'ha letta.`,
      duration: 10,
      ...lookedFor.copying,
      exercises: [
        {
          title: "L'avviso dell'acqua",
          description: `Prova questa richiesta: «Leggi questo avviso e dimmi che cosa devo fare, in tre punti. Avviso: per lavori alla rete, martedì a ${city.name}, nel quartiere della stazione, l'acqua mancherà dalle 9 alle 13. Si consiglia di fare una scorta. Alla ripresa lasciare scorrere l'acqua prima di berla.» Controlla che giorno e ore siano quelli dell'avviso.`,
        },
      ],
    },
    {
      id: 'claude-basics-documento',
      title: 'Capire un documento lungo',
      description:
        'Carichi un documento vero e ne fai una pagina da tenere: il senso, le date, le cose da fare.',
      content: `• Scegli il documento giusto
- Comincia con un testo senza segreti, come un regolamento o delle istruzioni.
- Lascia stare referti, estratti conto e documenti con i tuoi dati.
- Se ha una sola riga privata, copia soltanto il resto del testo.
- Tieni vicino il foglio di carta: ti serve per controllare.

• Consegnalo a Claude
- Apri una conversazione nuova, solo per questo documento.
- Cerca il pulsante che aggiunge un file, di solito un più o una graffetta: è il numero 3 del disegno. Sul tuo schermo può stare altrove.
- Scegli il file sul computer, oppure fai una foto diritta e ben illuminata.
- Se il file è troppo grande, incolla il testo una parte alla volta.
- Un documento che ti serve spesso puoi tenerlo in un «Progetto». Sul tuo telefono può chiamarsi in un altro modo.

• Fai quattro domande, una dopo l'altra
- Scrivi nello spazio, numero 1, e invia con la freccia, numero 2. Se preferisci parlare, cerca il microfono, numero 4.
- Chiedi «Di che cosa parla, in cinque righe?».
- Chiedi «Quali date e quali somme ci sono?».
- Chiedi «Che cosa devo fare io, passo per passo?».
- Chiedi «In quale punto del documento lo dice?».

• Fanne una pagina
- Chiedi di riunire tutto in una pagina con tre titoli.
- Controlla ogni data e ogni somma sul documento.
- Correggi gli sbagli a mano, oppure falli correggere.
- Copia il testo con il pulsante sotto la risposta. Poi incollalo in un documento.
- Stampa la pagina e mettila insieme all'originale.`,
      duration: 20,
      ...lookedFor.writing,
      exercises: [
        {
          title: 'Il regolamento del palazzo',
          description:
            "Prova questa richiesta: «Spiega questo regolamento con parole semplici e fai un elenco di che cosa posso e non posso fare. Testo: le biciclette vanno nel cortile, mai nell'androne. Il silenzio vale dalle 13 alle 15 e dalle 22 alle 7. Le tende sui balconi devono essere verdi. Per i lavori in casa si avvisa prima l'amministratore.» Guarda se ha aggiunto regole che non ci sono. Se sotto la risposta c'è «Mostra l'errore», un numero l'abbiamo cambiato apposta: trovalo, poi premi.",
        },
        {
          title: 'Il tuo documento',
          description:
            "Prendi le istruzioni di un apparecchio di casa. In Claude fai le quattro domande del capitolo, una dopo l'altra. Conserva la pagina che ne esce.",
        },
      ],
    },
    {
      id: 'claude-basics-sicurezza',
      title: 'Controllare, proteggere, cancellare',
      description:
        'Le ultime regole: quando non basta Claude, che cosa tenere per te e come lasciare tutto pulito.',
      content: `• Chiedi alla persona giusta
- Per un contratto da firmare chiedi a un avvocato o a uno sportello dei consumatori.
- Per una cura chiedi al medico o al farmacista.
- Per una scadenza vale il documento, mai il riassunto.
- Se non sai a chi rivolgerti, chiedi a una persona: in biblioteca o allo sportello del Comune.
- Perché l'AI sbaglia? Lo spiega [«Che cos'è l'AI»](/prima-di-cominciare/che-cose-l-ai), anche senza account.

• Guarda da dove viene
- Per i fatti di questi giorni Claude può cercare su internet. Sul tuo telefono la scelta può chiamarsi in un altro modo.
- Se sotto la risposta vedi dei collegamenti, sono le fonti: aprine una. Può dire una cosa diversa.
- Guarda la data della pagina, perché può essere vecchia.
- Se non ci sono fonti, prendi la risposta come un consiglio da controllare.

• Prepara il documento
- Togli nomi e indirizzi: per capire un testo non servono.
- Copri codici, firme e numeri di conto prima di fare la foto.
- Non mandare a Claude la carta d'identità, la tessera sanitaria o i referti.
- Se il documento è di un'altra persona, chiedi prima il permesso.

• Scegli le tue impostazioni
- Premi il tuo nome o le tue iniziali, il numero 1 del disegno, e cerca le impostazioni. Sul tuo schermo può stare altrove.
- Apri la parte sulla privacy, cioè sulla protezione dei tuoi dati.
- Cerca la scelta che usa le tue conversazioni per migliorare Claude. Se non vuoi, spegnila.

• Cancella ed esci
- Nell'elenco, numero 2, scegli la conversazione. Apri il suo menu, di solito tre puntini, numero 3, ed eliminala.
- Una copia può restare nei sistemi, di solito fino a 30 giorni. Se hai lasciato accesa la scelta che usa le tue conversazioni, può restare per anni: verificalo sul sito.
- Se il computer non è tuo, esci sempre dall'account.
- Se vuoi smettere, cerca nelle impostazioni come eliminare il tuo account.`,
      duration: 10,
      ...lookedFor.account,
      exercises: [
        {
          title: 'Togli i dati da un testo',
          description:
            "Prova questa richiesta: «Fai un elenco dei dati personali da coprire prima di mandare un documento a un'AI. Per ognuno fai un esempio inventato.» Guarda un documento che hai in casa. Quanti ne trovi?",
        },
      ],
    },
  ],
}
