import type { GuideContent } from '../../content-types.ts'

export const copilotBasics: GuideContent = {
  id: 'copilot-basics',
  toolId: '4',
  title: 'Mettere ordine con Microsoft Copilot',
  description:
    'Apri Copilot e fai il tuo primo elenco. Poi organizzi una gita e da quattro appunti ricavi una email.',
  difficulty: 'beginner',
  duration: 45,
  imageUrl: '/drawings/guida-copilot-basics.svg',
  rating: 4.7,
  isPublished: true,
  prerequisites: [
    'Un computer, un telefono o un tablet collegato a internet',
    'Un accesso Microsoft solo se vuoi conservare le conversazioni',
  ],
  relatedGuides: ['chatgpt-basics', 'gemini-basics'],
  chapters: [
    {
      id: 'copilot-basics-aprire',
      title: 'Aprire Copilot e fare la prima domanda',
      description: 'Trovi Copilot nel computer o sul sito, e ottieni un primo elenco utile.',
      content: `• Trovalo
- Se hai un computer con Windows, premi il tasto con la finestrella e scrivi Copilot.
- Se non compare, apri il programma che usi per andare su internet.
- Scrivi copilot.microsoft.com nella riga in alto e premi Invio.
- Sul telefono cerca l'app e controlla che chi la pubblica si chiami Microsoft.

• Entra, oppure no
- Di solito puoi scrivere subito, senza accesso.
- Se il sito chiede di accedere, usa l'email con cui entri in Windows o in Outlook.
- Se non hai un accesso Microsoft, segui i passi per crearne uno con la tua email.
- Rispondi con calma al codice che arriva per posta o sul telefono.
- Se ti propone un abbonamento, chiudi: qui non serve.

• Fai la prima domanda
- Tocca lo spazio dove si scrive.
- Scrivi che cosa devi fare e quando, in una o due frasi.
- Chiedi un elenco, una cosa per riga.
- Premi il pulsante per inviare, di solito una freccia.

• Aggiusta l'elenco
- Scrivi «Togli il punto tre» oppure «Aggiungi il pane».
- Chiedi di metterlo in ordine, dalla cosa più urgente.
- Cerca sotto la risposta il pulsante che copia.
- Incollalo nelle note del telefono, o copialo a mano.`,
      duration: 10,
      exercises: [
        {
          title: 'La mattina di commissioni',
          description:
            'Prova questa richiesta: «Metti in ordine queste commissioni per una mattina a piedi in città: posta, farmacia, mercato, calzolaio, banca. Il mercato pesa, quindi va per ultimo. La banca apre prima degli altri. Scrivi un elenco numerato con una riga di motivo.» Controlla se il mercato è davvero alla fine.',
        },
      ],
    },
    {
      id: 'copilot-basics-organizzare',
      title: 'Organizzare una gita e scrivere agli amici',
      description:
        "Dal programma della giornata all'email per invitare: due risultati pronti da usare.",
      content: `• Prepara gli appunti
- Scrivi su carta il giorno, quante persone siete e dove volete andare.
- Aggiungi che cosa vi pesa, come le salite o gli orari troppo presto.
- Al posto dei nomi scrivi «quattro amici».
- Segna se vi muovete in treno, in autobus o in auto.

• Chiedi il programma
- Apri una conversazione nuova.
- Scrivi gli appunti così come sono, anche in disordine.
- Chiedi un programma diviso in mattina, pranzo e pomeriggio.
- Chiedi che lasci in bianco gli orari da controllare.
- Leggi, e di' che cosa vuoi cambiare.

• Controlla sul posto giusto
- Cerca gli orari dei treni su trenord.it o su trenitalia.com.
- Per un museo apri il suo sito, oppure telefona.
- Guarda le previsioni del tempo il giorno prima.
- Scrivi a mano gli orari veri nel programma.

• Fai scrivere l'email
- Nella stessa conversazione chiedi una email di invito agli amici.
- Di' il tono che vuoi, allegro ma breve.
- Chiedi anche una riga per l'oggetto, cioè il titolo dell'email.
- Togli quello che non diresti mai.

• Porta via tutto
- Copia l'email con il pulsante sotto la risposta.
- Apri la tua posta, comincia un messaggio nuovo e incolla.
- Aggiungi i nomi e invia.
- Copia il programma in un documento e stampalo per il giorno della gita.`,
      duration: 20,
      exercises: [
        {
          title: 'Una giornata a Bergamo Alta',
          description:
            "Prova questa richiesta: «Prepara il programma di una giornata in Città Alta a Bergamo per quattro amici di settant'anni. Si sale con la funicolare. Servono poche salite, una pausa ogni ora e un pranzo seduti. Lascia in bianco orari e prezzi.» Segna le tre cose che devi controllare prima di partire.",
        },
        {
          title: "L'email di invito",
          description:
            'Prova questa richiesta: «Scrivi una email allegra e breve per gli amici. Metti anche un oggetto. Appunti: sabato gita in Città Alta, ritrovo alla funicolare, pranzo insieme, scarpe comode, risposta entro giovedì.» Rileggila e cambia almeno una frase con parole tue.',
        },
      ],
    },
    {
      id: 'copilot-basics-sicurezza',
      title: 'Controllare, proteggere, cancellare',
      description:
        'Impari a guardare da dove viene una notizia, a tenere per te i dati e a cancellare.',
      content: `• Guarda da dove viene
- Cerca nella risposta i numeri o i nomi delle pagine usate.
- Aprine almeno uno e trova la frase che ti interessa.
- Guarda la data della pagina, perché può essere vecchia.
- Se non ci sono pagine, prendi la risposta come un consiglio da controllare.

• Che cosa non scrivere
- Non scrivere password, codici della banca o dello SPID.
- Lascia fuori nomi, indirizzi, numeri di telefono e malattie.
- Non dire a nessuno quando la casa resta vuota, nemmeno a Copilot.
- Sul computer di lavoro chiedi prima che cosa è permesso.

• Scegli le impostazioni
- Premi il tuo nome o la tua foto e cerca le impostazioni.
- Apri la parte sulla privacy, cioè sulla protezione dei tuoi dati.
- Spegni l'uso delle conversazioni per addestrare l'AI, se non vuoi.
- Guarda se è accesa la memoria, cioè i ricordi su di te, e decidi se tenerla.

• Cancella ed esci
- Apri l'elenco delle conversazioni, di solito a lato o dietro un disegno di orologio.
- Scegli una conversazione ed eliminala.
- Per eliminarle tutte, cerca la cronologia nella parte sulla privacy.
- Se il computer non è tuo, esci dall'accesso prima di alzarti.`,
      duration: 15,
      exercises: [
        {
          title: 'Il controllo prima di partire',
          description:
            'Prova questa richiesta: «Fai un elenco di otto cose da controllare il giorno prima di una gita in treno con amici anziani. Accanto a ogni cosa scrivi dove la controllo: sito ufficiale, telefono o biglietteria.» Segna le tre che di solito dimentichi.',
        },
        {
          title: 'Lascia pulito',
          description:
            'Apri le conversazioni di Copilot ed elimina quella della prima prova. Poi esci e rientra, per vedere che non ci sia più.',
        },
      ],
    },
  ],
}
