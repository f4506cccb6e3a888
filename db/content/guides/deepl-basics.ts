import { city } from '../../city.ts'
import type { GuideContent } from '../../content-types.ts'
import { lookedFor } from './looked-for.ts'

export const deeplBasics: GuideContent = {
  id: 'deepl-basics',
  toolId: '7',
  title: "DeepL: capire e farsi capire in un'altra lingua",
  description:
    "Leggi un'email straniera, rispondi e controlla la traduzione. Per i testi brevi non serve l'account.",
  difficulty: 'beginner',
  duration: 45,
  imageUrl: '/drawings/guida-deepl-basics.svg',
  rating: 4.7,
  isPublished: true,
  prerequisites: [
    'Un computer, un tablet o un telefono collegato a internet',
    'Saper copiare e incollare un testo',
  ],
  relatedGuides: ['chatgpt-basics', 'claude-basics'],
  chapters: [
    {
      id: 'deepl-basics-prima-traduzione',
      title: 'La prima traduzione',
      description:
        'Apri DeepL senza iscriverti e traduci le prime frasi. Impari a leggere le due caselle.',
      content: `• Aprire la pagina
- Scrivi www.deepl.com nella barra dell'indirizzo del browser, il programma con cui apri internet. Poi premi Invio. Sul telefono la barra può stare in basso, e Invio può chiamarsi «Vai».
- Rileggi l'indirizzo come insegna [«Browser e indirizzi»](/prima-di-cominciare/browser-e-indirizzi). Prima del primo segno / deve finire con deepl.com.
- Se compare un avviso sui cookie, accetta solo quelli necessari. Sono piccoli file che ricordano la tua visita.
- Cerca la pagina del traduttore: ha due grandi caselle.
- Per i testi brevi, di solito non devi iscriverti.

• Scrivere e leggere
- Premi nella prima casella, il numero 1 del disegno: a sinistra sul computer, in alto sul telefono.
- Scrivi «Buongiorno, vorrei prenotare una camera per due notti».
- Sopra la seconda casella scegli la lingua, numero 2: per esempio il tedesco. Sul tuo schermo può stare altrove.
- Aspetta un momento: la traduzione appare subito dopo.

• Scambiare le lingue
- Tra le due caselle trovi una doppia freccia, numero 3: premila.
- Le due lingue si scambiano di posto.
- Ora puoi incollare un testo straniero e leggerlo in italiano.
- Se sbaglia lingua di partenza, sceglila tu dalla lista.`,
      duration: 10,
      ...lookedFor.translator,
      exercises: [
        {
          title: 'Cinque frasi per il viaggio',
          description:
            "Prova questa richiesta: «Scrivi cinque frasi brevi in italiano, utili in un albergo all'estero. Parla di colazione, chiavi, orari, rumore e conto. Usa parole semplici e niente modi di dire, così si traducono bene.» Traduci le frasi con DeepL, una alla volta.",
        },
      ],
    },
    {
      id: 'deepl-basics-capire-mail',
      title: "Capire un'email o un foglio straniero",
      description:
        "Copi un testo in un'altra lingua e lo leggi in italiano. Poi controlli numeri, date e nomi.",
      content: `• Copiare il testo
- Apri l'email straniera. Sul telefono tieni il dito fermo sulla prima parola e alzalo. Compaiono due gocce, il numero 1 del disegno: trascina quella a destra fino alla fine. Poi scegli Copia, numero 2.
- Sul computer trascina il mouse sulla parte che ti interessa. Fai clic con il tasto destro, numero 3, e scegli Copia, numero 4.
- Lascia fuori nomi, indirizzi e numeri di conto.
- Se il testo è lungo, copia un pezzo alla volta.

• Incollare e leggere
- Torna in DeepL e premi nella prima casella.
- Sul telefono tieni il dito fermo. Sul computer fai clic con il tasto destro. Poi scegli Incolla.
- Sopra la seconda casella scegli l'italiano.
- Leggi tutto una volta, senza fermarti.

• Controllare ciò che conta
- Confronta numeri, date e prezzi con il testo di partenza.
- Controlla i nomi di persone e di luoghi: a volte li traduce per sbaglio.
- Cerca le parole «non» e «mai»: cambiano tutto il senso.
- Se una frase non torna, traduci solo quella.

• Fogli e file
- Con il telefono, l'app di DeepL può di solito leggere una scritta da una foto.
- Puoi anche dare un file intero, ma gratis ci sono limiti e può servire un account.
- Apri il file tradotto e confronta la prima pagina con quella di partenza.`,
      duration: 12,
      ...lookedFor.copying,
      exercises: [
        {
          title: "Un'email di prova",
          description: `Prova questa richiesta: «Scrivi in tedesco un'email breve. Un albergo inventato scrive a un ospite che arriva da ${city.name}. Conferma una camera per due notti, dice l'ora della colazione e chiede quando arriva. Non usare nomi di persone. Sotto, fammi tre domande in italiano per vedere se ho capito.» Copia l'email in DeepL e leggila in italiano. Poi rispondi alle tre domande.`,
        },
      ],
    },
    {
      id: 'deepl-basics-rispondere',
      title: 'Rispondere con gentilezza',
      description:
        'Scrivi frasi facili da tradurre e scegli le parole giuste. Poi fai la prova al contrario.',
      content: `• Scrivere bene in italiano
- Scrivi frasi brevi, con una sola idea ciascuna.
- Al posto dei modi di dire scrivi il senso: «buona fortuna», non «in bocca al lupo».
- Metti il soggetto: «io arrivo» è più chiaro di «arrivo».
- Rileggi la punteggiatura: una virgola può cambiare il senso.

• Scegliere parole migliori
- Nella traduzione, premi una parola che non ti convince.
- Di solito appare una lista di altre parole: scegline una.
- Molte lingue hanno una forma cortese, come il nostro «lei». Usala con chi non conosci.
- Per alcune lingue scegli tu il tono, di solito vicino al nome della lingua, il numero 2 del disegno. A volte serve un abbonamento: guarda sul sito.
- Se una lista non appare, cambia la frase italiana e riprova.

• La prova al contrario
- Copia la traduzione con il pulsante che mostra due foglietti, numero 4.
- Premi la doppia freccia tra le due lingue, numero 3. Se la traduzione non passa nella prima casella, incollala lì.
- Leggi che cosa torna in italiano.
- Se il senso è cambiato, scrivi la frase in modo più semplice.

• Mandare la risposta
- Copia la traduzione finale e incollala nella tua email.
- Aggiungi a mano nomi, date e numeri.
- In fondo puoi scrivere che hai usato un traduttore. È gentile e spiega eventuali errori.
- Rileggi e invia.`,
      duration: 13,
      ...lookedFor.translator,
      exercises: [
        {
          title: 'Una risposta facile da tradurre',
          description: `Prova questa richiesta: «Scrivi in italiano una risposta gentile a un albergo. Dico che arrivo alle sei di sera, che viaggio in treno da ${city.name} e che vorrei una camera tranquilla. Chiedo se c'è un ascensore. Usa frasi brevi, facili da tradurre, e non più di 70 parole.» Traduci il testo in tedesco con DeepL e fai la prova al contrario.`,
        },
      ],
    },
    {
      id: 'deepl-basics-sicurezza',
      title: 'Scegliere che cosa tradurre, e quando serve una persona',
      description:
        'Prepari il testo senza dati e sai quando serve un traduttore. Impari anche a pulire prima di uscire.',
      content: `• Preparare il testo
- Se usi DeepL gratis, i tuoi testi possono restare in archivio. Servono a migliorare il servizio.
- Al posto dei nomi scrivi «la signora» o «il cliente».
- Togli indirizzi, codici e numeri di conto prima di incollare.
- Tieni fuori referti, contratti e password.
- Se la lettera è di un'altra persona, chiedi prima il permesso.

• Quando serve una persona
- Per atti, contratti e cause serve un traduttore di mestiere.
- Per sintomi e medicine parla con il medico o con un interprete.
- Per un brindisi o una poesia, chiedi a chi conosce bene la lingua.
- Se un ufficio chiede una traduzione giurata, rivolgiti a un traduttore.
- Se hai un dubbio, chiedi a una persona: in biblioteca o allo sportello del Comune.

• Riconoscere una truffa
- Un'email scritta bene non è per forza vera.
- Se ti chiede soldi o codici, fermati e lasciala lì.
- Chiama tu l'azienda, al numero scritto su un suo foglio o su una fattura vecchia.
- Parlane con una persona di cui ti fidi.

• Pulire e uscire
- Cancella il testo dalla casella quando hai finito.
- Se hai un account, guarda nelle impostazioni se c'è una cronologia. È la lista dei testi tradotti.
- Cancella la cronologia o spegnila, se non la vuoi.
- Su un computer non tuo esci dall'account. Se l'account non ti serve più, lo elimini dalle impostazioni.
- Perché l'AI sbaglia? Lo spiega [«Che cos'è l'AI»](/prima-di-cominciare/che-cose-l-ai), anche senza account.`,
      duration: 10,
      imageUrl: null,
      imageAlt: '',
      exercises: [
        {
          title: 'Togliere i dati personali',
          description:
            'Prova questa richiesta: «Questo testo è inventato: La signora Rota, via Fiori 12, chiede il rimborso di 80 euro sul suo conto. Riscrivilo senza nome, indirizzo e altri dati personali, ma con lo stesso senso. Poi spiegami in tre righe che cosa hai tolto e perché.» Guarda come cambia il testo. Poi fai lo stesso con una tua email.',
        },
      ],
    },
  ],
}
