import { city } from '../../city.ts'
import type { GuideContent } from '../../content-types.ts'
import { lookedFor } from './looked-for.ts'

export const canvaBasics: GuideContent = {
  id: 'canva-basics',
  toolId: '6',
  title: 'Canva: il tuo primo volantino',
  description:
    'Parti da un modello pronto e cambia le parole e le foto. Poi stampa il volantino o mandalo agli amici.',
  difficulty: 'beginner',
  duration: 60,
  imageUrl: '/drawings/guida-canva-basics.svg',
  rating: 4.7,
  isPublished: true,
  prerequisites: [
    'Un computer, un tablet o un telefono collegato a internet',
    'Una casella email che sai aprire',
    "Un'occasione vera, come una festa o un mercatino",
  ],
  relatedGuides: ['firefly-basics', 'chatgpt-basics'],
  chapters: [
    {
      id: 'canva-basics-entrare',
      title: 'Entrare in Canva',
      description:
        'Ti iscrivi con la tua email e scegli il primo modello. Alla fine hai un volantino aperto sullo schermo.',
      content: `• Prima di cominciare
- Decidi che cosa vuoi fare: per questa prova, il volantino di una festa.
- Scrivi su un foglio che cosa si fa, quando, dove e per chi.
- Se puoi, usa un computer. Lo schermo grande aiuta.

• Iscriversi
- Scrivi www.canva.com nella barra dell'indirizzo del browser, il programma con cui apri internet. Poi premi Invio. Sul telefono la barra può stare in basso, e Invio può chiamarsi «Vai».
- Rileggi l'indirizzo come insegna [«Browser e indirizzi»](/prima-di-cominciare/browser-e-indirizzi). Prima del primo segno / deve finire con canva.com.
- Premi il pulsante per iscriverti. Scegli la tua email, oppure l'account Google se ne hai già uno. L'account di Canva è gratis.
- Lascia aperta la pagina. Apri la posta, sul computer in un'altra scheda, cioè un'altra pagina aperta accanto. Leggi il codice, torna alla pagina e scrivilo.
- Se ti propone una prova a pagamento, chiudi la finestra o salta il passo.

• Scegliere il modello
- Premi la casella di ricerca in alto nella pagina.
- Scrivi «volantino festa» e premi Invio.
- Guarda con calma. Una piccola corona di solito indica un modello a pagamento.
- Premi un modello gratuito che ti piace e aprilo per modificarlo.

• Riconoscere lo schermo
- Al centro c'è il tuo foglio. Se premi una scritta compare una cornice, il numero 1 del disegno. Sul tuo schermo può stare altrove.
- Di lato, o in basso sul telefono, ci sono testi, foto e forme da aggiungere: numero 2.
- In alto trovi una freccia curva, numero 3: annulla l'ultimo gesto. Il pulsante per scaricare, numero 4, serve alla fine.
- Se sbagli, premi la freccia: tutto torna come prima.`,
      duration: 15,
      ...lookedFor.leaflet,
      exercises: [
        {
          title: 'Le parole del volantino',
          description: `Prova questa richiesta: «Scrivi il testo di un volantino per una festa di cortile in un quartiere di ${city.name}. Ci sono polenta, torte e musica. Fai un titolo di massimo cinque parole e tre righe brevi. Lascia i puntini per giorno, ora e luogo.» Copia il testo su un foglio: ti serve nel prossimo capitolo.`,
        },
      ],
    },
    {
      id: 'canva-basics-parole-foto',
      title: 'Cambiare parole, foto e colori',
      description:
        'Metti le tue parole al posto di quelle del modello e scegli la foto. Il volantino diventa tuo.',
      content: `• Cambiare le scritte
- Premi due volte il titolo del modello.
- Cancella le parole che vedi e scrivi le tue.
- Fai lo stesso con giorno, ora e luogo.
- Se una scritta non serve, premila una volta e poi premi il tasto per cancellare. Sul telefono premi il disegno del cestino.

• Ingrandire e spostare
- Premi una scritta: intorno appare una cornice, il numero 1 del disegno.
- Trascina un angolo della cornice per farla più grande.
- Tieni premuto al centro e trascina per spostarla.
- Le linee colorate che appaiono ti aiutano ad allineare. Se sbagli, premi la freccia curva, numero 3.

• Mettere una foto
- Apri la parte delle foto, numero 2, e cerca una parola, per esempio «polenta».
- Premi una foto gratuita. Va a finire sul foglio.
- Per una foto tua, cerca il comando che carica i file dal telefono o dal computer.
- Usa foto fatte da te, o foto che hai il permesso di usare.

• Farsi leggere da lontano
- Usa poche parole: un titolo e tre righe bastano.
- Scegli due colori e un solo tipo di carattere, o due al massimo.
- Metti scritte scure su fondo chiaro, o il contrario.
- Allontanati due passi: se leggi il titolo, va bene.`,
      duration: 20,
      ...lookedFor.leaflet,
      exercises: [
        {
          title: 'Tre titoli tra cui scegliere',
          description: `Prova questa richiesta: «Proponi tre titoli per il volantino di un mercatino di libri usati in una biblioteca di ${city.name}. Ogni titolo ha al massimo sei parole. Uno è semplice, uno è allegro, uno incuriosisce. Spiega in una riga quando usare ciascuno.» Scegli il titolo più chiaro e mettilo nel tuo volantino.`,
        },
        {
          title: 'La prova dei due passi',
          description:
            'Chiedi a una persona di guardare lo schermo da due passi. Fatti dire che cosa si fa, quando e dove. Se manca qualcosa, ingrandisci quella riga.',
        },
      ],
    },
    {
      id: 'canva-basics-stampare',
      title: 'Salvare, stampare e mandare',
      description:
        'Controlli il volantino, lo scarichi e lo porti in copisteria o lo mandi con un messaggio.',
      content: `• Rileggere prima di tutto
- Leggi ad alta voce ogni parola, anche il titolo.
- Controlla sul calendario che giorno e data vadano d'accordo.
- Controlla l'ora, la via e il numero di telefono.
- Fallo rileggere a un'altra persona.

• Dare un nome e ritrovarlo
- Premi il nome in alto e scrivi «Festa di cortile».
- Non serve salvare: di solito Canva salva per conto suo.
- Torna alla pagina iniziale. Trovi il lavoro tra i tuoi progetti.

• Scaricare il file
- Cerca in alto il comando per condividere o scaricare: nel disegno è il numero 4. Sul tuo schermo può stare altrove.
- Per la stampa scegli il formato PDF. È un file che si stampa uguale dappertutto.
- Per i messaggi scegli il formato immagine, di solito JPG o PNG.
- Se ti chiede di pagare, sul foglio c'è un elemento a pagamento. Premilo: compare la cornice, numero 1. Toglilo e riprova.

• Stampare o mandare
- Apri il file scaricato. Di solito è nella cartella «Download», quella dei file scaricati.
- Stampane uno solo e guardalo bene, prima di farne cento.
- Per la copisteria, porta il PDF su una chiavetta o mandalo per email.
- Per gli amici, allega l'immagine a un messaggio, come fai con una foto.`,
      duration: 15,
      ...lookedFor.leaflet,
      exercises: [
        {
          title: 'Il messaggio che accompagna il volantino',
          description:
            'Prova questa richiesta: «Scrivi un messaggio di tre righe per invitare i vicini a una festa di cortile. Il volantino è allegato. Chiedi di portare un dolce e di rispondere entro una settimana. Usa un tono allegro e semplice.» Aggiungi due righe tue e mandalo con il volantino a una persona di famiglia.',
        },
      ],
    },
    {
      id: 'canva-basics-sicurezza',
      title: "L'AI di Canva e la tua sicurezza",
      description:
        "Provi l'aiuto dell'AI e scegli con cura le foto. Poi impari a cancellare lavori e account.",
      content: `• Farsi aiutare dall'AI
- In Canva trovi di solito un aiuto per scrivere testi e creare immagini.
- Descrivi che cosa vuoi con parole semplici, come a un'amica.
- Gli aiuti gratuiti hanno un limite. Se finiscono, continua a mano.
- Guarda bene mani, volti e scritte: spesso sono sbagliati.
- Perché l'AI sbaglia? Lo spiega [«Che cos'è l'AI»](/prima-di-cominciare/che-cose-l-ai), anche senza account.

• Scegliere che cosa caricare
- Carica foto tue di luoghi, cibi e oggetti: di solito vanno bene.
- Se nella foto c'è una persona, chiedi prima il suo permesso.
- Per le foto di bambini serve il sì dei genitori.
- Se il volantino gira in pubblico, metti il luogo della festa al posto di casa tua.
- Tieni per te documenti, ricette mediche e carte della banca.

• Le impostazioni sulla privacy
- Apri il menu del tuo profilo, di solito in un angolo in alto.
- Cerca le impostazioni e poi la parte sulla privacy.
- Cerca la scelta che parla di AI e di uso dei tuoi contenuti.
- Spegni ciò che non vuoi e torna alla pagina iniziale.

• Cancellare e andare via
- Per buttare un lavoro, apri il suo menu e spostalo nel cestino.
- Dal cestino puoi riprenderlo per un po' di tempo.
- Se usi un computer non tuo, esci dall'account quando hai finito.
- L'account si elimina dalle impostazioni. Prima scarica ciò che ti serve.
- Se ti blocchi, chiedi a una persona: in biblioteca o allo sportello del Comune.`,
      duration: 10,
      imageUrl: null,
      imageAlt: '',
      exercises: [
        {
          title: 'Il controllo finale',
          description:
            'Prova questa richiesta: «Fai una lista di otto controlli da fare prima di stampare un volantino. Pensa a date, orari, errori, foto e dati personali. Scrivi ogni controllo come una domanda breve a cui rispondo sì o no.» Tieni la lista vicino al computer per i prossimi lavori.',
        },
      ],
    },
  ],
}
