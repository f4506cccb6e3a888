import { city } from '../../city.ts'
import type { GuideContent } from '../../content-types.ts'
import { lookedFor } from './looked-for.ts'

export const githubCopilotBasics: GuideContent = {
  id: 'github-copilot-basics',
  toolId: '10',
  title: "GitHub Copilot: una pagina per l'associazione",
  description:
    "Per chi nell'associazione se la cava già con il computer. Costruisci la pagina che calcola le dosi per la cena sociale. La provi e la correggi con l'AI.",
  difficulty: 'advanced',
  duration: 90,
  imageUrl: '/drawings/guida-github-copilot-basics.svg',
  rating: 4.1,
  isPublished: true,
  prerequisites: [
    'Un computer su cui puoi installare un programma',
    'Una casella email che sai aprire',
    'Saper salvare un file e ritrovarlo in una cartella',
    "Un po' di pazienza con le parole inglesi",
  ],
  relatedGuides: ['chatgpt-basics', 'claude-basics'],
  chapters: [
    {
      id: 'github-copilot-basics-account',
      title: 'Account e prime domande',
      description:
        'Crei un account GitHub e fai le prime domande a Copilot nel browser, senza installare niente.',
      content: `• Tre parole da sapere
- Il codice è il testo che dice al computer che cosa fare.
- GitHub è un sito dove le persone tengono il loro codice.
- Copilot è l'AI di GitHub. Scrive il codice con te e te lo spiega.

• Creare l'account
- Scrivi github.com nella barra dell'indirizzo, il numero 1 del disegno, nel browser: è il programma con cui apri internet. Poi premi Invio.
- Rileggi l'indirizzo come insegna [«Browser e indirizzi»](/prima-di-cominciare/browser-e-indirizzi). Prima del primo segno /, il numero 2, deve finire con github.com.
- Cerca il comando per iscriverti: la pagina può essere in inglese. L'account è gratis. Usa la tua email, una password lunga e un nome inventato.
- Lascia aperta la pagina. In un'altra scheda, cioè un'altra pagina, con il «+» al numero 4, apri la posta, leggi il numero di conferma e scrivilo nella pagina.
- Salta le richieste di pagamento: per provare, di solito non servono.

• La prima domanda
- Dentro GitHub apri la chat di Copilot. Di solito è un'icona, cioè un disegno piccolo, in alto. Se non la vedi, scrivi github.com/copilot nella barra dell'indirizzo.
- Scrivi in italiano: «Che cos'è una pagina HTML? Spiegalo in cinque righe».
- HTML è la lingua in cui sono scritte le pagine internet.
- Se una parola è difficile, chiedi un esempio preso dalla cucina.

• Se non riesci a entrare
- Guarda se hai confermato la tua email.
- GitHub può cambiare o sospendere le nuove iscrizioni a Copilot.
- In quel caso fai le stesse domande con ChatGPT o Claude.
- I capitoli che seguono restano utili: il codice è lo stesso.`,
      duration: 20,
      ...lookedFor.address,
      exercises: [
        {
          title: 'Capire che cosa fa un codice',
          description:
            "Prova questa richiesta: «Spiega a una persona che non ha mai programmato che cosa sono HTML, CSS e JavaScript. Usa l'esempio di una casa. Poi mostra una pagina HTML di sei righe che dice buongiorno e spiega ogni riga.» Leggi la spiegazione e ripetila a voce con parole tue.",
        },
      ],
    },
    {
      id: 'github-copilot-basics-editor',
      title: 'Installare il programma per scrivere',
      description: 'Installi Visual Studio Code, colleghi Copilot e vedi la prima riga proposta.',
      content: `• Installare
- Scrivi code.visualstudio.com nella barra dell'indirizzo. Poi premi Invio.
- Scarica la versione per il tuo computer: è gratuita.
- Apri il file scaricato e segui i passi, lasciando le scelte già fatte.
- Apri il programma. Si chiama Visual Studio Code, in breve VS Code.

• Collegare Copilot
- Cerca l'icona di Copilot nel bordo della finestra, il numero 1 del disegno. Di solito è in basso a destra, ma può stare altrove.
- Premila e scegli di accedere con GitHub.
- Si apre il browser: conferma che sei tu.
- Torna in VS Code e aspetta qualche secondo.

• Preparare una cartella
- Crea sul computer una cartella di nome «ricetta».
- In VS Code apri il menu dei file e scegli di aprire una cartella.
- Prendi la cartella «ricetta» e di' che ti fidi: l'hai fatta tu.
- Crea un file nuovo e chiamalo «ricetta.html».

• La prima riga proposta
- Nel file scrivi: <!-- pagina che calcola le dosi di una ricetta -->
- Vai a capo e aspetta: può apparire un testo grigio, il numero 2.
- Premi il tasto Tab per accettarlo, oppure Esc per rifiutarlo. Tab è il tasto con due frecce.
- Poi cancella quello che c'è nel file: nel prossimo capitolo si comincia davvero.`,
      duration: 25,
      ...lookedFor.code,
      exercises: [
        {
          title: 'Un aiuto per gli intoppi',
          description:
            'Prova questa richiesta: «Sto installando Visual Studio Code e voglio usare GitHub Copilot. Fai una lista dei cinque intoppi più comuni per un principiante. Per ognuno scrivi come me ne accorgo e che cosa posso fare. Usa parole semplici.» Tieni accanto la lista mentre installi.',
        },
      ],
    },
    {
      id: 'github-copilot-basics-pagina',
      title: 'Costruire la pagina delle dosi',
      description:
        'Chiedi la pagina in piccoli passi, la apri nel browser e controlli i conti a mano.',
      content: `• Chiedere il primo pezzo
- Apri la chat di Copilot dentro VS Code: nel disegno è il numero 3.
- Scrivi che cosa vuoi: una casella per le persone e un pulsante per calcolare.
- Aggiungi la ricetta con le dosi per quattro persone: ne trovi una nell'esercizio qui sotto.
- Chiedi che stia tutto in un solo file HTML, senza internet.
- Copia solo il codice nel file «ricetta.html» e salva.

• Aprire la pagina
- Vai nella cartella «ricetta» del tuo computer.
- Fai due clic sul file: si apre nel browser.
- Scrivi un numero di persone e premi il pulsante.
- Se non succede niente, va bene lo stesso: si corregge tra poco.

• Controllare i conti
- Prendi la ricetta per quattro persone e un foglio.
- Scrivi 4 nella pagina: le dosi devono restare uguali.
- Scrivi 8: le dosi devono raddoppiare.
- Scrivi 0, poi lascia vuoto: la pagina deve dirti che cosa manca.

• Correggere e migliorare
- Descrivi a Copilot che cosa vedi e che cosa volevi. Se la chat è chiusa, premi la sua icona, il numero 1.
- Cambia una sola cosa per volta, salva e ricarica la pagina.
- Chiedi scritte più grandi e un buon contrasto tra testo e fondo.
- Se si rompe, annulla con Ctrl e Z. Sul Mac usa Cmd e Z.`,
      duration: 30,
      ...lookedFor.code,
      exercises: [
        {
          title: 'La pagina per la pasta al burro e salvia',
          description: `Prova questa richiesta: «Scrivi una pagina HTML in un solo file, senza collegamenti a internet. La pagina è in italiano e calcola le dosi della pasta al burro e salvia, per una cena a ${city.name}. Le dosi per quattro persone sono: 400 grammi di farina, 4 uova, 80 grammi di burro, 8 foglie di salvia. Metti una casella con scritto quante persone e un pulsante. Se il numero è vuoto o minore di uno, mostra un avviso gentile. Usa scritte grandi. Poi spiega il codice in cinque righe.» Copia solo il codice nel file «ricetta.html», salva e aprilo con due clic.`,
        },
        {
          title: 'La prova con tre numeri',
          description:
            'Calcola a mano le dosi per due, quattro e sei persone. Confrontale con quelle della pagina. Se un numero è diverso, dillo a Copilot e correggi.',
        },
      ],
    },
    {
      id: 'github-copilot-basics-sicurezza',
      title: 'Controllare, proteggere, smettere',
      description:
        "Fai rivedere il codice, spegni l'uso dei tuoi dati e sai come staccare Copilot.",
      content: `• Controllare il codice
- Il codice può sembrare giusto e sbagliare i conti.
- Chiedi a Copilot di spiegare ogni parte che non capisci.
- Prova sempre con numeri strani: zero, vuoto, molto grande.
- Per soldi, salute o dati di altri, fai controllare da chi programma di mestiere.
- Perché l'AI sbaglia? Lo spiega [«Che cos'è l'AI»](/prima-di-cominciare/che-cose-l-ai), anche senza account.

• Proteggere te e gli altri
- Tieni password e codici segreti fuori dai file.
- Per le prove usa nomi e numeri inventati.
- Se il codice è di un'azienda, chiedi prima il permesso.
- Prima di usare un comando, chiedi che cosa fa.
- Se hai un dubbio, chiedi a una persona: in biblioteca o allo sportello del Comune.

• Decidere sui tuoi dati
- Con gli account personali, i testi possono servire ad addestrare l'AI.
- Su github.com apri le impostazioni di Copilot dal tuo profilo.
- Cerca la parte sulla privacy e sull'uso dei tuoi dati.
- Lì c'è la scelta che usa i tuoi testi per addestrare l'AI. Se non vuoi, spegnila e salva.

• Smettere
- In VS Code puoi spegnere Copilot dalla sua icona.
- Puoi anche uscire dall'account GitHub, dal menu del profilo.
- I tuoi file restano nella cartella: sono tuoi.
- L'account GitHub si elimina dalle sue impostazioni.`,
      duration: 15,
      imageUrl: null,
      imageAlt: '',
      exercises: [
        {
          title: 'Un secondo paio di occhi',
          description:
            "Prova questa richiesta: «Questo codice calcola la farina: let farina = 400 / 4 + persone. Dovrebbe dare 400 grammi per quattro persone e 800 per otto. Trova l'errore, spiegalo con parole semplici e scrivi la riga giusta. Poi proponi quattro prove per controllare il risultato.» Leggi l'errore trovato, poi guarda se c'è anche nella tua pagina.",
        },
      ],
    },
  ],
}
