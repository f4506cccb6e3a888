import type { GuideContent } from '../../content-types.ts'

export const deeplBasics: GuideContent = {
  id: 'deepl-basics',
  toolId: '7',
  title: "DeepL: capire e farsi capire in un'altra lingua",
  description:
    "Leggi una mail straniera, rispondi e controlla la traduzione. Per i testi brevi non serve l'account.",
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
- Scrivi www.deepl.com nella barra in alto del browser. Il browser è il programma con cui apri internet.
- Se ti chiede dei cookie, puoi rifiutare quelli che non servono. Sono piccoli file che ricordano la tua visita.
- Cerca la pagina del traduttore: ha due grandi caselle.
- Per i testi brevi, di solito non devi iscriverti.

• Scrivere e leggere
- Tocca la prima casella: a sinistra sul computer, in alto sul telefono.
- Scrivi «Buongiorno, vorrei prenotare una camera per due notti».
- Sopra la seconda casella scegli la lingua, per esempio il tedesco.
- Aspetta un momento: la traduzione appare da sola.

• Scambiare le lingue
- Tra le due caselle trovi una doppia freccia: toccala.
- Le due lingue si scambiano di posto.
- Ora puoi incollare un testo straniero e leggerlo in italiano.
- Se sbaglia lingua di partenza, sceglila tu dalla lista.`,
      duration: 10,
      exercises: [
        {
          title: 'Cinque frasi per il viaggio',
          description:
            "Prepara le frasi in italiano, poi traducile con DeepL. Prova questa richiesta: «Scrivi cinque frasi brevi in italiano, utili in un albergo all'estero. Parla di colazione, chiavi, orari, rumore e conto. Usa parole semplici e niente modi di dire, così si traducono bene.»",
        },
      ],
    },
    {
      id: 'deepl-basics-capire-mail',
      title: 'Capire una mail o un foglio straniero',
      description:
        "Copi un testo in un'altra lingua e lo leggi in italiano. Poi controlli numeri, date e nomi.",
      content: `• Copiare il testo
- Apri la mail straniera e tieni premuto sulla prima parola.
- Trascina fino alla fine della parte che ti interessa.
- Scegli di copiare. Lascia fuori nomi, indirizzi e numeri di conto.
- Se il testo è lungo, copia un pezzo alla volta.

• Incollare e leggere
- Torna in DeepL e tocca la prima casella.
- Tieni premuto e scegli di incollare.
- Sopra la seconda casella scegli l'italiano.
- Leggi tutto una volta, senza fermarti.

• Controllare ciò che conta
- Confronta numeri, date e prezzi con il testo di partenza.
- Controlla i nomi di persone e di luoghi: a volte li traduce per sbaglio.
- Cerca le parole «non» e «mai»: cambiano tutto il senso.
- Se una frase non torna, traducila da sola.

• Fogli e file
- Con il telefono, l'app di DeepL può di solito leggere una scritta da una foto.
- Puoi anche dare un file intero, ma gratis ci sono limiti e può servire un account.
- Apri il file tradotto e confronta la prima pagina con quella di partenza.`,
      duration: 12,
      exercises: [
        {
          title: 'Una mail di prova',
          description:
            "Copia la mail che ricevi, incollala in DeepL e leggila in italiano. Prova questa richiesta: «Scrivi in tedesco una mail breve di un albergo inventato a un ospite. Conferma una camera per due notti, dice l'ora della colazione e chiede quando arriva l'ospite. Non usare nomi di persone. Sotto, fammi tre domande in italiano per vedere se ho capito.»",
        },
      ],
    },
    {
      id: 'deepl-basics-rispondere',
      title: 'Rispondere con gentilezza',
      description:
        "Scrivi frasi facili da tradurre e scegli le parole giuste. Poi fai la prova all'incontrario.",
      content: `• Scrivere bene in italiano
- Scrivi frasi brevi, con una sola idea ciascuna.
- Evita modi di dire come «in bocca al lupo».
- Metti il soggetto: «io arrivo» è più chiaro di «arrivo».
- Rileggi la punteggiatura: una virgola può cambiare il senso.

• Scegliere parole migliori
- Nella traduzione, tocca una parola che non ti convince.
- Di solito appare una lista di altre parole: scegline una.
- Molte lingue hanno una forma cortese, come il nostro Lei. Usala con chi non conosci.
- Se una lista non appare, cambia la frase italiana e riprova.

• La prova all'incontrario
- Copia la traduzione con il pulsante che mostra due foglietti.
- Scambia le lingue e incollala nella prima casella.
- Leggi che cosa torna in italiano.
- Se il senso è cambiato, scrivi la frase in modo più semplice.

• Mandare la risposta
- Copia la traduzione finale e incollala nella tua mail.
- Aggiungi a mano nomi, date e numeri.
- In fondo puoi scrivere che hai usato un traduttore. È gentile e spiega eventuali errori.
- Rileggi e invia.`,
      duration: 13,
      exercises: [
        {
          title: 'Una risposta facile da tradurre',
          description:
            "Traduci il testo in tedesco con DeepL e fai la prova all'incontrario. Prova questa richiesta: «Scrivi in italiano una risposta gentile a un albergo. Dico che arrivo alle sei di sera, che viaggio in treno e che vorrei una camera tranquilla. Chiedo se c'è un ascensore. Usa frasi brevi, facili da tradurre, e non più di 70 parole.»",
        },
      ],
    },
    {
      id: 'deepl-basics-sicurezza',
      title: 'Che cosa non tradurre, e quando serve una persona',
      description:
        'Sai quali testi tenere fuori e quando serve un traduttore. Impari anche a pulire prima di uscire.',
      content: `• Tenere fuori i segreti
- Se usi DeepL gratis, i tuoi testi possono restare in archivio. Servono a migliorare il servizio.
- Non incollare referti, contratti, password o numeri di conto.
- Al posto dei nomi scrivi «la signora» o «il cliente».
- Non incollare le lettere di altri senza il loro permesso.

• Quando serve una persona
- Per atti, contratti e cause serve un traduttore di mestiere.
- Per sintomi e medicine parla con il medico o con un interprete.
- Per un brindisi o una poesia, chiedi a chi conosce bene la lingua.
- Se un ufficio chiede una traduzione giurata, DeepL non basta.

• Attenzione alle truffe
- Una mail tradotta bene non è per forza vera.
- Se ti chiede soldi o codici, non rispondere.
- Cerca tu il numero dell'azienda e chiama.
- Parlane con una persona di cui ti fidi.

• Pulire e uscire
- Cancella il testo dalla casella quando hai finito.
- Se hai un account, apri le impostazioni e guarda se c'è una cronologia. È la lista dei testi tradotti.
- Cancella la cronologia o spegnila, se non la vuoi.
- Su un computer non tuo esci dall'account. Per chiuderlo, cerca la voce nelle impostazioni.`,
      duration: 10,
      exercises: [
        {
          title: 'Togliere i dati personali',
          description:
            'Guarda come cambia il testo, poi fai lo stesso con una tua mail. Prova questa richiesta: «Questo testo è inventato: La signora Rota, via Fiori 12, chiede il rimborso di 80 euro sul suo conto. Riscrivilo senza nome, indirizzo e altri dati personali, ma con lo stesso senso. Poi spiegami in tre righe che cosa hai tolto e perché.»',
        },
      ],
    },
  ],
}
