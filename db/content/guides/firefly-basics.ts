import { city } from '../../city.ts'
import type { GuideContent } from '../../content-types.ts'
import { lookedFor } from './looked-for.ts'

export const fireflyBasics: GuideContent = {
  id: 'firefly-basics',
  toolId: '8',
  title: 'Adobe Firefly: immagini fatte con le parole',
  description:
    "Descrivi una scena e crei l'immagine per un biglietto. Poi impari a usarla con onestà.",
  difficulty: 'intermediate',
  duration: 65,
  imageUrl: '/drawings/guida-firefly-basics.svg',
  rating: 4.3,
  isPublished: true,
  prerequisites: [
    'Un computer o un tablet collegato a internet',
    'Una casella email che sai aprire',
    'Saper scaricare un file e ritrovarlo',
  ],
  relatedGuides: ['canva-basics', 'chatgpt-basics'],
  chapters: [
    {
      id: 'firefly-basics-prima-immagine',
      title: 'Entrare e creare la prima immagine',
      description:
        'Apri Firefly con un account Adobe, scrivi due righe e guardi nascere la prima immagine.',
      content: `• Iscriversi
- Scrivi firefly.adobe.com nella barra dell'indirizzo del browser, il programma con cui apri internet. Poi premi Invio. Sul tablet Invio può chiamarsi «Vai».
- Rileggi l'indirizzo come insegna [«Browser e indirizzi»](/prima-di-cominciare/browser-e-indirizzi). Prima del primo segno / deve finire con firefly.adobe.com.
- Cerca il comando per accedere e poi quello per creare un account: è gratis. Usa la tua email, oppure un account Google che hai già.
- Lascia aperta la pagina. Apri la posta, sul computer in un'altra scheda, cioè un'altra pagina aperta accanto. Leggi il codice, torna alla pagina e scrivilo.
- Se ti propone un abbonamento, chiudi la finestra: per provare non serve.

• I gettoni gratis
- Ogni immagine consuma dei crediti. Sono come gettoni e gratis ne hai pochi.
- Di solito trovi il loro numero nel menu del tuo profilo.
- Prima di chiedere, pensa bene alla frase: così ne sprechi meno.
- Alcune funzioni costano più crediti di altre. Per imparare bastano le immagini ferme.

• La prima richiesta
- Cerca la parte che crea immagini da un testo.
- Premi nella casella, il numero 1 del disegno, e scrivi: «Un cesto di mele rosse su un tavolo di legno, luce del mattino».
- Premi il pulsante che avvia la creazione, numero 2, e aspetta. Sul tuo schermo può stare altrove.
- Quando le immagini appaiono, premine una per vederla grande.
- Se la pagina è in inglese, cerca la lingua nel tuo profilo.`,
      duration: 15,
      ...lookedFor.picture,
      exercises: [
        {
          title: 'Una scena in due righe',
          description: `Prova questa richiesta: «Scrivi tre descrizioni per creare un'immagine con l'AI. Il tema è un orto in primavera alle porte di ${city.name}, con le colline dietro. Ogni descrizione ha due righe e dice che cosa si vede, con quale luce e in quale stile. Niente persone e niente scritte.» Scegli la descrizione che ti piace e incollala in Firefly.`,
        },
      ],
    },
    {
      id: 'firefly-basics-descrivere',
      title: 'Descrivere bene ciò che vuoi',
      description:
        "Impari le cinque cose da dire in una descrizione. Poi correggi l'immagine un passo alla volta.",
      content: `• Le cinque cose da dire
- Il soggetto: chi o che cosa si vede.
- Il luogo: una cucina, un prato, una piazza.
- La luce: alba, sole alto, lampada, nebbia.
- Lo stile: foto, acquerello, disegno a matita.
- La distanza: da vicino, a mezza figura, da lontano.

• Scegliere con i comandi
- Accanto alla casella, il numero 1 del disegno, cerca la forma, numero 3: quadrata, alta o larga.
- Per un biglietto scegli alta, per lo schermo scegli larga.
- Cerca la scelta tra foto e disegno, se c'è.
- Cambia una sola cosa alla volta e guarda che cosa succede.

• Correggere
- Guarda l'immagine e di' a voce che cosa non va.
- Aggiungi alla frase ciò che manca: «le mele sono in un cesto di vimini».
- Scrivi ciò che vuoi, più che ciò che non vuoi.
- Se dopo tre prove non va, cambia idea invece di insistere.

• Guardare con attenzione
- Conta le dita e guarda gli occhi di ogni figura.
- Leggi le scritte: spesso hanno lettere inventate.
- Guarda ombre, ruote, sedie e finestre. Lì gli errori sono comuni.
- Se è un luogo vero, confronta con una foto: spesso l'AI lo inventa.`,
      duration: 20,
      ...lookedFor.picture,
      exercises: [
        {
          title: 'Dalla frase povera alla frase ricca',
          description:
            "Prova questa richiesta: «La mia descrizione per un'immagine è: un gatto. Rendila più ricca in tre passi. Prima aggiungi il luogo, poi la luce, poi lo stile. Mostrami la frase dopo ogni passo e spiega in una riga che cosa cambia.» Prova in Firefly la frase povera e poi quella ricca.",
        },
        {
          title: 'Caccia agli errori',
          description:
            "Guarda per un minuto l'ultima immagine che hai creato. Cerca tre cose che non possono esistere davvero. Se le trovi, scrivi come correggere la frase.",
        },
      ],
    },
    {
      id: 'firefly-basics-biglietto',
      title: 'Un biglietto di auguri da mandare',
      description:
        "Crei un'immagine per gli auguri, la ritocchi, la scarichi e la mandi con un messaggio.",
      content: `• Creare lo sfondo
- Pensa a chi riceve il biglietto e scegli: fiori, montagne, una torta, un gatto.
- Chiedi un'immagine alta: la forma è il numero 3 del disegno. Chiedila semplice, con uno spazio vuoto in alto.
- Chiedi lo sfondo senza scritte: le metti tu dopo.
- Scegli l'immagine più pulita tra quelle che appaiono.

• Ritoccare un punto
- Cerca la parte che modifica un'immagine con il pennello.
- Passa il pennello sul punto da cambiare, per esempio una foglia.
- Scrivi che cosa vuoi lì, oppure lascia vuoto per togliere e basta.
- Se il risultato è peggio, annulla e tieni la prima versione.

• Scaricare
- Premi l'immagine e cerca la freccia che punta in basso: numero 4.
- Il file arriva di solito nella cartella «Download», quella dei file scaricati.
- Rinominalo subito, per esempio «auguri fiori».
- Dentro il file resta di solito una nota digitale. Dice che è fatto con l'AI.

• Aggiungere gli auguri e mandare
- Sul computer carica l'immagine in Canva e aggiungi una scritta.
- Vuoi usare il telefono? Manda l'immagine alla tua email. Apri l'email sul telefono. Tieni il dito fermo sull'immagine e salvala tra le foto. Non va? Premi la freccia in giù o «Salva».
- Poi apri l'app delle foto e premi Modifica. Cerca una penna, una T o le lettere Aa: servono a scrivere.
- Scrivi gli auguri e trascinali nello spazio vuoto. Salva una copia e allegala a un messaggio.
- Se ti chiedono chi l'ha dipinta, di' che l'hai fatta con l'AI.`,
      duration: 20,
      ...lookedFor.picture,
      exercises: [
        {
          title: 'Lo sfondo e gli auguri',
          description:
            "Prova questa richiesta: «Voglio fare un biglietto per il compleanno di un'amica che ama le rose e la montagna. Scrivi una descrizione di due righe per creare lo sfondo, con spazio vuoto in alto e senza scritte. Poi scrivi tre frasi di auguri di massimo dieci parole.» Usa la descrizione in Firefly e la frase che preferisci nel biglietto.",
        },
      ],
    },
    {
      id: 'firefly-basics-onesta',
      title: 'Usare le immagini con onestà e sicurezza',
      description:
        'Scegli scene che puoi mostrare a tutti e dici come sono nate. Poi impari a cancellare lavori e account.',
      content: `• Scegliere la scena
- Per un biglietto o un volantino inventa luoghi, oggetti e animali: di solito vanno bene.
- Se serve una persona, chiedine una inventata e vista da lontano.
- Per le notizie vere usa foto vere, e di' chi le ha fatte.
- Chiedi una tecnica, come acquerello o matita, al posto dello stile di un artista vivo.
- Prima di caricare la foto di altri, chiedi il permesso.

• Se vuoi pubblicare o vendere
- Leggi le regole d'uso sul sito di Adobe prima di stampare per lavoro.
- In Firefly puoi a volte scegliere programmi di AI di altre aziende. Le loro regole possono essere diverse.
- Scrivi sotto l'immagine che è fatta con l'AI.
- Per un prodotto o una casa in vendita usa una foto: chi guarda deve vedere com'è davvero.

• Riconoscere le immagini degli altri
- Se un'immagine ti fa arrabbiare o ti spaventa, fermati.
- Cerca la stessa notizia su due giornali.
- Guarda mani, scritte e ombre.
- Nel dubbio tienila per te, oppure chiedi a una persona: in biblioteca o allo sportello del Comune.
- Perché l'AI sbaglia? Lo spiega [«Che cos'è l'AI»](/prima-di-cominciare/che-cose-l-ai), anche senza account.

• Pulire e uscire
- Cerca l'elenco delle tue creazioni e cancella quelle che non servono.
- Nel tuo account Adobe apri la parte sulla privacy. Guarda che cosa puoi spegnere.
- Su un computer non tuo esci sempre dall'account.
- Per eliminare l'account usa la pagina dell'account Adobe. Prima scarica ciò che vuoi tenere.`,
      duration: 10,
      imageUrl: null,
      imageAlt: '',
      exercises: [
        {
          title: 'Si può pubblicare?',
          description:
            "Prova questa richiesta: «Fammi un piccolo quiz sulle immagini create con l'AI. Descrivi cinque casi: un volantino, il volto di un vicino, una falsa notizia, una casa in vendita, un biglietto di auguri. Per ogni caso chiedimi se è giusto pubblicare. Metti le risposte spiegate in fondo.» Leggi le risposte e decidi tu con calma. Se sotto c'è «Mostra l'errore», una legge l'abbiamo inventata apposta: trovala, poi premi.",
        },
      ],
    },
  ],
}
