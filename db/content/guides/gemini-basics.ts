import { city } from '../../city.ts'
import type { GuideContent } from '../../content-types.ts'
import { lookedFor } from './looked-for.ts'

export const geminiBasics: GuideContent = {
  id: 'gemini-basics',
  toolId: '3',
  title: 'Confrontare e scegliere con Gemini',
  description:
    'Confronti due scelte e metti in ordine le spese di casa. Entri con il tuo account Google.',
  difficulty: 'beginner',
  duration: 50,
  imageUrl: '/drawings/guida-gemini-basics.svg',
  rating: 4.5,
  isPublished: true,
  prerequisites: [
    'Un telefono, un tablet o un computer collegato a internet',
    'Se lo hai, il tuo account Google (quello di Gmail o del telefono Android)',
  ],
  relatedGuides: ['ai-in-tasca', 'chatgpt-basics', 'perplexity-basics'],
  chapters: [
    {
      id: 'gemini-basics-entrare',
      title: 'Entrare in Gemini',
      description: "Se usi Gmail o un telefono Android, l'account lo hai già. Qui lo ritrovi.",
      content: `• Cerca il tuo account Google
- Sul telefono Android apri le impostazioni e cerca Google: lì vedi la tua email.
- Sul computer apri gmail.com e guarda con quale email entri.
- Se non hai un account Google, crealo da accounts.google.com: è gratis.
- Scrivi su un foglio l'email, e tieni la password in un altro posto.
- Su molti telefoni Gemini c'è già, e risponde alla voce. Lo spiega la guida «L'AI che hai già in tasca».

• Apri la pagina
- Apri il browser, cioè il programma che usi per andare su internet.
- Scrivi gemini.google.com nella barra dell'indirizzo e premi Invio. Sul telefono la barra può stare in basso, e Invio può chiamarsi «Vai».
- Rileggi l'indirizzo come insegna [«Browser e indirizzi»](/prima-di-cominciare/browser-e-indirizzi). Prima del primo segno / deve finire con gemini.google.com.
- A volte puoi fare una prova anche senza entrare: scrivi nello spazio vuoto e invia.

• Entra
- Cerca il pulsante per accedere, di solito in alto a destra.
- Scrivi l'email e poi la password.
- Se Google ti manda un avviso sul telefono, di' di sì solo se stai entrando tu in quel momento. Se no, di' di no.
- Leggi le condizioni che compaiono e vai avanti solo se ti stanno bene.

• Guardati intorno
- Trova lo spazio dove si scrive, quasi sempre in basso.
- Trova il pulsante che apre una conversazione nuova: nel disegno è il numero 4. Sul tuo schermo può stare altrove.
- Trova l'elenco delle conversazioni fatte, di solito a lato: numero 2. I tre puntini, numero 3, servono a eliminarne una.
- Trova il tondo con la tua foto o le tue iniziali, numero 1: dice quale account è aperto.
- Salva la pagina tra i preferiti per ritrovarla. Di solito c'è una stellina accanto all'indirizzo, o una riga nel menu.`,
      duration: 10,
      ...lookedFor.account,
      exercises: [
        {
          title: 'Una domanda per rompere il ghiaccio',
          description:
            'Prova questa richiesta: «Spiegami con un esempio di tutti i giorni che cosa vuol dire mettere a confronto due offerte. Usa sei righe e nessuna parola inglese.» Se una riga non ti è chiara, continua dove hai la risposta e chiedi un altro esempio.',
        },
      ],
    },
    {
      id: 'gemini-basics-confronto',
      title: 'Mettere a confronto due scelte',
      description:
        'Treno o auto? Scopa elettrica o aspirapolvere? Fai una tabella e decidi con più calma.',
      content: `• Prepara la scelta
- Scrivi su carta le due possibilità.
- Segna tre cose che contano per te, come costo, fatica e tempo.
- Aggiungi un limite vero, per esempio quanto vuoi spendere.
- Non serve dire chi sei o dove abiti.

• Chiedi la tabella
- Apri una conversazione nuova.
- Scrivi le due scelte e le tre cose che contano.
- Chiedi una tabella con una riga per ogni cosa.
- Chiedi che alla fine dica quando conviene una e quando l'altra.
- Invia e aspetta che la tabella sia intera.

• Leggi con la matita in mano
- Segna tutti i prezzi e gli orari: sono i primi a essere sbagliati.
- Cercali sul sito di chi vende, o chiama il negozio. Se vedi numerini, il 2 del disegno, o pagine, il 3, aprine una.
- Se una riga non ti interessa, chiedi di toglierla.
- Se manca la tua ragione più importante, aggiungila e chiedi di nuovo la tabella.

• Decidi tu
- Chiedi quali domande conviene fare al venditore.
- Copia le domande con il pulsante che copia la risposta, numero 1, oppure scrivile a mano.
- Porta il foglio con te quando vai a comprare.`,
      duration: 15,
      ...lookedFor.answer,
      exercises: [
        {
          title: 'Treno o auto',
          description: `Prova questa richiesta: «Metti a confronto il treno e la macchina per una giornata a Milano da ${city.name}, in due persone. Fai una tabella con fatica, comodità e cose da prevedere. Non scrivere prezzi e orari: dimmi dove li trovo.» Guarda se la tabella ti aiuta davvero a scegliere.`,
        },
        {
          title: 'Una scelta tua',
          description:
            'Pensa a una cosa che devi comprare. Scrivi le due scelte e le tre cose che contano, e chiedi la tua tabella.',
        },
      ],
    },
    {
      id: 'gemini-basics-spese',
      title: 'La tabella delle spese di casa',
      description: 'Raccogli le spese del mese, le metti in ordine e vedi dove vanno i soldi.',
      content: `• Raccogli le spese
- Scrivi su carta le spese del mese, una per riga.
- Accanto metti la somma, anche arrotondata.
- Lascia fuori il nome della banca e i numeri del conto.
- Scrivi «farmacia» o «visite», senza dire per quale malattia.

• Falle mettere in ordine
- Scrivi l'elenco nello spazio, il numero 1 del disegno, con una virgola dopo ogni spesa. Se ti stanchi, detta: il microfono è il numero 4.
- Manda solo alla fine, con la freccia, numero 2. Sul computer anche Invio manda il messaggio.
- Chiedi una tabella con tre colonne: gruppo, spesa, somma.
- Chiedi il totale di ogni gruppo e il totale di tutto.
- Chiedi quale gruppo pesa di più.

• Rifai i conti
- Prendi la calcolatrice e somma un gruppo alla volta.
- Se un totale non torna, scrivi quale e chiedi di rifarlo.
- Guarda che nessuna spesa sia sparita o doppia.
- Tieni per buono il tuo conto, non quello di Gemini.

• Conserva la tabella
- Cerca sotto la risposta il pulsante che copia o che porta il testo in un documento.
- Incolla la tabella in un documento e dagli il nome del mese.
- Il mese dopo fai lo stesso, e confronta i due totali.
- Per fare domande ai tuoi documenti ci sono i quaderni. Li spiega la guida su Gemini Notebook.

• Leggi una foto, se ti è comodo
- Cerca il pulsante per aggiungere una foto, di solito un più: è il numero 3. Sul tuo schermo può stare altrove.
- Fotografa uno scontrino, dopo aver coperto i numeri della carta. Quello della farmacia no: dice le tue medicine e il codice fiscale.
- Chiedi di scrivere l'elenco delle cose comprate con il prezzo.
- Confronta l'elenco con lo scontrino, riga per riga.`,
      duration: 15,
      ...lookedFor.writing,
      exercises: [
        {
          title: 'Un mese di prova',
          description:
            "Prova questa richiesta: «Metti queste spese in una tabella divisa per gruppi, con i totali: supermercato 320 euro, luce 64, gas 90, farmacia 35, autobus 40, bar 28, regalo 50. Quale gruppo pesa di più? Dillo in due frasi.» Con la calcolatrice controlla il totale: deve fare 627 euro. Se sotto la risposta c'è «Mostra l'errore», una somma l'abbiamo sbagliata apposta: trovala, poi premi.",
        },
      ],
    },
    {
      id: 'gemini-basics-sicurezza',
      title: 'Controllare e cancellare',
      description:
        'Impari a verificare le risposte, a tenere per te i dati e a togliere le conversazioni da Google.',
      content: `• Controlla la risposta
- Cerca i collegamenti alle pagine, quando ci sono, e aprine almeno uno.
- Se non ci sono, cerca tu la notizia su un sito ufficiale.
- Per bonus e pensioni guarda inps.it, per le tasse agenziaentrate.gov.it.
- Perché l'AI sbaglia? Lo spiega [«Che cos'è l'AI»](/prima-di-cominciare/che-cose-l-ai), anche senza account.
- Per la salute chiedi al medico. Per il resto chiedi a una persona: in biblioteca o allo sportello del Comune.

• Scrivi come in un ufficio pieno di gente
- Qualche conversazione può essere letta da chi lavora per Google.
- Scrivi quindi solo ciò che diresti a voce alta in una sala d'attesa.
- Tieni per te password, codici SPID e numeri di conto o di carta.
- Di una malattia parla in generale, senza dire di chi è.

• Guarda che cosa Google conserva
- Apri le impostazioni di Gemini e cerca la pagina delle attività.
- Lì vedi le tue domande: puoi eliminarne una, o tutte. Una conversazione si elimina anche dall'elenco, il numero 2 del disegno, con i tre puntini, numero 3.
- Se non vuoi che restino, cerca il comando che spegne le attività.
- Le conversazioni già lette da persone possono restare fino a tre anni.
- Per una domanda delicata cerca «chat temporanea». Sul tuo telefono può chiamarsi in un altro modo. Di solito non resta nell'elenco.

• Esci
- Se il computer non è tuo, premi il tondo con la tua foto o le tue iniziali, numero 1, ed esci.
- Chiudi anche la finestra del browser.
- A casa puoi restare dentro, se il computer lo usi solo tu.`,
      duration: 10,
      ...lookedFor.account,
      exercises: [
        {
          title: 'Metti alla prova la risposta',
          description:
            "Prova questa richiesta: «Elenca cinque cose da controllare prima di credere a una notizia sulle pensioni. Per ognuna scrivi dove la controllo. Non dare cifre.» Copia l'elenco su un foglio e tienilo vicino al computer.",
        },
        {
          title: 'La pagina delle attività',
          description:
            'Se sei dentro con il tuo account, apri la pagina delle attività di Gemini. Trova le domande di oggi ed elimina quelle che non ti servono.',
        },
      ],
    },
  ],
}
