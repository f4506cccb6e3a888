import { city } from '../../city.ts'
import type { GuideContent } from '../../content-types.ts'
import { lookedFor } from './looked-for.ts'

export const perplexityBasics: GuideContent = {
  id: 'perplexity-basics',
  toolId: '5',
  title: 'Cercare con le fonti usando Perplexity',
  description:
    'Fai una ricerca e apri le pagine da cui viene la risposta. Prepari un foglio di cui ti puoi fidare.',
  difficulty: 'intermediate',
  duration: 60,
  imageUrl: '/drawings/guida-perplexity-basics.svg',
  rating: 4.5,
  isPublished: true,
  prerequisites: [
    'Saper aprire un sito e tornare alla pagina di prima',
    "Avere già fatto qualche domanda a un'AI",
    'Un argomento su cui vuoi informarti',
  ],
  relatedGuides: ['gemini-basics', 'notebooklm-basics'],
  chapters: [
    {
      id: 'perplexity-basics-prima-ricerca',
      title: 'La prima ricerca',
      description: 'Apri Perplexity, fai una domanda precisa e riconosci le parti della risposta.',
      content: `• Apri il sito
- Scrivi perplexity.ai nella barra dell'indirizzo del browser, il programma con cui apri internet. Poi premi Invio. Sul telefono la barra può stare in basso, e Invio può chiamarsi «Vai».
- Rileggi l'indirizzo come insegna [«Browser e indirizzi»](/prima-di-cominciare/browser-e-indirizzi). Prima del primo segno / deve finire con perplexity.ai.
- Se compare un avviso sui cookie, accetta solo quelli necessari. Sono piccoli file che il sito salva.
- Se compare un invito a iscriverti, cerca come chiuderlo: di solito si prova anche senza.
- Se il sito chiede per forza un account, usa la tua email e il codice che ricevi: è gratis.

• Scrivi una domanda precisa
- Scrivi il luogo, per esempio ${city.name} o la tua regione.
- Scrivi il periodo, per esempio questo mese.
- Fai una domanda sola per volta.
- Premi il pulsante per inviare, di solito una freccia.

• Riconosci le parti
- Trova il testo della risposta, diviso in poche frasi.
- Trova i numeri o i nomi accanto alle frasi, il numero 2 del disegno: sono le fonti, cioè le pagine usate.
- Trova l'elenco delle fonti, il numero 3: di solito è sopra, sotto o di lato.
- Trova lo spazio per un'altra domanda, in fondo, e il pulsante che copia, numero 1.

• Vai avanti
- Fai una seconda domanda nello stesso posto, senza ripetere tutto.
- Chiedi di spiegare la parola che non conosci.
- Quando cambi argomento, apri una ricerca nuova.`,
      duration: 10,
      ...lookedFor.answer,
      exercises: [
        {
          title: 'Da vaga a precisa',
          description: `Prova questa richiesta: «Voglio sapere come funziona la raccolta dei rifiuti. La domanda è troppo vaga. Trasformala in tre domande precise da cercare su internet. Abito a ${city.name} e mi interessano i rifiuti ingombranti.» Scrivi la migliore in Perplexity e guarda le fonti.`,
        },
      ],
    },
    {
      id: 'perplexity-basics-fonti',
      title: 'Leggere le fonti',
      description:
        'Il passo che conta di più: aprire le pagine e vedere se dicono davvero quello che leggi.',
      content: `• Apri una fonte
- Premi il numero o il nome accanto alla frase che ti interessa, il numero 2 del disegno. O la pagina nell'elenco, numero 3.
- Aspetta che si apra la pagina, spesso in una scheda nuova, cioè accanto alla prima. Per tornare premi la freccia indietro. Se non va, chiudi la scheda nuova con la ✕ accanto al suo nome. Sul telefono premi il quadratino delle schede, poi la ✕ sulla pagina nuova.
- Cerca nella pagina la parola più importante.
- Leggi anche la riga prima e quella dopo.

• Fai tre controlli
- Chi scrive: un ufficio, un giornale, un negozio o una persona?
- Quando: c'è una data, e quanto è vecchia?
- Che cosa dice: è la stessa cosa della risposta, o solo una cosa simile?

• Dai un voto alla fonte
- Tieni per buoni i siti ufficiali, come inps.it o salute.gov.it. Per il Comune vale ${city.townSite}.
- Leggi con cautela i siti dei negozi: parlano bene di ciò che vendono.
- Se trovi solo un commento di chi non conosci, cerca ancora.
- Per una cosa importante trova due fonti che non copiano l'una dall'altra.

• Se la fonte non torna
- Scrivi in Perplexity quale frase non trovi nella pagina. Per copiare la risposta c'è il pulsante, numero 1.
- Chiedi di cercare solo su siti ufficiali.
- Se ancora non torna, cancella quella frase dai tuoi appunti.`,
      duration: 15,
      ...lookedFor.answer,
      exercises: [
        {
          title: 'Il giudice delle fonti',
          description:
            "Prova questa richiesta: «Spiegami come capire se una pagina internet è affidabile. Fai un elenco di sei domande con risposta sì o no. Per ognuna scrivi un esempio.» L'AI di questo sito non cerca su internet. Usa le sei domande su una fonte vera, trovata con Perplexity.",
        },
      ],
    },
    {
      id: 'perplexity-basics-foglio',
      title: 'Preparare il tuo foglio',
      description:
        'Fai una ricerca vera e ne ricavi una pagina con le risposte, le fonti e le date.',
      content: `• Scegli la ricerca
- Prendi una cosa che ti serve davvero, come un corso, un ufficio o una gita.
- Scrivi su carta le tre cose che vuoi sapere.
- Prepara un documento vuoto, oppure un foglio a righe.
- Dividi il foglio in tre colonne: risposta, fonte, data.

• Fai le tre domande
- Scrivi la prima domanda con luogo e periodo.
- Apri una fonte e fai i tre controlli del capitolo precedente.
- Scrivi nel foglio la risposta, con parole tue.
- Accanto scrivi il nome del sito e la data della pagina.
- Ripeti con la seconda e con la terza domanda.

• Cerca anche il contrario
- Chiedi quali sono i limiti o i problemi di ciò che hai trovato.
- Chiedi se ci sono regole cambiate da poco.
- Se due fonti non vanno d'accordo, scrivile tutte e due.

• Chiudi la ricerca
- Rileggi il foglio e segna che cosa è ancora incerto.
- Per la parte incerta telefona all'ufficio, con il foglio in mano.
- Conserva il foglio con la data di oggi.
- Se hai un account, di solito ritrovi la ricerca nel tuo elenco.`,
      duration: 20,
      imageUrl: null,
      imageAlt: '',
      exercises: [
        {
          title: 'Le domande per un corso',
          description: `Prova questa richiesta: «Voglio trovare un corso di inglese per adulti a ${city.name}. Scrivi le sei cose da sapere prima di iscriversi. Per ognuna scrivi la domanda da cercare su internet e quella da fare al telefono.» Cerca le prime tre con Perplexity e riempi il foglio.`,
        },
        {
          title: 'Due fonti per una data',
          description:
            'Scegli nel tuo foglio una data o un orario. Trova una seconda fonte che lo confermi, oppure telefona per saperlo.',
        },
      ],
    },
    {
      id: 'perplexity-basics-sicurezza',
      title: 'Limiti, dati e pulizia',
      description:
        'Sai quando serve una persona e che cosa tenere per te. Poi cancelli le tue ricerche.',
      content: `• Usa la risposta nel modo giusto
- Per una cura porta la risposta al medico e chiedi a lui.
- Prima di pagare in base alla risposta, telefona a chi vende.
- Se ti serve un numero di telefono, prendilo dal sito ufficiale.
- Le notizie di oggi cambiano in poche ore: cerca due fonti.
- Perché l'AI sbaglia? Lo spiega [«Che cos'è l'AI»](/prima-di-cominciare/che-cose-l-ai), anche senza account.

• Cerca in generale
- Cerca uffici, luoghi e negozi. Non cercare notizie su vicini, parenti o conoscenti.
- Tieni per te codici, numeri di conto e documenti.
- Di un tema di salute chiedi in generale, senza dire che riguarda te.
- Anche senza account la domanda arriva a chi gestisce il sito.
- Se hai un dubbio, chiedi a una persona: in biblioteca o allo sportello del Comune.

• Regola le impostazioni
- Se hai un account, premi il tuo nome o il tondo, il numero 1 del disegno, e apri le impostazioni. Sul tuo schermo può stare altrove.
- Cerca la parte sull'uso dei dati per l'AI.
- Lì c'è la scelta che usa le tue ricerche per migliorare il servizio. Se non vuoi, spegnila.
- La scelta vale in genere per le ricerche che farai da adesso.

• Cancella ed esci
- Apri l'elenco delle tue ricerche, il numero 2.
- Scegli una ricerca, apri il suo menu, di solito tre puntini, il numero 3, ed eliminala.
- Se vuoi smettere, cerca nelle impostazioni come eliminare il tuo account.
- Se il computer non è tuo, esci prima di chiudere.`,
      duration: 15,
      ...lookedFor.account,
      exercises: [
        {
          title: 'La notizia sospetta',
          description:
            'Prova questa richiesta: «Ricevo un messaggio. Promette un bonus di 500 euro a chi preme un collegamento entro oggi. Quali segni fanno pensare a una truffa? Che cosa devo fare? Rispondi in sei punti.» Cerca con Perplexity se un sito ufficiale ne parla.',
        },
      ],
    },
  ],
}
