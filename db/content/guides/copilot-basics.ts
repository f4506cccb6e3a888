import { city, here } from '../../city.ts'
import type { GuideContent } from '../../content-types.ts'
import { lookedFor } from './looked-for.ts'

export const copilotBasics: GuideContent = {
  id: 'copilot-basics',
  toolId: '4',
  title: 'Mettere ordine con Microsoft Copilot',
  description:
    "Apri Copilot e fai il tuo primo elenco. Poi organizzi una gita e da quattro appunti ricavi un'email.",
  difficulty: 'beginner',
  duration: 45,
  imageUrl: '/drawings/guida-copilot-basics.svg',
  rating: 4.7,
  isPublished: true,
  prerequisites: [
    'Un computer, un telefono o un tablet collegato a internet',
    'Un account Microsoft, solo se vuoi conservare le conversazioni',
  ],
  relatedGuides: ['ai-in-tasca', 'chatgpt-basics', 'gemini-basics'],
  chapters: [
    {
      id: 'copilot-basics-aprire',
      title: 'Aprire Copilot e fare la prima domanda',
      description: 'Trovi Copilot nel computer o sul sito, e ottieni un primo elenco utile.',
      content: `• Trovalo
- Se hai un computer con Windows, premi il tasto con la finestrella e scrivi Copilot. Quando compare, premilo. Certi computer hanno un tasto apposta: lo spiega la guida «L'AI che hai già in tasca».
- Se non compare, apri il browser, cioè il programma che usi per andare su internet.
- Scrivi copilot.microsoft.com nella barra dell'indirizzo, il numero 1 del disegno, e premi Invio. Sul telefono la barra può stare in basso, e Invio può chiamarsi «Vai».
- Rileggi l'indirizzo come insegna [«Browser e indirizzi»](/prima-di-cominciare/browser-e-indirizzi). Prima del primo segno /, il numero 2, deve finire con copilot.microsoft.com.
- Sul telefono cerca l'app e controlla che chi la pubblica si chiami Microsoft.

• Entra, oppure no
- Di solito puoi scrivere subito, senza account.
- Se il sito chiede di accedere, usa l'email con cui entri in Windows o in Outlook.
- Se non hai un account Microsoft, segui i passi per crearlo con la tua email: è gratis.
- Il codice che ricevi arriva per email. Lascia aperta la pagina e apri la posta: sul computer con il «+», il numero 4. Poi scrivi il codice nella pagina. Non darlo a nessun altro.
- Se ti propone un abbonamento, chiudi: qui non serve.

• Fai la prima domanda
- Premi nello spazio dove si scrive.
- Scrivi che cosa devi fare e quando, in una o due frasi.
- Chiedi un elenco, una cosa per riga.
- Premi il pulsante per inviare, di solito una freccia. Per ritrovare la pagina premi la stellina, il numero 3.

• Aggiusta l'elenco
- Scrivi «Togli il punto tre» oppure «Aggiungi il pane».
- Chiedi di metterlo in ordine, dalla cosa più urgente.
- Premi il pulsante che copia: è sotto la risposta.
- Sul telefono incolla l'elenco nelle note. Sul computer incollalo in un documento, o scrivilo su un foglio.`,
      duration: 10,
      ...lookedFor.address,
      exercises: [
        {
          title: 'La mattina di commissioni',
          description:
            'Prova questa richiesta: «Metti in ordine queste commissioni per una mattina a piedi in città: posta, farmacia, mercato, calzolaio, banca. La spesa del mercato pesa, quindi va per ultima. La banca apre prima degli altri. Scrivi un elenco numerato con una riga di motivo.» Controlla: la banca è la prima e il mercato è alla fine?',
        },
      ],
    },
    {
      id: 'copilot-basics-organizzare',
      title: 'Organizzare una gita e scrivere agli amici',
      description:
        "Prepari il programma della giornata e l'email per invitare. Alla fine hai due testi pronti da usare.",
      content: `• Prepara gli appunti
- Scrivi su carta il giorno, quante persone siete e dove volete andare.
- Aggiungi che cosa vi pesa, come le salite o le partenze troppo presto.
- Al posto dei nomi scrivi «quattro amici».
- Segna se vi muovete in treno, in autobus o in auto.

• Chiedi il programma
- Apri una conversazione nuova.
- Scrivi gli appunti così come sono, anche in disordine. Sul computer per andare a capo tieni premuto Maiusc e premi Invio. Senza Maiusc, Invio manda il messaggio.
- Chiedi un programma diviso in mattina, pranzo e pomeriggio.
- Chiedi che lasci in bianco gli orari da controllare.
- Leggi, e di' che cosa vuoi cambiare.

• Controlla nei posti giusti
- Cerca gli orari dei treni su trenord.it o su trenitalia.com.
- Per un museo apri il suo sito, oppure telefona. Se la risposta ha numerini, il 2 del disegno, apri la pagina, numero 3.
- Guarda le previsioni del tempo il giorno prima.
- Scrivi a mano gli orari veri nel programma.

• Fai scrivere l'email
- Nella stessa conversazione chiedi un'email di invito agli amici.
- Di' il tono che vuoi, allegro ma breve.
- Chiedi anche una riga per l'oggetto, cioè il titolo dell'email.
- Togli quello che non diresti mai.

• Porta via tutto
- Copia l'email con il pulsante sotto la risposta: è il numero 1.
- Apri la tua posta, comincia un messaggio nuovo e incolla.
- Aggiungi i nomi e invia.
- Copia il programma in un documento e stampalo per il giorno della gita.`,
      duration: 20,
      ...lookedFor.answer,
      exercises: [
        {
          title: `Una giornata ${city.inOldTown}`,
          description: `Prova questa richiesta: «Prepara il programma di una giornata ${city.inOldTown} a ${city.name} per quattro amici di settant'anni. ${here('Si sale con la funicolare.', 'Si arriva in autobus.')} Servono poche salite, una pausa ogni ora e un pranzo al tavolo. Lascia in bianco orari e prezzi.» Segna le tre cose che devi controllare prima di partire.`,
        },
        {
          title: "L'email di invito",
          description: `Prova questa richiesta: «Scrivi un'email allegra e breve per gli amici. Metti anche un oggetto. Questi sono gli appunti. Sabato gita ${city.inOldTown}, ${here('ritrovo alla funicolare', 'ritrovo alla fermata')}. Pranzo insieme, scarpe comode. Risposta entro giovedì.» Rileggi l'email e cambia almeno una frase con parole tue.`,
        },
      ],
    },
    {
      id: 'copilot-basics-sicurezza',
      title: 'Controllare, proteggere, cancellare',
      description:
        'Impari a guardare da dove viene una notizia, a tenere per te i dati e a cancellare.',
      content: `• Guarda da dove viene
- Cerca nella risposta i numerini o i nomi delle pagine usate.
- Aprine almeno una e trova la frase che ti interessa.
- Guarda la data della pagina, perché può essere vecchia.
- Se non ci sono pagine, prendi la risposta come un consiglio da controllare.
- Perché l'AI sbaglia? Lo spiega [«Che cos'è l'AI»](/prima-di-cominciare/che-cose-l-ai), anche senza account.

• Proteggi te e gli altri
- Tieni per te password e codici della banca o dello SPID.
- Al posto di nomi e indirizzi scrivi «un amico» o «in centro».
- Racconta la gita quando torni: così nessuno sa quando la casa è vuota.
- Sul computer di lavoro chiedi prima che cosa è permesso.
- Se hai un dubbio, chiedi a una persona: in biblioteca o allo sportello del Comune.

• Scegli le impostazioni
- Se sei dentro con un account, premi il tuo nome o la tua foto, il numero 1 del disegno, e cerca le impostazioni. Sul tuo schermo può stare altrove.
- Apri la parte sulla privacy, cioè sulla protezione dei tuoi dati.
- Cerca la scelta che usa le conversazioni per addestrare l'AI. Se non vuoi, spegnila.
- Guarda se è accesa la memoria, cioè i ricordi su di te. Decidi se tenerla.
- Vicino alla memoria può esserci una scelta sui dati di Edge, Bing e MSN: sul tuo telefono può chiamarsi in un altro modo. Se non la vuoi, spegnila.

• Cancella ed esci
- Con un account apri l'elenco delle conversazioni, il numero 2. Di solito è a lato o dietro un disegno di orologio.
- Scegli una conversazione ed eliminala: spesso ci sono tre puntini, il numero 3.
- Per eliminarle tutte, cerca la cronologia nella parte sulla privacy.
- Se il computer non è tuo, esci dall'account prima di alzarti.`,
      duration: 15,
      ...lookedFor.account,
      exercises: [
        {
          title: 'Il controllo prima di partire',
          description:
            'Prova questa richiesta: «Fai un elenco di otto cose da controllare il giorno prima di una gita in treno con amici anziani. Dove si controlla ogni cosa? Scrivilo accanto: sito, telefono o biglietteria.» Segna le tre che di solito dimentichi.',
        },
        {
          title: 'Lascia pulito',
          description:
            'Se sei dentro con un account, apri le conversazioni di Copilot ed elimina quella della prima prova. Poi esci e rientra, per vedere che non ci sia più.',
        },
      ],
    },
  ],
}
